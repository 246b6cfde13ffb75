import { type Kysely, sql, type Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { mayNotUpload } from '../../../database/writes/usage.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

// The quota, and all that changes what counts in it: `storage_bytes` and `reserved_bytes` of the owner's row. An upload
// reserves bytes, grows its reservation while more arrive, and either commits it, with the transaction that writes the
// upload's row, or releases it. Each reservation has a row as well, which is written in the same transaction: that makes
// every step idempotent. The row is the resumable upload itself (`tus/`), which outlives this process, or one of
// `quota_reservations` (`reservation.ts`), which is released when its process ends. `usage.ts` counts stored files.

type QuotaServices = Pick<Services, 'db' | 'settings'>;
type QuotaSettings = { current(): { userQuota: number | null } };
type UsageServices = Pick<Services, 'settings'> & { db: Kysely<Schema> };

/** Bytes by which a reservation or the usage of an owner changes. */
interface QuotaChange {
  ownerId: string;
  bytes: number;
}

/** The rule: the account is approved, and stored, reserved and these bytes together are within its quota. */
export function isWithinQuota(bytes: number, settings: QuotaSettings) {
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
export class NoRoom extends Error {}

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
export async function hasQuota(
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
