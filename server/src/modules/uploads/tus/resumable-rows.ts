import type { Transaction } from 'kysely';

import { isDefiniteFailure, isUniqueViolation } from '../../../database/failures.ts';
import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { PartialFile } from '../../../storage/partial-files.ts';
import { quotaRefusal, releaseBytes, reserveBytes } from '../quota/quota.ts';
import type { TusChannel } from './channel.ts';
import { creationInProgress, uploadNotFound } from './leases/leases.ts';

export const partialFileOf = (row: ResumableUploadRow): PartialFile => ({
  key: row.storage_key,
  length: row.length,
  // One of them is known from the beginning.
  lengthMax: row.length_max ?? row.length ?? 0,
  bytes: row.offset_bytes,
  place: row.storage_place,
  tailKey: row.tail_key,
});

export const withFile = (row: ResumableUploadRow, file: PartialFile): ResumableUploadRow => ({
  ...row,
  offset_bytes: file.bytes,
  storage_place: file.place,
  tail_key: file.tailKey,
});

/** How many bytes it holds of its owner's quota until it is complete. */
export const reservedBytesOf = ({
  reserved_bytes: reserved,
  length,
}: Pick<ResumableUploadRow, 'reserved_bytes' | 'length'>): number => reserved ?? length ?? 0;

const reservationOf = (row: Pick<ResumableUploadRow, 'user_id' | 'reserved_bytes' | 'length'>) => ({
  ownerId: row.user_id,
  bytes: reservedBytesOf(row),
});

/** How long an upload, and then its result, is kept after the last request. */
export const idleMs = dayMs;

/** How many incomplete uploads an account may have. */
const openUploadsMax = 100;

/**
 * Reserves its bytes and writes its row, leased by this process. Throws `quota_exceeded`,
 * `forbidden`, `too_many_uploads` and `busy`.
 */
export async function insertResumable(
  services: Services,
  row: ResumableUploadRow,
  reserve: TusChannel['reserve'],
): Promise<void> {
  const lease = services.resumables.leases.columns();
  const hasRoom = await services.db
    .transaction()
    .execute(async (transaction) => {
      if (!(await reserveBytes(transaction, services.settings, reservationOf(row)))) return false;
      // The account's row is this transaction's by now, so beginnings are counted one by one.
      if ((await countOpen(transaction, services, row)) >= openUploadsMax) throw tooMany();
      await reserve(transaction, row);
      await transaction
        .insertInto('resumable_uploads')
        .values({ ...row, ...lease })
        .execute();
      return true;
    })
    .catch(async (error: unknown) => {
      if (!isDefiniteFailure(error)) await undoCreation(services, row);
      throw isUniqueViolation(error) ? creationInProgress() : error;
    });
  if (!hasRoom) throw await quotaRefusal(services, row.user_id);
}

/**
 * Whether the row was written is not known, and no client has learnt of it: it must not hold its reservation for
 * a day. One of the same Idempotency-Key that was created earlier stays.
 */
async function undoCreation(services: Services, row: ResumableUploadRow): Promise<void> {
  const { db, log } = services;
  try {
    await db.transaction().execute(async (transaction) => {
      const written = await transaction
        .deleteFrom('resumable_uploads')
        .where('id', '=', row.id)
        // Never used before: no other creation has it.
        .where('storage_key', '=', row.storage_key)
        .returning('id')
        .executeTakeFirst();
      if (written) await releaseBytes(transaction, reservationOf(row));
    });
  } catch (error) {
    log.warn('upload.creation_rollback_failed', { id: row.id, error });
  }
}

/**
 * Complete and expired uploads do not count, also before they are removed. Those of a request count by themselves: its
 * senders must not keep the owner from uploading.
 */
async function countOpen(
  transaction: Transaction<Schema>,
  { ages }: Services,
  { user_id: ownerId, request_id: requestId }: ResumableUploadRow,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('resumable_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .where('request_id', requestId === null ? 'is' : '=', requestId)
    .where('upload_id', 'is', null)
    .where('last_active_at', '>', ages.now() - idleMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const tooMany = () =>
  new AppError('too_many_uploads', (m) => m.errors.tooManyOpenUploads({ max: openUploadsMax }));

/** The upload with this id that came by this way. Throws `not_found`. */
export async function requireResumable(
  { db }: Pick<Services, 'db'>,
  { owner, requestId }: { owner: Pick<UserRow, 'id'>; requestId: string | null },
  id: string,
): Promise<ResumableUploadRow> {
  const row = await db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', owner.id)
    .where('request_id', requestId === null ? 'is' : '=', requestId)
    .executeTakeFirst();
  if (!row) throw uploadNotFound();
  return row;
}

/** Saves how far it has come, under this process's lease. Throws `busy` where another has it. */
export async function saveProgress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  holder: string,
  id: string,
  file: PartialFile,
): Promise<void> {
  const updated = await db
    .updateTable('resumable_uploads')
    .set({
      offset_bytes: file.bytes,
      storage_place: file.place,
      tail_key: file.tailKey,
      last_active_at: clock.now(),
    })
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw leaseLost();
}

/**
 * Saves the id of the upload that it has become, in the transaction that writes the upload's row, and gives how
 * many bytes were reserved for it. Nothing more is done to it, so its lease ends as well.
 */
export async function saveCompletion(
  transaction: Transaction<Schema>,
  { resumables, clock }: Services,
  row: ResumableUploadRow,
  uploadId: string,
): Promise<number> {
  const updated = await transaction
    .updateTable('resumable_uploads')
    .set({
      upload_id: uploadId,
      storage_key: row.storage_key,
      last_active_at: clock.now(),
      locked_by: null,
      locked_until: 0,
    })
    .where('id', '=', row.id)
    .where('locked_by', '=', resumables.leases.holder)
    .where('upload_id', 'is', null)
    .returning(['reserved_bytes', 'length'])
    .executeTakeFirst();
  if (!updated) throw leaseLost();
  return reservedBytesOf(updated);
}

/** Deletes it and gives its room back. Its bytes have gone before. */
export async function deleteResumable({ db }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('resumable_uploads')
      .where('id', '=', id)
      .returning(['user_id', 'reserved_bytes', 'length', 'upload_id'])
      .executeTakeFirst();
    if (row?.upload_id === null) await releaseBytes(transaction, reservationOf(row));
  });
}

export const leaseLost = () =>
  new AppError('busy', (m) => m.errors.uploadTakenOver, {
    retryAfterSeconds: 1,
  });
