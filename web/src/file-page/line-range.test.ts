import { expect, test } from 'bun:test';

import { parseLineRange, writeLineRange } from './line-range.ts';

test('a hash names one line or several, in either order', () => {
  expect(parseLineRange('#L10')).toEqual({ first: 10, last: 10 });
  expect(parseLineRange('#L10-L20')).toEqual({ first: 10, last: 20 });
  expect(parseLineRange('#L20-10')).toEqual({ first: 10, last: 20 });
  for (const hash of ['', '#', '#L', '#L1-', '#x', '#L1-L2-L3', '#L99999999', '#l1']) {
    expect(parseLineRange(hash)).toBeUndefined();
  }
});

test('lines are written as they are read', () => {
  expect(writeLineRange({ first: 3, last: 3 })).toBe('#L3');
  expect(writeLineRange({ first: 3, last: 5 })).toBe('#L3-L5');
});
