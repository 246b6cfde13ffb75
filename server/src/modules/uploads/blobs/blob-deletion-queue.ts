import type { Db } from '../../../database/open.ts';
import { createLimiter } from '../../../lib/concurrency-limiter.ts';
import type { Log } from '../../../lib/log.ts';
import { readChunks } from '../../../storage/read-chunks.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isTaken } from './blobs.ts';

// Whoever uploads or deletes when so many wait, waits as well.
const waitingMax = 1000;
const concurrency = 4;

/** Bytes of an upload that has the same as an earlier one. */
interface Spare {
  key: string;
  /** The object that the upload refers to instead. */
  kept: string;
  bytes: number;
}

/**
 * Stored bytes that no row refers to any more. They are removed after the answer has gone out: how
 * long it takes would tell whether somebody else has the same bytes.
 */
export interface BlobDeletionQueue {
  remove(keys: readonly string[]): void;
  /** Removes bytes whose row was perhaps written and perhaps not: the database's answer is missing. */
  removeUnlessTaken(key: string): void;
  /** Removes what is stored twice, or puts it in the place of the other that turns out to be lost. */
  removeSpare(spare: Spare): void;
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
    removeUnlessTaken(key) {
      add(key, async () => {
        if (!(await isTaken(services.db, key))) await storage.remove(key);
      });
    },
    removeSpare(spare) {
      add(spare.key, async () => {
        if ((await storage.size(spare.kept)) !== spare.bytes) {
          await restoring.run(() => restore(services, spare));
        }
        await storage.remove(spare.key);
      });
    },
    room: async () => limiter.waitingAtMost(waitingMax),
    async close() {
      isClosing = true;
      await limiter.idle();
    },
  };
}

/** What was lost behind our back comes back, for everybody who has it. */
async function restore({ db, storage, log }: Needed, { key, kept, bytes }: Spare): Promise<void> {
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
