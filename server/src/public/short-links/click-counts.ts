import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import { addToLinkTotals, type LinkTotals } from '../../database/link-totals.ts';
import type { Db } from '../../database/open.ts';
import type { Log } from '../../lib/log.ts';

/** Clicks of short links. */
export type ClickCounts = BatchedCounts<'clicks'>;

export const createClickCounts = (db: Db, log: Log): ClickCounts =>
  createBatchedCounts({
    kinds: ['clicks'],
    write: (rows) => write(db, rows),
    onFailure: (rows, error) => log.warn('clicks.flush_failed', { rows, error }),
  });

/** Those of links that were deleted meanwhile count nowhere. */
function write(db: Db, rows: readonly Counted<'clicks'>[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const changes = new Map<string, LinkTotals>();
    for (const [id, { clicks }] of rows) {
      const link = await transaction
        .updateTable('short_links')
        .set(({ eb }) => ({ clicks: eb('clicks', '+', clicks) }))
        .where('id', '=', id)
        .returning('user_id')
        .executeTakeFirst();
      if (!link) continue;
      const known = changes.get(link.user_id)?.clicks ?? 0;
      changes.set(link.user_id, { links: 0, clicks: known + clicks });
    }
    await addToLinkTotals(transaction, changes);
  });
}
