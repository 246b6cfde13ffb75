import type { Db } from '../../database/open.ts';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import { readChunks } from '../../storage/read-chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import { matchesContent } from '../backup/backup-files.ts';
import { type StoredUpload, uploadsIn } from '../backup/uploads-in.ts';

// S3 answers many as fast as one.
const atOnceMax = 8;

interface Places {
  db: Db;
  storage: Storage;
}

export interface FaultyUpload extends StoredUpload {
  fault: string;
}

/**
 * Looks for the bytes of every upload and gives, a page at a time, how many it has looked at and which
 * of them are not whole; `isDeep` reads all bytes.
 */
export async function* checkFiles(
  { db, storage }: Places,
  isDeep: boolean,
): AsyncIterable<{ uploads: number; faulty: FaultyUpload[] }> {
  for await (const page of uploadsIn(db)) {
    const faulty: FaultyUpload[] = [];
    const groups = Map.groupBy(page, ({ storage_key: key }) => key);
    await eachAtOnce([...groups.values()], atOnceMax, async (group) => {
      const [first] = group;
      const fault = first && (await findFault(storage, first, isDeep));
      if (!fault) return;
      for (const upload of group) {
        if (await isUnchanged(db, upload)) faulty.push({ ...upload, fault });
      }
    });
    yield { uploads: page.length, faulty };
  }
}

/** What is wrong with the bytes of an upload; undefined: nothing that was looked at. */
async function findFault(
  storage: Storage,
  upload: StoredUpload,
  isDeep: boolean,
): Promise<string | undefined> {
  const { storage_key: key, size } = upload;
  const stored = await storage.size(key);
  if (stored === undefined) return 'its bytes are missing';
  if (stored !== size) return `it has ${stored} bytes instead of ${size}`;
  if (!isDeep) return undefined;
  try {
    if (await matchesContent(readChunks(storage, key), upload)) return undefined;
    return 'its bytes are damaged (another SHA-256)';
  } catch (error) {
    // Deleted while it was being read.
    if ((await storage.size(key)) === undefined) return 'its bytes are missing';
    throw error;
  }
}

/** Somebody may have deleted it in between. */
async function isUnchanged(db: Db, { id, storage_key: key }: StoredUpload): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('storage_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
