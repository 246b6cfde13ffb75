import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import { addToDailyCounts, type DailyCount } from '../../database/daily-counts.ts';
import type { Db } from '../../database/open.ts';
import { type Clock, dayMs, dayOf } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';

type Kind = 'views' | 'downloads';

/** Views and downloads of uploads, also by day, and with them the day of the last one. */
export type DeliveryCounts = BatchedCounts<Kind>;

export const createDeliveryCounts = (db: Db, log: Log, clock: Clock): DeliveryCounts =>
  createBatchedCounts<Kind>({
    kinds: ['views', 'downloads'],
    write: (rows) => write(db, rows, dayOf(clock.now())),
    onFailure: (rows, error) => log.warn('deliveries.flush_failed', { rows, error }),
  });

function write(db: Db, rows: readonly Counted<Kind>[], day: number): Promise<void> {
  const today = day * dayMs;
  return db.transaction().execute(async (transaction) => {
    const counts: DailyCount[] = [];
    for (const [id, { views, downloads }] of rows) {
      // Each column has indexes that a database writes again with it: only those that change are named.
      const { numUpdatedRows } = await transaction
        .updateTable('uploads')
        .set(({ eb }) => ({
          ...(views > 0 && { views: eb('views', '+', views) }),
          ...(downloads > 0 && { downloads: eb('downloads', '+', downloads) }),
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      // It was deleted meanwhile.
      if (numUpdatedRows === 0n) continue;
      await transaction
        .updateTable('uploads')
        .set({ last_opened_at: today })
        .where('id', '=', id)
        .where('last_opened_at', '<>', today)
        .execute();
      counts.push([id, views, downloads]);
    }
    await addToDailyCounts(transaction, { kind: 'upload', day, counts });
  });
}
