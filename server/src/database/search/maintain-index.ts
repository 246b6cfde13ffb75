import { secondMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import type { Db } from '../open.ts';
import { indexNewUploads } from './index-new-uploads.ts';

/** So many uploads come meanwhile that a batch is worth it, and so few that a search need not wait for them. */
const gatherMs = 2 * secondMs;

/** Enters this process's uploads into the search index soon after they came. */
export interface SearchIndexing {
  /** An upload was committed. */
  note(): void;
  /** Waits for a batch that is being written; what remains, the next search enters. */
  close(): Promise<void>;
}

export function maintainIndex(db: Db, log: Log): SearchIndexing {
  let timer: Timer | undefined;
  let running = Promise.resolve();

  async function run() {
    timer = undefined;
    try {
      await indexNewUploads(db);
    } catch (error) {
      log.warn('search.indexing_failed', { error });
    }
  }

  return {
    note() {
      timer ??= setTimeout(() => (running = run()), gatherMs).unref();
    },
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}
