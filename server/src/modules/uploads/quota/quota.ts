import { formatBytes } from '@perch/contract/size';
import { sql, type Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

// The quota, and all that changes what counts in it: `storage_bytes` and `reserved_bytes` of the owner's
// row. An upload reserves bytes, grows its reservation while more arrive, and either commits it, with the
// transaction that writes the upload's row, or releases it. What is reserved is noted in a row as well,
// whose insertion, change or deletion belongs into the same transaction: it makes each step happen once,
// however often it is tried. That row is the resumable upload itself (`tus/`), which outlives this process,
// or one of `quota_reservations` (`reservation.ts`), which goes with it.

type QuotaServices = Pick<Services, 'db' | 'config'>;

/** A step of an owner's upload, in bytes. */
interface Step {
  ownerId: string;
  bytes: number;
}

/** The rule: with so many more bytes the account stays within its quota, and may have uploads at all. */
function hasRoomFor(bytes: number, { userQuotaBytes }: Services['config']) {
  const quota = sql`coalesce(quota_bytes, ${userQuotaBytes})`;
  return sql<boolean>`status = 'approved'
    and (${quota} is null or storage_bytes + reserved_bytes + ${bytes} <= ${quota})`;
}

/**
 * Reserves so many more bytes; false where the owner's quota has no room for them or the account may have
 * no more uploads. One statement compares and adds, so uploads side by side cannot overdraw.
 */
export async function reserveBytes(
  transaction: Transaction<Schema>,
  config: Services['config'],
  { ownerId, bytes }: Step,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', bytes) }))
    .where('id', '=', ownerId)
    .where(hasRoomFor(bytes, config))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives reserved bytes back. The caller has deleted or changed the row that noted them. */
export async function releaseBytes(
  transaction: Transaction<Schema>,
  { ownerId, bytes }: Step,
): Promise<void> {
  if (bytes === 0) return;
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', bytes) }))
    .where('id', '=', ownerId)
    .execute();
}

/**
 * Counts an upload in exchange for what was reserved for it. Throws `forbidden` where the account was
 * suspended or deleted meanwhile: what has arrived for it must not be kept.
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

/** Counts an owner's uploads no more, in the transaction that has deleted their rows. */
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

/** Whether a quota limits this account: where none does, nothing needs to be reserved. */
export async function hasQuota(services: QuotaServices, ownerId: string): Promise<boolean> {
  return ((await findUsage(services, ownerId))?.quotaBytes ?? null) !== null;
}

/** Refuses, before any byte was received, what could not be reserved now. Throws as `refusal` says. */
export async function requireRoom(
  services: QuotaServices,
  { ownerId, bytes }: Step,
): Promise<void> {
  const found = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where(hasRoomFor(bytes, services.config))
    .executeTakeFirst();
  if (!found) throw await refusal(services, ownerId);
}

/**
 * Why bytes could not be reserved: `quota_exceeded`, or `forbidden` where the account may have no more
 * uploads. `ownBytes` are those that the refused upload had reserved already.
 */
export async function refusal(
  services: QuotaServices,
  ownerId: string,
  ownBytes = 0,
): Promise<AppError> {
  const usage = await findUsage(services, ownerId);
  if (usage?.status !== 'approved') return mayNotUpload();
  const quota = usage.quotaBytes ?? 0;
  const left = Math.max(0, quota - usage.usedBytes + ownBytes);
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
