import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import type { Db } from '../../database/open.ts';
import { type Clock, dayMs, dayOf } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';

type Kind = 'views' | 'downloads';

/** Views and downloads of uploads, and with them the day of the last one. */
export type DeliveryCounts = BatchedCounts<Kind>;

export const createDeliveryCounts = (db: Db, log: Log, clock: Clock): DeliveryCounts =>
  createBatchedCounts<Kind>({
    kinds: ['views', 'downloads'],
    write: (rows) => write(db, rows, dayOf(clock.now()) * dayMs),
    onFailure: (rows, error) => log.warn('deliveries.flush_failed', { rows, error }),
  });

function write(db: Db, rows: readonly Counted<Kind>[], today: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const [id, { views, downloads }] of rows) {
      await transaction
        .updateTable('uploads')
        .set(({ eb }) => ({
          views: eb('views', '+', views),
          downloads: eb('downloads', '+', downloads),
          last_opened_at: today,
        }))
        .where('id', '=', id)
        .execute();
    }
  });
}
