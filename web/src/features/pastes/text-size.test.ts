import { expect, test } from 'bun:test';

import { measureText } from './text-size.ts';

test.each([
  ['', 0, 0],
  ['a', 1, 1],
  ['a\n', 1, 2],
  ['a\nä', 2, 4],
  ['\n\n', 2, 2],
  ['🐦', 1, 4],
])('%j', (text, lines, sizeBytes) => {
  expect(measureText(text)).toEqual({ lines, sizeBytes });
});
