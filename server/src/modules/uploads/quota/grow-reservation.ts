import { sql, type Transaction } from 'kysely';

import { isDefiniteFailure, isForeignKeyViolation } from '../../../database/failures.ts';
import type { QuotaReservationRow } from '../../../database/internal-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { canWriteAtOnce } from '../../../database/writes/postgres.ts';
import type { Services } from '../../../services.ts';
import { isWithinQuota, mustReserveBytes, NoRoom, withinQuota } from './quota.ts';

export interface ReservationKey {
  /** Primary key of the reservation's row. */
  id: string;
  ownerId: string;
}

/**
 * Grows a reservation to `to` bytes, idempotently; `from` is its expected size, 0 for a new one. False where
 * `reserveBytes` refuses.
 */
export async function growReservation(
  { db, settings, clusterMember }: Pick<Services, 'db' | 'settings' | 'clusterMember'>,
  { id, ownerId }: ReservationKey,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const row = { id, instance_id: clusterMember.id, user_id: ownerId, bytes: to };
  try {
    if (from === 0 && canWriteAtOnce(db) && (await reserveAtOnce({ db, settings }, row)))
      return true;
    return await withinQuota({ db }, async (transaction) => {
      const bytes = await recordGrowth(transaction, row, from);
      if (bytes > 0) await mustReserveBytes(transaction, settings, { ownerId, bytes });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Sets the row's size and returns the difference to its previous one, in bytes. */
async function recordGrowth(
  transaction: Transaction<Schema>,
  row: QuotaReservationRow,
  from: number,
): Promise<number> {
  const { id, bytes } = row;
  const recorded =
    from === 0
      ? await transaction
          .insertInto('quota_reservations')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('quota_reservations')
          .set({ bytes })
          .where('id', '=', id)
          .where('bytes', '=', from)
          .returning('id')
          .executeTakeFirst();
  if (recorded) return bytes - from;
  // An earlier attempt was committed without an answer, or this process was declared dead and its rows deleted.
  const found = await transaction
    .selectFrom('quota_reservations')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  const has = found?.bytes ?? 0;
  return has >= bytes ? 0 : recordGrowth(transaction, row, has);
}

interface NewReservation extends QuotaReservationRow {
  userQuota: number | null;
}

// A reservation that is lost with the database's last moments is noticed when it is committed, so no upload waits here
// for the disk, nor another of its owner for the row meanwhile.
const insertAndReserve = prepare(
  (db, { userQuota, ...row }: NewReservation) =>
    db
      .with('reservation', (on) =>
        on
          .insertInto('quota_reservations')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id'),
      )
      .updateTable('users')
      .from(sql`(select set_config('synchronous_commit', 'off', true))`.as('setting'))
      .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', row.bytes) }))
      .where('users.id', '=', row.user_id)
      // The reservation's row comes before the owner's, as everywhere.
      .where(
        ({ selectFrom, fn }) => selectFrom('reservation').select(fn.countAll().as('rows')),
        '=',
        1,
      )
      .where(isWithinQuota(row.bytes, { current: () => ({ userQuota }) })),
  { isForTransactions: true },
);

/**
 * Makes a new reservation by one statement, where the database can. False, with nothing done, where `reserveBytes` refuses, an
 * earlier attempt has made it, or a pooler does not know the statement.
 */
async function reserveAtOnce(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  row: QuotaReservationRow,
): Promise<boolean> {
  const { userQuota } = settings.current();
  try {
    return await withinQuota({ db }, async (transaction) => {
      const { numAffectedRows } = await insertAndReserve(transaction, { ...row, userQuota });
      if (numAffectedRows !== 1n) throw new NoRoom('There is no room, or it is there already');
    });
  } catch (error) {
    if (isDefiniteFailure(error)) return false;
    throw error;
  }
}
