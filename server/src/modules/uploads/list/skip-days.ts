import type { Db } from '../../../database/open.ts';
import type { Slice } from '../../../database/search/search-parts.ts';
import { dayMs } from '../../../lib/clock.ts';
import { readDailyTotals } from './read-totals.ts';

/** A slice of those uploads, in the order of time, that are not of days before it. */
interface SliceOfDays extends Slice {
  /** Milliseconds since 1970: from when on, or in descending order before when. */
  from: number;
}

/**
 * The same part of a list of all uploads, of one owner where given, without the days that are skipped: their totals are
 * kept, so that OFFSET need not count those uploads. Undefined where the totals end before the slice.
 */
export async function skipDays(
  db: Db,
  ownerId: string | undefined,
  slice: Slice,
): Promise<SliceOfDays | undefined> {
  const days = await readDailyTotals(db, ownerId, -1);
  const isDescending = slice.order === 'desc';
  let before = 0;
  for (const { day, uploads } of isDescending ? days.toReversed() : days) {
    const offset = slice.offset - before;
    if (uploads > offset) return { ...slice, offset, from: (isDescending ? day + 1 : day) * dayMs };
    before += uploads;
  }
  return undefined;
}
