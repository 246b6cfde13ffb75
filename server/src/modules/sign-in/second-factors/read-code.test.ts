import { expect, test } from 'bun:test';

import { readCode } from './read-code.ts';

test.each([
  '123456',
  '123 456',
  ' 12-34 56\t',
  '１２３４５６',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '\u200e123–456\u200f',
])('%p is the digits 123456 of an app', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'totp', digits: '123456' });
});

test.each(['ab10-c01d-efgh-jkmn', 'ABIO COLD EFGH JKMN', 'abl0c01defghjkmn'])(
  '%p is the same recovery code',
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', text: 'ab10c01defghjkmn' });
  },
);

test.each(['12345', '1234567', '-12345', '12345a', '1e5', '', '٣', '𝟙'])(
  '%p is no code of an app',
  (typed) => {
    expect(readCode(typed).kind).toBe('recovery');
  },
);
