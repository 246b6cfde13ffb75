import type { Transaction } from 'kysely';

import { isDefiniteFailure, isUniqueViolation } from '../../../database/failures.ts';
import type { ResumableUploadRow, Schema } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { PartialFile } from '../../../storage/partial-files.ts';
import { refusal, releaseBytes, reserveBytes } from '../quota/quota.ts';
import { justBeginning, notFound } from './leases/leases.ts';

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

/** What it holds of its owner's quota until it is complete. */
const reservedOf = ({
  user_id: ownerId,
  reserved_bytes: bytes,
}: Pick<ResumableUploadRow, 'user_id' | 'reserved_bytes'>) => ({ ownerId, bytes });

/** An upload is kept for so long after its last request, and as long what has become of it. */
export const idleMs = dayMs;

/** Uploads that one account may have begun and not completed. */
const openUploadsMax = 100;

/**
 * Sets its room aside and writes it, as this process's own. Throws `quota_exceeded`,
 * `forbidden`, `too_many_uploads` and `busy`.
 */
export async function insertResumable(services: Services, row: ResumableUploadRow): Promise<void> {
  const lease = services.resumables.locks.lease();
  const hasRoom = await services.db
    .transaction()
    .execute(async (transaction) => {
      if (!(await reserveBytes(transaction, services.config, reservedOf(row)))) return false;
      // The account's row is this transaction's by now, so beginnings are counted one by one.
      if ((await countOpen(transaction, services, row.user_id)) >= openUploadsMax) throw tooMany();
      await transaction
        .insertInto('resumable_uploads')
        .values({ ...row, ...lease })
        .execute();
      return true;
    })
    .catch(async (error: unknown) => {
      if (!isDefiniteFailure(error)) await forgetBeginning(services, row);
      throw isUniqueViolation(error) ? justBeginning() : error;
    });
  if (!hasRoom) throw await refusal(services, row.user_id);
}

/**
 * Whether it was written is not known, and no client has learnt of it: it must not keep its room for a
 * day. One of the same name that began earlier stays.
 */
async function forgetBeginning(services: Services, row: ResumableUploadRow): Promise<void> {
  const { db, log } = services;
  try {
    await db.transaction().execute(async (transaction) => {
      const written = await transaction
        .deleteFrom('resumable_uploads')
        .where('id', '=', row.id)
        // Never used before: it tells this beginning from every other.
        .where('storage_key', '=', row.storage_key)
        .returning('id')
        .executeTakeFirst();
      if (written) await releaseBytes(transaction, reservedOf(row));
    });
  } catch (error) {
    log.warn('upload.beginning_left_behind', { id: row.id, error });
  }
}

/** What is complete or has expired leaves its place to others, also before it is removed. */
async function countOpen(
  transaction: Transaction<Schema>,
  { ages }: Services,
  ownerId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('resumable_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .where('upload_id', 'is', null)
    .where('last_active_at', '>', ages.now() - idleMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const tooMany = () =>
  new AppError(
    'too_many_uploads',
    `You have ${openUploadsMax} uploads that are not complete, as many as there may be. Complete or cancel one of them first.`,
  );

/** The owner's upload with this id. Throws `not_found`. */
export async function requireResumable(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
): Promise<ResumableUploadRow> {
  const row = await db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Notes how far it has come, as long as this process is the one that works on it. */
export async function noteProgress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  holder: string,
  id: string,
  file: PartialFile,
): Promise<void> {
  const noted = await db
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
  if (!noted) throw leaseLost();
}

/**
 * Notes, in the transaction that writes the upload's row, what it has become, and gives how many bytes
 * were reserved for it. Nothing more is done to it, so its lease goes as well.
 */
export async function noteUpload(
  transaction: Transaction<Schema>,
  { resumables, clock }: Services,
  row: ResumableUploadRow,
  uploadId: string,
): Promise<number> {
  const noted = await transaction
    .updateTable('resumable_uploads')
    .set({ upload_id: uploadId, last_active_at: clock.now(), locked_by: null, locked_until: 0 })
    .where('id', '=', row.id)
    .where('locked_by', '=', resumables.locks.holder)
    .where('upload_id', 'is', null)
    .returning('reserved_bytes')
    .executeTakeFirst();
  if (!noted) throw leaseLost();
  return noted.reserved_bytes;
}

/** Deletes it and gives its room back. Its bytes have gone before. */
export async function deleteResumable({ db }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('resumable_uploads')
      .where('id', '=', id)
      .returning(['user_id', 'reserved_bytes', 'upload_id'])
      .executeTakeFirst();
    if (row?.upload_id === null) await releaseBytes(transaction, reservedOf(row));
  });
}

export const leaseLost = () =>
  new AppError('busy', 'Another request has taken over this upload. Please try again.', {
    retryAfterSeconds: 1,
  });
