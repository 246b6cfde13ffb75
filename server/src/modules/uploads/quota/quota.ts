import { type Kysely, sql, type Transaction } from 'kysely';

import { isDefiniteFailure, isForeignKeyViolation } from '../../../database/failures.ts';
import type { QuotaReservationRow } from '../../../database/internal-tables.ts';
import { lockRows } from '../../../database/lock.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { canWriteAtOnce } from '../../../database/writes/postgres.ts';
import { commitBytes, deleteReservation, mayNotUpload } from '../../../database/writes/usage.ts';
import type { Emit } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';

// The quota, and all that changes what counts in it: `storage_bytes` and `reserved_bytes` of the owner's row. An upload
// reserves bytes, grows its reservation while more arrive, and either commits it, with the transaction that writes the
// upload's row, or releases it. Each reservation has a row as well, which is written in the same transaction: that makes
// every step idempotent. The row is the resumable upload itself (`tus/`), which outlives this process, or one of
// `quota_reservations`, which is released when its process ends. `database/writes/usage.ts` counts stored files.

type QuotaServices = Pick<Services, 'db' | 'settings'>;
type QuotaSettings = { current(): { userQuota: number | null } };
type UsageServices = Pick<Services, 'settings'> & { db: Kysely<Schema> };

/** Bytes by which a reservation or the usage of an owner changes. */
interface QuotaChange {
  ownerId: string;
  bytes: number;
}

/** The rule: the account is approved, and stored, reserved and these bytes together are within its quota. */
function isWithinQuota(bytes: number, settings: QuotaSettings) {
  const quota = sql`coalesce(quota_bytes, ${settings.current().userQuota})`;
  return sql<boolean>`status = 'approved'
    and (${quota} is null or storage_bytes + reserved_bytes + ${bytes} <= ${quota})`;
}

/**
 * Reserves more bytes; false where they would exceed the owner's quota or the account is not approved. One
 * statement compares and adds, so that concurrent uploads cannot overdraw.
 */
export async function reserveBytes(
  transaction: Transaction<Schema>,
  settings: Services['settings'],
  { ownerId, bytes }: QuotaChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', bytes) }))
    .where('id', '=', ownerId)
    .where(isWithinQuota(bytes, settings))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Rolls the transaction of `withinQuota` back. */
class NoRoom extends Error {}

/** As `reserveBytes`, but rolls the transaction of `withinQuota` back where there is no room. */
export async function mustReserveBytes(
  transaction: Transaction<Schema>,
  settings: Services['settings'],
  change: QuotaChange,
): Promise<void> {
  if (!(await reserveBytes(transaction, settings, change)))
    throw new NoRoom('There is no room left in the quota');
}

/** Whether a transaction that reserves bytes was committed; false: `mustReserveBytes` has rolled it back. */
export async function withinQuota(
  { db }: Pick<Services, 'db'>,
  change: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute(change);
    return true;
  } catch (error) {
    if (error instanceof NoRoom) return false;
    throw error;
  }
}

/** Releases reserved bytes. The caller deletes or updates the reservation's row in the same transaction. */
export async function releaseBytes(
  transaction: Transaction<Schema>,
  { ownerId, bytes }: QuotaChange,
): Promise<void> {
  if (bytes === 0) return;
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', bytes) }))
    .where('id', '=', ownerId)
    .execute();
}

/**
 * Counts other bytes in the place of an upload's own, of which `reservedBytes` are reserved. Throws
 * `quota_exceeded`, also where another request has taken the room meanwhile, and `forbidden`.
 */
export async function recommitBytes(
  transaction: Transaction<Schema>,
  settings: Services['settings'],
  { ownerId, bytes, reservedBytes }: QuotaChange & { reservedBytes: number },
): Promise<void> {
  const unreserved = bytes - reservedBytes;
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({
      storage_bytes: eb('storage_bytes', '+', bytes),
      reserved_bytes: eb('reserved_bytes', '-', reservedBytes),
    }))
    .where('id', '=', ownerId)
    .where('status', '=', 'approved')
    // Less than before is always within it, also where the quota was lowered.
    .$if(unreserved > 0, (query) => query.where(isWithinQuota(unreserved, settings)))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw await quotaRefusal({ db: transaction, settings }, ownerId);
}

/** The quota of an account with this limit of its own; null: none at all. */
const quotaOf = ({ settings }: Pick<Services, 'settings'>, ownBytes: number | null) =>
  ownBytes ?? settings.current().userQuota;

/**
 * Whether the account has a quota; uploads without one reserve nothing. `ownBytes` is the limit of its own, where the
 * request has read its row; undefined: the row is read.
 */
async function hasQuota(
  services: QuotaServices,
  ownerId: string,
  ownBytes: number | null | undefined,
): Promise<boolean> {
  if (ownBytes !== undefined) return quotaOf(services, ownBytes) !== null;
  return ((await findUsage(services, ownerId))?.quotaBytes ?? null) !== null;
}

/** Checks without reserving that the bytes are within the quota. Throws `quota_exceeded` or `forbidden`. */
export async function requireQuota(
  services: QuotaServices,
  { ownerId, bytes }: QuotaChange,
): Promise<void> {
  const found = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where(isWithinQuota(bytes, services.settings))
    .executeTakeFirst();
  if (!found) throw await quotaRefusal(services, ownerId);
}

/**
 * The error of a failed reservation: `quota_exceeded`, or `forbidden` where the account is not approved.
 * `reservedBytes` are held by the refused upload itself; the message counts them as available.
 */
export async function quotaRefusal(
  services: UsageServices,
  ownerId: string,
  reservedBytes = 0,
): Promise<AppError> {
  const usage = await findUsage(services, ownerId);
  if (usage?.status !== 'approved') return mayNotUpload();
  const quota = usage.quotaBytes ?? 0;
  const left = Math.max(0, quota - usage.usedBytes + reservedBytes);
  return new AppError('quota_exceeded', (m) =>
    m.errors.quotaExceeded({ quotaBytes: quota, leftBytes: left }),
  );
}

const selectUsage = prepare((db, { ownerId }: { ownerId: string }) =>
  db
    .selectFrom('users')
    .select(['status', 'quota_bytes', 'storage_bytes', 'reserved_bytes'])
    .where('id', '=', ownerId),
);

async function findUsage(services: UsageServices, ownerId: string) {
  const [owner] = (await selectUsage(services.db, { ownerId })).rows;
  return (
    owner && {
      status: owner.status,
      quotaBytes: quotaOf(services, owner.quota_bytes),
      usedBytes: owner.storage_bytes + owner.reserved_bytes,
    }
  );
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
  commit(transaction: Transaction<Schema>, upload: UploadRow, emit: Emit): Promise<void>;
  /** The primary key of its row; undefined where nothing is reserved. */
  rowId(): string | undefined;
  /** Ends it in a transaction that counts the bytes itself, and returns how many were reserved. */
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
