import {
  type BatchedCounts,
  type Counted,
  createBatchedCounts,
} from '../../database/batched-counts.ts';
import { addToDailyCounts } from '../../database/daily-counts.ts';
import { listed } from '../../database/listed.ts';
import { lockRows } from '../../database/lock.ts';
import type { Db } from '../../database/open.ts';
import { type Clock, dayMs, dayOf } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';

type Kind = 'views' | 'downloads';

/** Views of albums' pages and downloads of their archives, by day, and with them the day of the last one. */
export type AlbumCounts = BatchedCounts<Kind>;

export const createAlbumCounts = (db: Db, log: Log, clock: Clock): AlbumCounts =>
  createBatchedCounts<Kind>({
    kinds: ['views', 'downloads'],
    write: (rows) => write(db, rows, dayOf(clock.now())),
    onFailure: (rows, error) => log.warn('albums.flush_failed', { rows, error }),
  });

function write(db: Db, rows: readonly Counted<Kind>[], day: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ids = rows.map(([id]) => id);
    const held = await transaction
      .selectFrom('albums')
      .select('id')
      .where('id', 'in', listed(transaction, ids))
      .orderBy('id')
      .$call(lockRows(transaction))
      .execute();
    const there = new Set(held.map(({ id }) => id));
    await transaction
      .updateTable('albums')
      .set({ last_opened_at: day * dayMs })
      .where('id', 'in', listed(transaction, [...there]))
      .where('last_opened_at', '<>', day * dayMs)
      .execute();
    const counts = rows
      .filter(([id]) => there.has(id))
      .map(([id, { views, downloads }]) => [id, views, downloads] as const);
    await addToDailyCounts(transaction, { kind: 'album', day, counts });
  });
}
