import { expect, test } from 'bun:test';

import { parseSize } from './size.ts';

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
