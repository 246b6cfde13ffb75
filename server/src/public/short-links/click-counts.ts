import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import { addToDailyCounts, type DailyCount } from '../../database/daily-counts.ts';
import { addToLinkTotals, type LinkTotals } from '../../database/link-totals.ts';
import type { Db } from '../../database/open.ts';
import { type Clock, dayMs, dayOf } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';

/** Clicks of short links, also by day, and with them the day of the last one. */
export type ClickCounts = BatchedCounts<'clicks'>;

export const createClickCounts = (db: Db, log: Log, clock: Clock): ClickCounts =>
  createBatchedCounts({
    kinds: ['clicks'],
    write: (rows) => write(db, rows, dayOf(clock.now())),
    onFailure: (rows, error) => log.warn('clicks.flush_failed', { rows, error }),
  });

/** Those of links that were deleted meanwhile count nowhere. */
function write(db: Db, rows: readonly Counted<'clicks'>[], day: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const changes = new Map<string, LinkTotals>();
    const counts: DailyCount[] = [];
    for (const [id, { clicks }] of rows) {
      const link = await transaction
        .updateTable('short_links')
        .set(({ eb }) => ({ clicks: eb('clicks', '+', clicks), last_opened_at: day * dayMs }))
        .where('id', '=', id)
        .returning('user_id')
        .executeTakeFirst();
      if (!link) continue;
      counts.push([id, clicks, 0]);
      const known = changes.get(link.user_id)?.clicks ?? 0;
      changes.set(link.user_id, { links: 0, clicks: known + clicks });
    }
    await addToDailyCounts(transaction, { kind: 'link', day, counts });
    await addToLinkTotals(transaction, changes);
  });
}
