import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import type { QuotaReservationRow } from '../../../database/internal-tables.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Note } from '../../../events/event-bus.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import {
  commitBytes,
  hasQuota,
  mustReserveBytes,
  quotaRefusal,
  releaseBytes,
  withinQuota,
} from './quota.ts';

// The reservation of a single-request upload has a row of its own, which is deleted exactly once: by the
// transaction that writes the upload, by its release after a failure, or by the cluster member that finds this
// process dead. So it is never released twice, even where the answer to a commit was lost. A transaction writes
// the reservation's row before the owner's: with different orders, two could deadlock.

/** Bytes of the owner's quota that are set aside for one upload. */
export interface Reservation {
  /**
   * Grows it to at least so many bytes in total; undefined: they are reserved already. Throws `quota_exceeded`
   * or `forbidden`.
   */
  grow(bytes: number): Promise<void> | undefined;
  /** Turns it into usage, in the transaction that writes the upload's row. Throws as `commitBytes`. */
  commit(transaction: Transaction<Schema>, upload: UploadRow, note: Note): Promise<void>;
  /** The primary key of its row; undefined where nothing is reserved. */
  rowId(): string | undefined;
  /** Ends it in a transaction that counts the bytes by itself, and returns how many were reserved. */
  end(transaction: Transaction<Schema>): Promise<number>;
  /** Releases it after a failure; a no-op where the upload was committed. Never throws. */
  release(): Promise<void>;
}

/** Writes with an upload's row; without `rowId` it does more than to turn a reservation into usage. */
export type UploadCommit = Pick<Reservation, 'commit'> & Partial<Pick<Reservation, 'rowId'>>;

/** Bounds of a file's size in bytes, derived from the request's Content-Length. */
export interface AnnouncedBytes {
  min: number;
  max: number;
}

const stepBytesMin = 1024 ** 2;
const stepBytesMax = 64 * 1024 ** 2;

/**
 * Grows a reservation of unknown final size to at least `bytes` in total. It doubles, by 1 MiB at least and
 * 64 MiB at most, up to `maxBytes`; where that is refused, to just `bytes`. False where `tryGrow` refuses both.
 */
export async function growStepwise(
  tryGrow: (bytes: number) => Promise<boolean>,
  { reserved, bytes, maxBytes }: { reserved: number; bytes: number; maxBytes: number },
): Promise<boolean> {
  const step = Math.min(Math.max(reserved, stepBytesMin), stepBytesMax);
  const next = Math.min(reserved + step, maxBytes);
  return (next > bytes && (await tryGrow(next))) || tryGrow(bytes);
}

/**
 * Reserves quota for a file of the announced size; without one the reservation starts empty and `grow` extends
 * it while bytes arrive. Accounts without a quota reserve nothing; `ownQuotaBytes` as `hasQuota` takes it. Throws
 * `quota_exceeded` or `forbidden`.
 */
export async function reserve(
  services: Services,
  ownerId: string,
  announced: AnnouncedBytes | undefined,
  ownQuotaBytes?: number | null,
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
    const size = { reserved: reservedBytes, bytes, maxBytes: Infinity };
    if (await growStepwise(tryGrow, size)) return;
    throw await quotaRefusal(services, ownerId, reservedBytes);
  }

  async function growToMaxOrMin(max: number, min: number): Promise<boolean> {
    try {
      return (await tryGrow(max)) || (await tryGrow(min));
    } catch (error) {
      // The transaction may have been committed although its answer was lost.
      await release();
      throw error;
    }
  }

  async function release(): Promise<void> {
    if (!mayBeReserved) return;
    try {
      await releaseReservation(services, key);
    } catch (error) {
      // The bytes count against the quota until this process ends.
      log.warn('quota.reservation_release_failed', { userId: ownerId, reservedBytes, error });
    }
  }

  async function end(transaction: Transaction<Schema>): Promise<number> {
    const ended = mayBeReserved ? await deleteReservation(transaction, key.id) : undefined;
    return ended?.bytes ?? 0;
  }

  const isLimited = await hasQuota(services, ownerId, ownQuotaBytes);
  if (isLimited && announced) {
    // The upper bound includes the form around the file: a file that just fits must not fail for it.
    const { maxFileSize } = services.settings.current();
    const [max, min] = [announced.max, announced.min].map((each) => Math.min(each, maxFileSize));
    if (!(await growToMaxOrMin(max ?? 0, min ?? 0))) throw await quotaRefusal(services, ownerId);
  }

  return {
    grow: (bytes) => (isLimited && bytes > reservedBytes ? grow(bytes) : undefined),
    commit: async (transaction, upload) => commitBytes(transaction, upload, await end(transaction)),
    rowId: () => (mayBeReserved ? key.id : undefined),
    end,
    release,
  };
}

interface ReservationKey {
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

/** Releases a failed upload's reservation, once; waits for an open transaction that may still commit it. */
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
    // The account was deleted, and its reservations with it.
    if (!isForeignKeyViolation(error)) throw error;
  }
}

/** Releases the reservations of cluster members that have ended. */
export async function releaseReservationsOf(
  transaction: Transaction<Schema>,
  instanceIds: readonly string[],
): Promise<void> {
  const ended = await transaction
    .deleteFrom('quota_reservations')
    .where('instance_id', 'in', instanceIds)
    .returning(['user_id', 'bytes'])
    .execute();
  // In the order of ids, as every transaction that changes several users, so that none deadlock.
  for (const { user_id: ownerId, bytes } of ended.toSorted(byUser)) {
    await releaseBytes(transaction, { ownerId, bytes });
  }
}

const byUser = (a: { user_id: string }, b: { user_id: string }) => (a.user_id < b.user_id ? -1 : 1);

/** Returns the deleted row; undefined where it was committed or released before. */
function deleteReservation(transaction: Transaction<Schema>, id: string) {
  return transaction
    .deleteFrom('quota_reservations')
    .where('id', '=', id)
    .returning('bytes')
    .executeTakeFirst();
}
