import { formatBytes } from '@perch/contract/size';
import { sql, type Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

// The quota, and all that changes what counts in it: `storage_bytes` and `reserved_bytes` of the owner's
// row. An upload reserves bytes, grows its reservation while more arrive, and either commits it, with the
// transaction that writes the upload's row, or releases it. Each reservation has a row as well, which is
// inserted, updated or deleted in the same transaction: that makes every step idempotent. The row is the
// resumable upload itself (`tus/`), which outlives this process, or one of `quota_reservations`
// (`reservation.ts`), which is released when its process ends.

type QuotaServices = Pick<Services, 'db' | 'config'>;

/** Bytes by which a reservation or the usage of an owner changes. */
interface QuotaChange {
  ownerId: string;
  bytes: number;
}

/** The rule: the account is approved, and stored, reserved and these bytes together are within its quota. */
function isWithinQuota(bytes: number, { userQuotaBytes }: Services['config']) {
  const quota = sql`coalesce(quota_bytes, ${userQuotaBytes})`;
  return sql<boolean>`status = 'approved'
    and (${quota} is null or storage_bytes + reserved_bytes + ${bytes} <= ${quota})`;
}

/**
 * Reserves more bytes; false where they would exceed the owner's quota or the account is not approved. One
 * statement compares and adds, so that concurrent uploads cannot overdraw.
 */
export async function reserveBytes(
  transaction: Transaction<Schema>,
  config: Services['config'],
  { ownerId, bytes }: QuotaChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', bytes) }))
    .where('id', '=', ownerId)
    .where(isWithinQuota(bytes, config))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
 * Turns a reservation into usage: counts the upload and releases its reserved bytes. Throws `forbidden` where
 * the account was suspended or deleted during the upload, which rolls the upload back.
 */
export async function commitBytes(
  transaction: Transaction<Schema>,
  { user_id: ownerId, size }: Pick<UploadRow, 'user_id' | 'size'>,
  reservedBytes: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({
      upload_count: eb('upload_count', '+', 1),
      storage_bytes: eb('storage_bytes', '+', size),
      reserved_bytes: eb('reserved_bytes', '-', reservedBytes),
    }))
    .where('id', '=', ownerId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw mayNotUpload();
}

/** Subtracts deleted uploads from their owner's usage, in the transaction that deleted their rows. */
export async function uncountUploads(
  transaction: Transaction<Schema>,
  ownerId: string,
  uploads: readonly Pick<UploadRow, 'size'>[],
): Promise<void> {
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({
      upload_count: eb('upload_count', '-', uploads.length),
      storage_bytes: eb('storage_bytes', '-', bytes),
    }))
    .where('id', '=', ownerId)
    .execute();
}

/** Whether the account has a quota; uploads without one reserve nothing. */
export async function hasQuota(services: QuotaServices, ownerId: string): Promise<boolean> {
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
    .where(isWithinQuota(bytes, services.config))
    .executeTakeFirst();
  if (!found) throw await quotaRefusal(services, ownerId);
}

/**
 * The error of a failed reservation: `quota_exceeded`, or `forbidden` where the account is not approved.
 * `reservedBytes` are held by the refused upload itself; the message counts them as available.
 */
export async function quotaRefusal(
  services: QuotaServices,
  ownerId: string,
  reservedBytes = 0,
): Promise<AppError> {
  const usage = await findUsage(services, ownerId);
  if (usage?.status !== 'approved') return mayNotUpload();
  const quota = usage.quotaBytes ?? 0;
  const left = Math.max(0, quota - usage.usedBytes + reservedBytes);
  return new AppError(
    'quota_exceeded',
    `Your files may take ${formatBytes(quota)} together; ${formatBytes(left)} are left, too little for this one.`,
  );
}

async function findUsage({ db, config }: QuotaServices, ownerId: string) {
  const owner = await db
    .selectFrom('users')
    .select(['status', 'quota_bytes', 'storage_bytes', 'reserved_bytes'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return (
    owner && {
      status: owner.status,
      quotaBytes: owner.quota_bytes ?? config.userQuotaBytes,
      usedBytes: owner.storage_bytes + owner.reserved_bytes,
    }
  );
}

const mayNotUpload = () => new AppError('forbidden', 'This account can no longer upload files.');
