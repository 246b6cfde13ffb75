import { expect, test } from 'bun:test';

import { formatLength } from './length.ts';

test.each([
  [0.4, '0:00'],
  [9, '0:09'],
  [59.6, '1:00'],
  [249, '4:09'],
  [3849, '1:04:09'],
  [360_000, '100:00:00'],
])('%f seconds play for %s', (seconds, written) => {
  expect(formatLength(seconds)).toBe(written);
});
