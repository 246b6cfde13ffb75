import type { Db } from '../../../database/open.ts';
import { isRetained } from '../../../database/writes/blobs.ts';
import { secondMs } from '../../../lib/clock.ts';
import { createLimiter } from '../../../lib/concurrency-limiter.ts';
import type { Log } from '../../../lib/log.ts';
import { readChunks } from '../../../storage/read-chunks.ts';
import type { Storage } from '../../../storage/storage.ts';

// Backpressure: uploads and deletions wait while more removals than this are queued, of a blob or a batch of them.
const waitingMax = 1000;
const concurrency = 4;
/** Blobs that one call of the storage removes. */
const keysPerRemoval = 250;
// Within this time, every process has learned of a change, even if notifications of the database are lost.
const lingerMs = 3 * secondMs;

/** The freshly stored blob of an upload whose owner has the same content already. */
interface Duplicate {
  key: string;
  /** Key of the blob that the upload refers to instead. */
  retainedKey: string;
  bytes: number;
}

/** Deletes unreferenced blobs from the storage in the background, so that responses do not wait for it. */
export interface BlobDeletionQueue {
  /** Queues blobs whose last reference was released, and thumbnails of deleted uploads. */
  remove(keys: readonly string[]): void;
  /**
   * Queues replaced blobs for deletion in a few seconds: until a process learns of the change, it serves
   * the old bytes instead of failing.
   */
  removeSoon(keys: readonly string[]): void;
  /** Deletes a blob unless its row exists, for uploads whose commit got no answer. */
  removeUnlessRetained(key: string): void;
  /** Deletes a duplicate; restores the retained blob from it first where the storage has lost that one. */
  removeDuplicate(duplicate: Duplicate): void;
  /** Resolves when the queue may take more; call it before a transaction that will enqueue. */
  waitForCapacity(): Promise<void>;
  /** Drains the queue; drops the rest at the first deletion that fails meanwhile, as the sweep will find it. */
  close(): Promise<void>;
}

interface QueueServices {
  db: Db;
  storage: Storage;
  log: Log;
}

export function createBlobDeletionQueue(services: QueueServices): BlobDeletionQueue {
  const { storage, log } = services;
  const limiter = createLimiter({ concurrency });
  // Serial, so that two duplicates never write the same retained key at once.
  const restoring = createLimiter({ concurrency: 1 });
  const lingering = new Map<Timer, readonly string[]>();
  let isClosing = false;
  let hasGivenUp = false;

  function enqueue(keys: string, work: () => Promise<void>): void {
    void limiter.run(async () => {
      if (hasGivenUp) return;
      try {
        await work();
      } catch (error) {
        // Blobs without a row are deleted by the sweep.
        log.warn('blob.deletion_failed', { keys, error });
        if (isClosing) hasGivenUp = true;
      }
    });
  }

  const remove = (keys: readonly string[]) => {
    for (let start = 0; start < keys.length; start += keysPerRemoval) {
      const together = keys.slice(start, start + keysPerRemoval);
      enqueue(together.join(' '), () => storage.removeAll(together));
    }
  };

  return {
    remove,
    removeSoon(keys) {
      if (keys.length === 0) return;
      const timer = setTimeout(() => {
        lingering.delete(timer);
        remove(keys);
      }, lingerMs);
      lingering.set(timer, keys);
    },
    removeUnlessRetained(key) {
      enqueue(key, async () => {
        if (!(await isRetained(services.db, key))) await storage.remove(key);
      });
    },
    removeDuplicate(duplicate) {
      enqueue(duplicate.key, async () => {
        if ((await storage.size(duplicate.retainedKey)) !== duplicate.bytes) {
          await restoring.run(() => restore(services, duplicate));
        }
        await storage.remove(duplicate.key);
      });
    },
    waitForCapacity: async () => limiter.waitingAtMost(waitingMax),
    async close() {
      isClosing = true;
      for (const [timer, keys] of lingering) {
        clearTimeout(timer);
        remove(keys);
      }
      lingering.clear();
      await limiter.idle();
    },
  };
}

/** Restores a lost or truncated blob from its duplicate, for all uploads that refer to it. */
async function restore(
  { db, storage, log }: QueueServices,
  { key, retainedKey, bytes }: Duplicate,
): Promise<void> {
  if ((await storage.size(retainedKey)) === bytes) return;
  const isReferenced = await db
    .selectFrom('objects')
    .select('key')
    .where('key', '=', retainedKey)
    .executeTakeFirst();
  // Its last reference was released meanwhile.
  if (!isReferenced) return;
  await storage.write(retainedKey, readChunks(storage, key), bytes);
  log.warn('blob.restored', { key: retainedKey });
}
