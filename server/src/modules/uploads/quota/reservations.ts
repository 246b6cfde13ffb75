import { sql, type Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

// What an upload has set aside counts in its owner's row, where it is compared with the quota, and in a
// row of its own, which is deleted exactly once: by the transaction that writes the upload, by its
// failure, or by the process that finds this one dead. So it is never given back twice, also where the
// answer to a commit was lost. The row of its own is always written first: two transactions that did it in
// different orders could wait for each other.

type ReservationServices = Pick<Services, 'db' | 'config' | 'clusterMember'>;

/** Whose room, and for which upload. */
export interface Reservation {
  /** Of the reservation; nothing else has it. */
  id: string;
  ownerId: string;
}

const noRoom = new Error('There is no room left in the quota');

/** Sets more bytes aside; false where the quota has no room for them or the owner is gone. */
export async function growReservation(
  { db, config, clusterMember }: ReservationServices,
  { id, ownerId }: Reservation,
  bytes: number,
): Promise<boolean> {
  const quota = sql`coalesce(quota_bytes, ${config.userQuotaBytes})`;
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('quota_reservations')
        .values({ id, instance_id: clusterMember.id, user_id: ownerId, bytes })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(({ eb }) => ({ bytes: eb('quota_reservations.bytes', '+', bytes) })),
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

/** Gives everything back that the reservation holds, and nothing where that has been done before. */
export async function endReservation(
  transaction: Transaction<Schema>,
  { id }: Pick<Reservation, 'id'>,
): Promise<void> {
  const ended = await transaction
    .deleteFrom('quota_reservations')
    .where('id', '=', id)
    .returning(['user_id', 'bytes'])
    .executeTakeFirst();
  if (!ended) return;
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', ended.bytes) }))
    .where('id', '=', ended.user_id)
    .execute();
}

/** The same for an upload that has failed: waits for a transaction of it that may still be committed. */
export async function releaseReservation(
  { db, clusterMember }: Pick<Services, 'db' | 'clusterMember'>,
  { id, ownerId }: Reservation,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('quota_reservations')
        .values({ id, instance_id: clusterMember.id, user_id: ownerId, bytes: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await endReservation(transaction, { id });
    });
  } catch (error) {
    // With the account its reservations have gone.
    if (!isForeignKeyViolation(error)) throw error;
  }
}
