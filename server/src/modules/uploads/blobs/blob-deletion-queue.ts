import type { Db } from '../../../database/open.ts';
import { createLimiter } from '../../../lib/concurrency-limiter.ts';
import type { Log } from '../../../lib/log.ts';
import { readChunks } from '../../../storage/read-chunks.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isRetained } from './blobs.ts';

// Uploads and deletions wait while more than so many removals do.
const waitingMax = 1000;
const concurrency = 4;

/** The bytes of an upload whose owner has the same already. */
interface Duplicate {
  key: string;
  /** Of the blob that the upload refers to instead. */
  kept: string;
  bytes: number;
}

/** Removes stored bytes that no row refers to any more, in the background: no answer waits for it. */
export interface BlobDeletionQueue {
  remove(keys: readonly string[]): void;
  /** Removes bytes whose row was perhaps written and perhaps not: the database's answer is missing. */
  removeUnlessRetained(key: string): void;
  /** Removes what is stored twice, or puts it in the place of the other that turns out to be lost. */
  removeDuplicate(duplicate: Duplicate): void;
  /** Waits while too many are waiting. */
  room(): Promise<void>;
  /** Waits for what is left, unless the storage does not answer. */
  close(): Promise<void>;
}

interface Needed {
  db: Db;
  storage: Storage;
  log: Log;
}

export function createBlobDeletionQueue(services: Needed): BlobDeletionQueue {
  const { storage, log } = services;
  const limiter = createLimiter({ concurrency });
  // One after the other: two writers of one key would be in each other's way.
  const restoring = createLimiter({ concurrency: 1 });
  let isClosing = false;
  let isGivenUp = false;

  function add(key: string, work: () => Promise<void>): void {
    void limiter.run(async () => {
      if (isGivenUp) return;
      try {
        await work();
      } catch (error) {
        // No row refers to them; the sweep frees the room.
        log.warn('upload.bytes_left_behind', { key, error });
        if (isClosing) isGivenUp = true;
      }
    });
  }

  return {
    remove(keys) {
      for (const key of keys) add(key, () => storage.remove(key));
    },
    removeUnlessRetained(key) {
      add(key, async () => {
        if (!(await isRetained(services.db, key))) await storage.remove(key);
      });
    },
    removeDuplicate(duplicate) {
      add(duplicate.key, async () => {
        if ((await storage.size(duplicate.kept)) !== duplicate.bytes) {
          await restoring.run(() => restore(services, duplicate));
        }
        await storage.remove(duplicate.key);
      });
    },
    room: async () => limiter.waitingAtMost(waitingMax),
    async close() {
      isClosing = true;
      await limiter.idle();
    },
  };
}

/** Puts the bytes back where the storage has lost them, for all uploads that refer to them. */
async function restore(
  { db, storage, log }: Needed,
  { key, kept, bytes }: Duplicate,
): Promise<void> {
  if ((await storage.size(kept)) === bytes) return;
  const isNeeded = await db
    .selectFrom('objects')
    .select('key')
    .where('key', '=', kept)
    .executeTakeFirst();
  // Its last upload was deleted in the meantime.
  if (!isNeeded) return;
  await storage.write(kept, readChunks(storage, key));
  log.warn('storage.restored', { key: kept });
}
