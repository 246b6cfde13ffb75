import { expect, test } from 'bun:test';

import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', 10, { start: 0, end: 1 }],
  ['bytes=2-5', 10, { start: 2, end: 6 }],
  ['bytes=2-', 10, { start: 2, end: 10 }],
  ['bytes=2-99', 10, { start: 2, end: 10 }],
  ['bytes=-3', 10, { start: 7, end: 10 }],
  ['bytes=-99', 10, { start: 0, end: 10 }],
  ['bytes=9-9', 10, { start: 9, end: 10 }],
])('%s of %d bytes is a range', (header, size, range) => {
  expect(parseRange(header, size)).toEqual(range);
});

test.each([
  ['bytes=10-', 10],
  ['bytes=10-20', 10],
  ['bytes=-0', 10],
  ['bytes=0-', 0],
  ['bytes=-5', 0],
  ['bytes=99999999999999999999-', 10],
])('%s of %d bytes cannot be satisfied', (header, size) => {
  expect(parseRange(header, size)).toBe('unsatisfiable');
});

test.each([
  null,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=0-1,3-4',
  'items=0-1',
  '0-1',
])('the header %j means the whole file', (header) => {
  expect(parseRange(header, 10)).toBeUndefined();
});
