import type { Db } from '../../../database/open.ts';
import { secondMs } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';

type Kind = 'views' | 'downloads';

const flushEveryMs = 5 * secondMs;
const rowsPerTransaction = 500;

/** Counts views and downloads in memory and writes them in batches, so that no answer waits for a write. */
export interface DeliveryCounts {
  count(uploadId: string, kind: Kind): void;
  /** Writes the counts to the database; those of a transaction that fails stay for the next flush. */
  flush(): Promise<void>;
  /** Stops the timer and flushes. */
  close(): Promise<void>;
}

export function createDeliveryCounts(db: Db, log: Log): DeliveryCounts {
  let counts = new Map<string, Record<Kind, number>>();

  function add(uploadId: string, { views, downloads }: Record<Kind, number>) {
    const before = counts.get(uploadId) ?? { views: 0, downloads: 0 };
    counts.set(uploadId, { views: before.views + views, downloads: before.downloads + downloads });
  }

  async function flush() {
    if (counts.size === 0) return;
    const batch = counts;
    counts = new Map();
    // Always in the same order, so that two processes cannot deadlock.
    const rows = [...batch].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (let start = 0; start < rows.length; start += rowsPerTransaction) {
      const part = rows.slice(start, start + rowsPerTransaction);
      try {
        await write(db, part);
      } catch (error) {
        log.warn('deliveries.flush_failed', { rows: part.length, error });
        for (const [uploadId, added] of part) add(uploadId, added);
      }
    }
  }

  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    count(uploadId, kind) {
      const entry = counts.get(uploadId);
      if (entry) entry[kind] += 1;
      else counts.set(uploadId, { views: 0, downloads: 0, [kind]: 1 });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function write(db: Db, rows: [string, Record<Kind, number>][]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const [id, { views, downloads }] of rows) {
      await transaction
        .updateTable('uploads')
        .set(({ eb }) => ({
          views: eb('views', '+', views),
          downloads: eb('downloads', '+', downloads),
        }))
        .where('id', '=', id)
        .execute();
    }
  });
}
