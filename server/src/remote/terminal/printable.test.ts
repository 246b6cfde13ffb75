import { expect, test } from 'bun:test';

import { jsonLine, printable } from './printable.ts';

test.each([
  ['holiday é 日本 😀.jpg', 'holiday é 日本 😀.jpg'],
  ['a\nb\r\tc', String.raw`a\u000ab\u000d\u0009c`],
  ['\u001b[2J\u009b31m\u007f', String.raw`\u001b[2J\u009b31m\u007f`],
  ['evil\u202egnp.exe', String.raw`evil\u202egnp.exe`],
  ['half \ud83d', String.raw`half \ud83d`],
])('of %j a terminal obeys nothing', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('a line of JSON is one line, and is read as what it was written of', () => {
  const value = { path: 'a\n\u009b\u2028"\u202e', size: 5 };
  const line = jsonLine(value);
  expect(line).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(line)).toEqual(value);
});
