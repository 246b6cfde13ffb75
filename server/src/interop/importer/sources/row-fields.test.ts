import { expect, test } from 'bun:test';

import { endTime, utcTime } from './row-fields.ts';

const at = Date.UTC(2024, 0, 2, 3, 4, 5);

test.each([
  ['2024-01-02 03:04:05', at],
  ['2024-01-02T03:04:05.678Z', at],
  ['2024-01-02 03:04:05.678+00', at],
  [at, at],
  [0, 0],
  ['1970-01-01 00:00:00', 0],
  [-1, -1],
  [null, null],
  [undefined, null],
])('the end %p is read', (value, end) => {
  expect(endTime.parse(value)).toBe(end);
});

test.each(['', 'soon', 'infinity', '02.01.2024 03:04:05', '2024-99-99 03:04:05', true, {}])(
  'the end %p is a fault, and no time of creation',
  (value) => {
    expect(endTime.safeParse(value).success).toBe(false);
    expect(utcTime.parse(value)).toBeUndefined();
  },
);
