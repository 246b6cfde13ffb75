import type { Db } from '../../../database/open.ts';
import type { Log } from '../../../lib/log.ts';
import { readChunks } from '../../../storage/read-chunks.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isTaken } from './blobs.ts';

// Whoever uploads or deletes when so many wait, waits as well.
const waitingMax = 1000;
const runningMax = 4;

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
  const waiting: { key: string; work: () => Promise<void> }[] = [];
  const running = new Set<Promise<void>>();
  let restoring = Promise.resolve();
  let isClosing = false;
  let roomMade = Promise.withResolvers<void>();

  function add(key: string, work: () => Promise<void>): void {
    waiting.push({ key, work });
    begin();
  }

  function begin(): void {
    if (waiting.length === 0 || running.size >= runningMax) return;
    const worker = workOff().finally(() => {
      running.delete(worker);
      // Something may have come between its last look and its end.
      begin();
    });
    running.add(worker);
  }

  async function workOff(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, work } = next;
      if (waiting.length === waitingMax) {
        roomMade.resolve();
        roomMade = Promise.withResolvers<void>();
      }
      try {
        await work();
      } catch (error) {
        // Nobody misses anything; the sweep frees the room.
        log.warn('upload.bytes_left_behind', { key, error });
        if (isClosing) waiting.length = 0;
      }
    }
  }

  /** One after the other: two writers of one key would be in each other's way. */
  function restoreInTurn(spare: Spare): Promise<void> {
    const restored = restoring.then(() => restore(services, spare));
    restoring = restored.catch(() => {});
    return restored;
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
        if ((await storage.size(spare.kept)) !== spare.bytes) await restoreInTurn(spare);
        await storage.remove(spare.key);
      });
    },
    async room() {
      while (waiting.length > waitingMax) await roomMade.promise;
    },
    async close() {
      isClosing = true;
      while (running.size > 0) await Promise.all(running);
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
