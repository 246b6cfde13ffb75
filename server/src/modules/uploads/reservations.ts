import { sql, type Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../database/failures.ts';
import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

// What is set aside counts in the user's row, where it is compared with the quota, and in one of this
// process, so that it can be given back when the process dies. That one is always written first: two
// who did it in different orders could wait for each other.

type ReservationServices = Pick<Services, 'db' | 'config' | 'instance'>;

const noRoom = new Error('There is no room left in the quota');

/** Sets bytes aside; false where the quota has no room for them or the owner is gone. */
export async function addReservation(
  { db, config, instance }: ReservationServices,
  ownerId: string,
  bytes: number,
): Promise<boolean> {
  const quota = sql`coalesce(quota_bytes, ${config.userQuotaBytes})`;
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('reservations')
        .values({ instance_id: instance.id, user_id: ownerId, bytes })
        .onConflict((conflict) =>
          conflict
            .columns(['instance_id', 'user_id'])
            .doUpdateSet(({ eb }) => ({ bytes: eb('reservations.bytes', '+', bytes) })),
        )
        .execute();
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', bytes) }))
        .where('id', '=', ownerId)
        .where(
          sql<boolean>`(${quota} is null or storage_bytes + reserved_bytes + ${bytes} <= ${quota})`,
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw noRoom;
    });
    return true;
  } catch (error) {
    if (error === noRoom || isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Gives bytes back, unless this process was taken for dead and that has been done already. */
export async function giveBack(
  transaction: Transaction<Schema>,
  { instance }: Pick<Services, 'instance'>,
  ownerId: string,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('reservations')
    .set(({ eb }) => ({ bytes: eb('bytes', '-', bytes) }))
    .where('instance_id', '=', instance.id)
    .where('user_id', '=', ownerId)
    .where('bytes', '>=', bytes)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', bytes) }))
    .where('id', '=', ownerId)
    .execute();
}
