import { expect, test } from 'bun:test';

import { shownDays } from '@perch/contract/limits';

import { createLog } from '../lib/log.ts';
import { addToDailyCounts, readDailyCounts, removeOldDailyCounts } from './daily-counts.ts';
import { openDatabase } from './open.ts';

const today = 20_000;

test('counts of days that are no longer shown go, a batch at a time, and no others', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  try {
    const addOn = (day: number, ids: readonly string[]) =>
      db.transaction().execute((transaction) =>
        addToDailyCounts(transaction, {
          kind: 'link',
          day,
          counts: ids.map((id) => [id, 2, 1] as const),
        }),
      );
    const many = Array.from({ length: 1500 }, (_, index) => `link ${index}`);
    await addOn(today - shownDays - 1, many);
    await addOn(today - shownDays, ['link 0']);
    await addOn(today - shownDays + 1, ['link 0']);
    await addOn(today, ['link 0', 'link 1']);
    // Another process adds to the same day.
    await addOn(today, ['link 0']);

    await removeOldDailyCounts(db, today, AbortSignal.abort());
    const countRows = async () =>
      (await db.selectFrom('daily_counts').select('day').execute())
        .map(({ day }) => day)
        .toSorted();
    expect(await countRows()).toHaveLength(1504);
    await removeOldDailyCounts(db, today, new AbortController().signal);
    expect(await countRows()).toEqual([today - shownDays, today - shownDays + 1, today, today]);
    expect(await readDailyCounts(db, { kind: 'link', id: 'link 0', today })).toEqual([
      { day: today - shownDays + 1, views: 2, downloads: 1 },
      { day: today, views: 4, downloads: 2 },
    ]);
    expect(await readDailyCounts(db, { kind: 'album', id: 'link 0', today })).toEqual([]);
  } finally {
    await db.destroy();
  }
});
