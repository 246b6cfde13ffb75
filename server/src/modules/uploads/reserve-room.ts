import { formatBytes } from '@perch/contract/size';
import { sql, type Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** What an upload was promised before its bytes were there. */
export interface Promised {
  /** Exchanges the promise for the upload itself, in the transaction that writes its row. */
  settle(transaction: Transaction<Schema>, upload: Pick<UploadRow, 'id'>): Promise<void>;
}

/** Room in the owner's quota, set aside for an upload before its bytes are kept. */
export interface Room extends Promised {
  /** Makes sure of so many bytes; undefined: they are set aside already. Throws `quota_exceeded`. */
  cover(bytes: number): Promise<void> | undefined;
  /** Gives everything back when the upload has failed. */
  release(): Promise<void>;
}

/** Between what a file's size lies, as far as the request's length tells. */
export interface AnnouncedBytes {
  min: number;
  max: number;
}

const stepBytesMin = 1024 ** 2;
const stepBytesMax = 64 * 1024 ** 2;

/**
 * Sets room aside for a file of the announced length, or of none: then it grows while bytes come.
 * Each step is one statement that compares and adds, so uploads side by side cannot overdraw.
 */
export async function reserveRoom(
  services: Services,
  ownerId: string,
  announced: AnnouncedBytes | undefined,
): Promise<Room> {
  const { db, log } = services;
  let reservedBytes = 0;

  async function grow(bytes: number): Promise<boolean> {
    if (bytes <= 0) return true;
    const hasGrown = await addReservation(services, ownerId, bytes);
    if (hasGrown) reservedBytes += bytes;
    return hasGrown;
  }

  async function growTo(bytes: number): Promise<void> {
    const missing = bytes - reservedBytes;
    const step = Math.min(Math.max(reservedBytes, stepBytesMin), stepBytesMax);
    if (step > missing && (await grow(step))) return;
    if (!(await grow(missing))) throw await quotaExceeded(services, ownerId, reservedBytes);
  }

  const isLimited = (await findQuota(services, ownerId)).quotaBytes !== null;
  if (isLimited && announced) {
    // A file that just fits must not fail because of the form around it.
    const { maxFileBytes } = services.config;
    const isReserved =
      (await grow(Math.min(announced.max, maxFileBytes))) ||
      (await grow(Math.min(announced.min, maxFileBytes)));
    if (!isReserved) throw await quotaExceeded(services, ownerId, 0);
  }

  return {
    cover: (bytes) => (isLimited && bytes > reservedBytes ? growTo(bytes) : undefined),
    settle: (transaction) => giveBack(transaction, ownerId, reservedBytes),
    async release() {
      try {
        await giveBack(db, ownerId, reservedBytes);
      } catch (error) {
        // It lessens this quota until the next start.
        log.warn('quota.reservation_left_behind', { userId: ownerId, reservedBytes, error });
      }
    },
  };
}

/**
 * Forgets what a crashed process had set aside, but for uploads that can be resumed. Right while one
 * process serves a database: with several, each needs rows of its own for its reservations, and
 * clears those of the dead only.
 */
export async function clearReservations({ db }: Pick<Services, 'db'>): Promise<void> {
  const announced = sql<number>`(select coalesce(sum(length), 0) from resumable_uploads
    where user_id = users.id and upload_id is null)`;
  await db
    .updateTable('users')
    .set({ reserved_bytes: announced })
    .where('reserved_bytes', '<>', announced)
    .execute();
}

async function addReservation(
  { db, config }: Services,
  ownerId: string,
  bytes: number,
): Promise<boolean> {
  const quota = sql`coalesce(quota_bytes, ${config.userQuotaBytes})`;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', bytes) }))
    .where('id', '=', ownerId)
    .where(
      sql<boolean>`(${quota} is null or storage_bytes + reserved_bytes + ${bytes} <= ${quota})`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function giveBack(
  db: Services['db'] | Transaction<Schema>,
  ownerId: string,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  await db
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', bytes) }))
    .where('id', '=', ownerId)
    .execute();
}

async function findQuota({ db, config }: Pick<Services, 'db' | 'config'>, ownerId: string) {
  const owner = await db
    .selectFrom('users')
    .select(['quota_bytes', 'storage_bytes', 'reserved_bytes'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return {
    quotaBytes: owner?.quota_bytes ?? config.userQuotaBytes,
    usedBytes: (owner?.storage_bytes ?? 0) + (owner?.reserved_bytes ?? 0),
  };
}

export async function quotaExceeded(
  services: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  ownBytes: number,
) {
  const { quotaBytes, usedBytes } = await findQuota(services, ownerId);
  const quota = quotaBytes ?? 0;
  const left = Math.max(0, quota - usedBytes + ownBytes);
  return new AppError(
    'quota_exceeded',
    `Your files may take ${formatBytes(quota)} together; ${formatBytes(left)} are left, too little for this one.`,
  );
}
