import { expect, test } from 'bun:test';

import { addToDailyCounts } from '../../../database/daily-counts.ts';
import { openDatabase } from '../../../database/open.ts';
import { dayMs, dayOf, systemClock } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { readOpenedDays } from './opened-days.ts';

test('what is opened after its row was read has the day of that opening as its last one', async () => {
  const db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
  try {
    const read = async (lastOpened: number) =>
      await readOpenedDays({ db, clock: systemClock }, 'link', {
        id: 'link 0',
        last_opened_at: lastOpened,
      });
    const day = dayOf(systemClock.now()) - 1;
    const yesterday = new Date(day * dayMs).toISOString();
    expect((await read(0)).lastOpenedAt).toBeNull();
    await db
      .transaction()
      .execute((transaction) =>
        addToDailyCounts(transaction, { kind: 'link', day, counts: [['link 0', 1, 0]] }),
      );
    expect((await read(0)).lastOpenedAt).toBe(yesterday);
    expect((await read((day - 40) * dayMs)).lastOpenedAt).toBe(yesterday);
    const later = (day + 1) * dayMs;
    expect((await read(later)).lastOpenedAt).toBe(new Date(later).toISOString());
  } finally {
    await db.destroy();
  }
});
