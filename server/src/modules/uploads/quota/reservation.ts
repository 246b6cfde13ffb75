import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import type { QuotaReservationRow } from '../../../database/internal-tables.ts';
import type { Schema, UploadRow } from '../../../database/schema.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { commitBytes, hasQuota, refusal, releaseBytes, reserveBytes } from './quota.ts';

// A reservation of an upload that comes with one request has a row of its own, which is deleted exactly
// once: by the transaction that writes the upload, by its failure, or by the process that finds this one
// dead. So it is never released twice, also where the answer to a commit was lost. The row of its own is
// always written before the owner's: two transactions that did it in different orders could wait for each
// other.

/** Bytes of the owner's quota that are set aside for one upload. */
export interface Reservation {
  /** Makes sure of so many bytes in all; undefined: they are reserved already. Throws as `refusal` says. */
  grow(bytes: number): Promise<void> | undefined;
  /** Exchanges it for the upload, in the transaction that writes its row. Throws `forbidden`. */
  commit(transaction: Transaction<Schema>, upload: UploadRow): Promise<void>;
  /** Gives everything back when the upload has failed, unless its row was written all the same. */
  release(): Promise<void>;
}

/** Between what a file's size lies, as far as the request's length tells. */
export interface AnnouncedBytes {
  min: number;
  max: number;
}

const stepBytesMin = 1024 ** 2;
const stepBytesMax = 64 * 1024 ** 2;

/** By how much a reservation grows at a time where it is not known how much is coming. */
export const stepAfter = (reservedBytes: number) =>
  Math.min(Math.max(reservedBytes, stepBytesMin), stepBytesMax);

/**
 * Reserves room for a file of the announced length, or of none: then the reservation grows while bytes
 * come. Throws as `refusal` says.
 */
export async function reserve(
  services: Services,
  ownerId: string,
  announced: AnnouncedBytes | undefined,
): Promise<Reservation> {
  const { log } = services;
  const key = { id: newId(), ownerId };
  let reservedBytes = 0;
  let mayBeReserved = false;

  async function tryGrow(bytes: number): Promise<boolean> {
    if (bytes <= reservedBytes) return true;
    mayBeReserved = true;
    const hasGrown = await growReservation(services, key, { from: reservedBytes, to: bytes });
    if (hasGrown) reservedBytes = bytes;
    return hasGrown;
  }

  async function grow(bytes: number): Promise<void> {
    const next = reservedBytes + stepAfter(reservedBytes);
    if (next > bytes && (await tryGrow(next))) return;
    if (!(await tryGrow(bytes))) throw await refusal(services, ownerId, reservedBytes);
  }

  async function growToEither(max: number, min: number): Promise<boolean> {
    try {
      return (await tryGrow(max)) || (await tryGrow(min));
    } catch (error) {
      // Perhaps it was reserved, and the answer was lost.
      await release();
      throw error;
    }
  }

  async function release(): Promise<void> {
    if (!mayBeReserved) return;
    try {
      await releaseReservation(services, key);
    } catch (error) {
      // It lessens this quota until this process ends.
      log.warn('quota.reservation_left_behind', { userId: ownerId, reservedBytes, error });
    }
  }

  const isLimited = await hasQuota(services, ownerId);
  if (isLimited && announced) {
    // A file that just fits must not fail because of the form around it.
    const { maxFileBytes } = services.config;
    const [max, min] = [announced.max, announced.min].map((each) => Math.min(each, maxFileBytes));
    if (!(await growToEither(max ?? 0, min ?? 0))) throw await refusal(services, ownerId);
  }

  return {
    grow: (bytes) => (isLimited && bytes > reservedBytes ? grow(bytes) : undefined),
    commit: async (transaction, upload) => {
      const ended = mayBeReserved ? await deleteReservation(transaction, key.id) : undefined;
      await commitBytes(transaction, upload, ended?.bytes ?? 0);
    },
    release,
  };
}

interface ReservationKey {
  /** Of the reservation; nothing else has it. */
  id: string;
  ownerId: string;
}

const noRoom = new Error('There is no room left in the quota');

/**
 * Grows a reservation to so many bytes; `from` are those that it should have, 0 where it begins. False
 * where `reserveBytes` says so. What it has already is not reserved again.
 */
export async function growReservation(
  { db, config, clusterMember }: Pick<Services, 'db' | 'config' | 'clusterMember'>,
  { id, ownerId }: ReservationKey,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const row = { id, instance_id: clusterMember.id, user_id: ownerId, bytes: to };
  try {
    await db.transaction().execute(async (transaction) => {
      const bytes = await noteGrowth(transaction, row, from);
      if (bytes === 0) return;
      if (!(await reserveBytes(transaction, config, { ownerId, bytes }))) throw noRoom;
    });
    return true;
  } catch (error) {
    if (error === noRoom || isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Writes how much is reserved from now on; gives how much that is more than before. */
async function noteGrowth(
  transaction: Transaction<Schema>,
  row: QuotaReservationRow,
  from: number,
): Promise<number> {
  const { id, bytes } = row;
  const noted =
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
  if (noted) return bytes - from;
  // An earlier try has come further than its answer, or this process was taken for dead meanwhile.
  const found = await transaction
    .selectFrom('quota_reservations')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  const has = found?.bytes ?? 0;
  return has >= bytes ? 0 : noteGrowth(transaction, row, has);
}

/** Releases a reservation whose upload has failed: waits for a transaction that may still commit it. */
export async function releaseReservation(
  { db, clusterMember }: Pick<Services, 'db' | 'clusterMember'>,
  { id, ownerId }: ReservationKey,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('quota_reservations')
        .values({ id, instance_id: clusterMember.id, user_id: ownerId, bytes: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const ended = await deleteReservation(transaction, id);
      if (ended) await releaseBytes(transaction, { ownerId, bytes: ended.bytes });
    });
  } catch (error) {
    // With the account its reservations have gone.
    if (!isForeignKeyViolation(error)) throw error;
  }
}

/** Releases what processes that have ended had reserved. */
export async function releaseReservationsOf(
  transaction: Transaction<Schema>,
  instanceIds: readonly string[],
): Promise<void> {
  const ended = await transaction
    .deleteFrom('quota_reservations')
    .where('instance_id', 'in', instanceIds)
    .returning(['user_id', 'bytes'])
    .execute();
  // In the order of ids, as every transaction that changes several users: none wait in a circle.
  for (const { user_id: ownerId, bytes } of ended.toSorted(byUser)) {
    await releaseBytes(transaction, { ownerId, bytes });
  }
}

const byUser = (a: { user_id: string }, b: { user_id: string }) => (a.user_id < b.user_id ? -1 : 1);

/** The row that it had; undefined where it has been committed or released before. */
function deleteReservation(transaction: Transaction<Schema>, id: string) {
  return transaction
    .deleteFrom('quota_reservations')
    .where('id', '=', id)
    .returning('bytes')
    .executeTakeFirst();
}
