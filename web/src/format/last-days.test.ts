import { expect, test } from 'bun:test';

import { lastDays } from './last-days.ts';

const now = Date.UTC(2026, 2, 2, 23, 59);
const share = (year: number, month: number, day: number, uploads: number) => ({
  year,
  month,
  day,
  uploads,
  storage: uploads * 10,
});

test('days without uploads are filled in, the oldest first', () => {
  expect(lastDays([share(2026, 3, 2, 4), share(2026, 2, 28, 7)], now, 4)).toEqual([
    { date: '2026-02-27T00:00:00.000Z', uploads: 0, storage: 0 },
    { date: '2026-02-28T00:00:00.000Z', uploads: 7, storage: 70 },
    { date: '2026-03-01T00:00:00.000Z', uploads: 0, storage: 0 },
    { date: '2026-03-02T00:00:00.000Z', uploads: 4, storage: 40 },
  ]);
});

test('days before the first one shown are left out', () => {
  const days = lastDays([share(2026, 1, 1, 9)], now, 30);
  expect(days).toHaveLength(30);
  expect(days.every(({ uploads }) => uploads === 0)).toBe(true);
});
