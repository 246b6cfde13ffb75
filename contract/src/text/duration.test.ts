import { expect, test } from 'bun:test';

import { parseDuration } from './duration.ts';

test.each([
  ['1m', 60_000],
  ['30m', 1_800_000],
  ['12h', 43_200_000],
  ['7d', 604_800_000],
  ['4w', 2_419_200_000],
  ['99999w', 60_479_395_200_000],
])('%s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});

test.each([
  '',
  '7',
  'd',
  '7 d',
  ' 7d',
  '7D',
  '07d',
  '0m',
  '-7d',
  '1.5h',
  '7days',
  '100000m',
  '7d\n',
  '٧d',
])('%j is no duration', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});
