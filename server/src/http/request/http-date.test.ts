import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../test/support/hostile/any-text.ts';
import { parseHttpDate } from './http-date.ts';

test.each([
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
])('%s is a date', (text) => {
  expect(parseHttpDate(text)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
});

test.each([
  '',
  '1994',
  '1994-11-06T08:49:37Z',
  'Sun, 6 Nov 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 08:49:37',
  'Sun, 06 Nov 1994 08:49:37 +0000',
  'sun, 06 nov 1994 08:49:37 gmt',
  'Sun, 31 Feb 2024 00:00:00 GMT',
  'Sun, 00 Nov 1994 08:49:37 GMT',
  'Sun, 06 Abc 1994 08:49:37 GMT',
  'Sun, 06 Nov 1994 24:00:00 GMT',
  'Sun, 06 Nov 1994 08:60:37 GMT',
  'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT',
])('"%s" is none', (text) => {
  expect(parseHttpDate(text)).toBeUndefined();
});

test('a year of two digits is at most 50 years ahead', () => {
  const year = (parseHttpDate('Sunday, 06-Nov-99 08:49:37 GMT') ?? 0) / 31_556_952_000 + 1970;
  expect(year - new Date().getUTCFullYear()).toBeWithin(-51, 51);
});

test('every date that is written is read again, and no text makes it fail', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      expect(parseHttpDate(new Date(seconds * 1000).toUTCString())).toBe(seconds * 1000);
    }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const moment = parseHttpDate(text);
      expect(moment === undefined || Number.isFinite(moment)).toBe(true);
    }),
  );
});
