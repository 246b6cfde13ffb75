import type { Db } from '../../database/open.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import { readChunks } from '../../storage/read-chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import { matchesContent } from '../backup/backup-files.ts';
import { isKept, type StoredUpload, uploadsIn } from '../backup/uploads-in.ts';

// S3 serves many requests as fast as one.
const concurrency = 8;

interface CheckContext {
  db: Db;
  storage: Storage;
}

export interface FaultyUpload extends StoredUpload {
  fault: string;
}

/**
 * Compares every upload's file with its row: the size, and with `isDeep` the SHA-256. Yields the number of
 * checked uploads and the faulty ones page by page.
 */
export async function* checkFiles(
  { db, storage }: CheckContext,
  isDeep: boolean,
): AsyncIterable<{ uploads: number; faulty: FaultyUpload[] }> {
  for await (const page of uploadsIn(db)) {
    const faulty: FaultyUpload[] = [];
    const groups = Map.groupBy(page, ({ storage_key: key }) => key);
    await forEachLimited(groups.values(), { concurrency }, async (group) => {
      const [first] = group;
      const fault = first && (await findFault(storage, first, isDeep));
      if (!fault) return;
      for (const upload of group) {
        // Not those that were deleted during the check.
        if (await isKept(db, upload)) faulty.push({ ...upload, fault });
      }
    });
    yield { uploads: page.length, faulty };
  }
}

/** The fault of an upload's file, in words; undefined if none was found. */
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
    return 'its bytes are damaged (SHA-256 mismatch)';
  } catch (error) {
    // Deleted while it was being read.
    if ((await storage.size(key)) === undefined) return 'its bytes are missing';
    throw error;
  }
}
