import { expect, test } from 'bun:test';

import { lastDays } from './last-days.ts';

test('days without uploads are there too, and older ones are not', () => {
  const stats = [
    { year: 2026, month: 3, day: 1, uploads: 2, storage: 10 },
    { year: 2026, month: 1, day: 1, uploads: 9, storage: 90 },
  ];
  expect(lastDays(stats, 3, Date.UTC(2026, 2, 2, 13))).toEqual([
    { date: '2026-02-28', uploads: 0, storage: 0 },
    { date: '2026-03-01', uploads: 2, storage: 10 },
    { date: '2026-03-02', uploads: 0, storage: 0 },
  ]);
});
