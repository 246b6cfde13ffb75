import type { Db } from '../../../database/open.ts';
import type { Services } from '../../../services.ts';
import { areBytesMissing } from '../../../storage/missing-bytes.ts';
import { readChunksOnce } from '../../../storage/read-chunks.ts';
import { isKey } from '../../../storage/storage.ts';

const batch = 100;
// So many in a row that cannot be read are a storage that is away, not damaged objects.
const failuresInARowMax = 5;

type FillServices = Pick<Services, 'db' | 'storage' | 'log'>;

/** Whether an object has no CRC-32 yet. */
export async function hasUnknownChecksums({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await findUnknown(db, '', 1)).length > 0;
}

/**
 * Reads the objects that have no CRC-32, one at a time, and saves it: those of earlier versions, and of processes
 * of the previous one. What it has filled in stays when it is stopped. Objects whose bytes are missing or cannot
 * be read are passed over until the next run, as they may come back from a backup. Throws the storage's failure
 * after several in a row.
 */
export async function fillChecksums(services: FillServices, stopping: AbortSignal): Promise<void> {
  const { db, log } = services;
  let missing = 0;
  let failuresInARow = 0;
  let after = '';
  for (;;) {
    const found = await findUnknown(db, after, batch);
    for (const object of found) {
      const { crc32, failure } = await checksumOf(services, object, stopping);
      if (stopping.aborted) return;
      failuresInARow = failure === undefined ? 0 : failuresInARow + 1;
      if (failuresInARow === failuresInARowMax) throw failure;
      if (failure !== undefined) log.warn('blob.read_failed', { key: object.key, error: failure });
      else if (crc32 === undefined) missing += 1;
      else await save(db, object.key, crc32);
    }
    after = found.at(-1)?.key ?? '';
    if (found.length < batch) break;
  }
  if (missing > 0) log.warn('blob.checksums_missing', { objects: missing });
}

interface UnknownObject {
  key: string;
  /** Its length, as an upload that refers to it has it; null: none does any more. */
  bytes: number | null;
}

async function findUnknown(db: Db, after: string, limit: number): Promise<UnknownObject[]> {
  return db
    .selectFrom('objects')
    .select(({ fn, selectFrom }) => [
      'key',
      fn
        .coalesce(
          selectFrom('uploads').select('size').whereRef('storage_key', '=', 'objects.key').limit(1),
          selectFrom('trashed_uploads')
            .select('size')
            .whereRef('storage_key', '=', 'objects.key')
            .limit(1),
        )
        .as('bytes'),
    ])
    .where('crc32', 'is', null)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
}

/**
 * No CRC-32 where the bytes are missing or not as many as they were, and where they were not read to their end
 * because the job is stopped; `failure` where the storage could not read them.
 */
async function checksumOf(
  { storage }: FillServices,
  { key, bytes }: UnknownObject,
  stopping: AbortSignal,
): Promise<{ crc32?: number; failure?: unknown }> {
  // Nothing was ever stored by another name.
  if (!isKey(key)) return {};
  let crc32 = 0;
  let bytesRead = 0;
  try {
    for await (const chunk of readChunksOnce(storage, key)) {
      if (stopping.aborted) return {};
      crc32 = Bun.hash.crc32(chunk, crc32);
      bytesRead += chunk.length;
    }
  } catch (error) {
    return areBytesMissing(error) ? {} : { failure: error };
  }
  return bytesRead === bytes ? { crc32 } : {};
}

const save = (db: Db, key: string, crc32: number) =>
  db
    .updateTable('objects')
    .set({ crc32 })
    .where('key', '=', key)
    .where('crc32', 'is', null)
    .execute();
