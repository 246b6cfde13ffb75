import { expect, test } from 'bun:test';

import {
  daysOf,
  fromDay,
  isChosen,
  openedPresets,
  timePresets,
  untilDay,
} from './criteria-presets.ts';

const midnight = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test('times are midnights of the reader, the same all day', () => {
  const early = timePresets(new Date(2026, 0, 15, 0, 5));
  expect(timePresets(new Date(2026, 0, 15, 23, 55))).toEqual(early);
  expect(early).toEqual({
    week: { from: midnight(2026, 1, 8) },
    month: { from: midnight(2025, 12, 16) },
    // Of the year before.
    lastMonth: { from: midnight(2025, 12, 1), to: midnight(2026, 1, 1) },
    thisYear: { from: midnight(2026, 1, 1) },
    older: { to: midnight(2025, 1, 15) },
  });
  expect(openedPresets(new Date(2026, 0, 15))).toEqual({
    never: { unopened: 'true' },
    year: { unopenedSince: midnight(2025, 1, 15) },
  });
});

test('a choice is the list’s if nothing else is asked of the same property', () => {
  const names = ['from', 'to'] as const;
  expect(isChosen({ from: 'a', minSize: 1 }, names, { from: 'a' })).toBe(true);
  expect(isChosen({ from: 'a', to: 'b' }, names, { from: 'a' })).toBe(false);
  expect(isChosen({}, names, { from: 'a' })).toBe(false);
});

test('days of the reader are times from the first midnight to that after the last day', () => {
  const range = { ...fromDay('2026-03-01'), ...untilDay('2026-03-31') };
  expect(range).toEqual({ from: midnight(2026, 3, 1), to: midnight(2026, 4, 1) });
  expect(daysOf(range)).toEqual({ first: '2026-03-01', last: '2026-03-31' });
  expect(daysOf({})).toEqual({ first: '', last: '' });
  expect([fromDay(''), untilDay('')]).toEqual([{ from: undefined }, { to: undefined }]);
});
