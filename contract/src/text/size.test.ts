import { expect, test } from 'bun:test';

import { formatBytes } from './size.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [5000 * 1024 ** 2, '4.88 GB'],
  [3 * 1024 ** 4, '3072.00 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
