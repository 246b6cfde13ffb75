import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import type { Db } from '../../database/open.ts';
import type { Log } from '../../lib/log.ts';

type Kind = 'views' | 'downloads';

/** Views and downloads of uploads. */
export type DeliveryCounts = BatchedCounts<Kind>;

export const createDeliveryCounts = (db: Db, log: Log): DeliveryCounts =>
  createBatchedCounts<Kind>({
    kinds: ['views', 'downloads'],
    write: (rows) => write(db, rows),
    onFailure: (rows, error) => log.warn('deliveries.flush_failed', { rows, error }),
  });

function write(db: Db, rows: readonly Counted<Kind>[]): Promise<void> {
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
