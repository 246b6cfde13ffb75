import { expect, test } from 'bun:test';

import { fromLocalTime, toLocalTime } from './local-time.ts';

test('a time goes to its field and back', () => {
  const iso = new Date(2027, 2, 28, 2, 5).toISOString();
  expect(fromLocalTime(toLocalTime(iso))).toBe(iso);
  expect(toLocalTime(new Date(2027, 2, 4, 5, 6).toISOString())).toBe('2027-03-04T05:06');
});

test('a year that is being typed stays in the field', () => {
  for (const typed of ['0002-01-01T00:00', '0020-01-01T00:00', '0202-01-01T00:00']) {
    expect(toLocalTime(fromLocalTime(typed))).toBe(typed);
  }
});

test('an empty field is no time', () => {
  expect(fromLocalTime('')).toBe('');
  expect(toLocalTime('')).toBe('');
});
