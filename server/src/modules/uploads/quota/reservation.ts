import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import { lockRows } from '../../../database/lock.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { commitBytes, deleteReservation } from '../../../database/writes/usage.ts';
import type { Note } from '../../../events/event-bus.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { growReservation, type ReservationKey } from './grow-reservation.ts';
import { hasQuota, quotaRefusal, releaseBytes, reserveBytes } from './quota.ts';

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
  const { log, settings } = services;
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

  async function commit(transaction: Transaction<Schema>, upload: UploadRow): Promise<void> {
    const bytes = await end(transaction);
    // Its row has gone with a process that was declared dead, or with the database's last moments before a crash.
    const isLost = bytes < reservedBytes;
    if (isLost && !(await reserveBytes(transaction, settings, { ownerId, bytes: upload.size })))
      throw await quotaRefusal({ db: transaction, settings }, ownerId);
    await commitBytes(transaction, upload, isLost ? bytes + upload.size : bytes);
  }

  const isLimited = await hasQuota(services, ownerId, ownQuotaBytes);
  if (isLimited && announced) {
    // The upper bound includes the form around the file: a file that just fits must not fail for it.
    const { maxFileSize } = settings.current();
    const [max, min] = [announced.max, announced.min].map((each) => Math.min(each, maxFileSize));
    if (!(await growToMaxOrMin(max ?? 0, min ?? 0))) throw await quotaRefusal(services, ownerId);
  }

  return {
    grow: (bytes) => (isLimited && bytes > reservedBytes ? grow(bytes) : undefined),
    commit,
    rowId: () => (reservedBytes > 0 ? key.id : undefined),
    end,
    release,
  };
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
  const rows = transaction
    .selectFrom('quota_reservations')
    .select('id')
    .where('instance_id', 'in', instanceIds);
  // In the order of ids, as every transaction that ends several.
  await rows.orderBy('id').$call(lockRows(transaction)).execute();
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
