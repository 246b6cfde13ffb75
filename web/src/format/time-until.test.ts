import { expect, test } from 'bun:test';

import { formatTimeUntil } from './time-until.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

test.each([
  [0, 'in 1 minute'],
  [29_000, 'in 1 minute'],
  [59.4 * minuteMs, 'in 59 minutes'],
  [59.6 * minuteMs, 'in 1 hour'],
  [47.4 * hourMs, 'in 47 hours'],
  // A moment after a week was chosen.
  [7 * dayMs - 1, 'in 7 days'],
  [59 * dayMs, 'in 59 days'],
  [61 * dayMs, 'in 2 months'],
  [700 * dayMs, 'in 23 months'],
  [3650 * dayMs, 'in 10 years'],
])('%d ms are told as %s', (leftMs, told) => {
  expect(formatTimeUntil(leftMs)).toBe(told);
});
