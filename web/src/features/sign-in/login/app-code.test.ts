import { expect, test } from 'bun:test';

import { readAppCode } from './app-code.ts';

test('spaces, hyphens and invisible marks around the digits do not matter', () => {
  const typed = ['123456', ' 123 456 ', '123-456', '123\u00A0456\n', '\u2066123\u2013456\u2069'];
  for (const text of typed) expect(readAppCode(text)).toBe('123456');
});

test('digits of other scripts and widths are digits', () => {
  expect(readAppCode('１２３ ４５６')).toBe('123456');
  expect(readAppCode('١٢٣ ٤٥٦')).toBe('١٢٣٤٥٦');
});

test('fewer, more and anything else are not the whole code of an app', () => {
  const typed = ['', '12345', '1234567', '12345a', 'abcdef', '123456-abcd', '---', '١٢٣٤٥'];
  for (const text of typed) expect(readAppCode(text)).toBeUndefined();
});
