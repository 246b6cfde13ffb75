import { expect, test } from 'bun:test';

import { formatBytes, parseSize } from './size.ts';

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

test.each([
  ['5000MB', 5_242_880_000],
  ['1.5 gb', 1_610_612_736],
  ['100', 100],
  ['0', 0],
  ['2TB', 2_199_023_255_552],
])('reads %j as %d bytes', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

test.each(['', 'MB', '5XB', '-1MB', '1e3', '99999999999TB', '1.2.3MB'])('%j is no size', (text) => {
  expect(parseSize(text)).toBeUndefined();
});
