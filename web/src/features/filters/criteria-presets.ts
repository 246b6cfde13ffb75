import type { Criteria } from '@perch/contract/uploads/lists';

import { startOfDay, toLocalTime } from '../../format/local-time.ts';

// The choices of the filter panel. Times are midnights where the reader is, so that a choice is the same all day.

const daysAgo = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString();
const monthsAgo = (now: Date, months: number) =>
  new Date(now.getFullYear(), now.getMonth() - months, 1).toISOString();
const yearAgo = (now: Date) =>
  new Date(now.getFullYear() - 1, now.getMonth(), now.getDate()).toISOString();

export const timePresets = (now: Date) => ({
  week: { from: daysAgo(now, 7) },
  month: { from: daysAgo(now, 30) },
  lastMonth: { from: monthsAgo(now, 1), to: monthsAgo(now, 0) },
  thisYear: { from: new Date(now.getFullYear(), 0, 1).toISOString() },
  older: { to: yearAgo(now) },
});

/** The first and the last day, where the reader is, of a list's times; empty: none. */
export const daysOf = ({ from, to }: Pick<Criteria, 'from' | 'to'>) => ({
  first: from === undefined ? '' : toLocalTime(from).slice(0, dayLength),
  // The end is not in it.
  last:
    to === undefined
      ? ''
      : toLocalTime(new Date(Date.parse(to) - 1).toISOString()).slice(0, dayLength),
});

/** The times of a list from a first day, or until a last one. */
export const fromDay = (day: string): Criteria => ({
  from: day === '' ? undefined : startOfDay(day),
});
export const untilDay = (day: string): Criteria => ({
  to: day === '' ? undefined : startOfDay(day, 1),
});

const dayLength = '2026-11-21'.length;

export const openedPresets = (now: Date) => ({
  never: { unopened: 'true' as const },
  year: { unopenedSince: yearAgo(now) },
});

const mebibyte = 1024 ** 2;
export const leastSizes = [mebibyte, 10 * mebibyte, 100 * mebibyte, 1024 * mebibyte];
export const mostSize = mebibyte;

/** Whether the list has just these values of the criteria that the choice is about. */
export const isChosen = (
  criteria: Criteria,
  names: readonly (keyof Criteria)[],
  preset: Criteria,
) => names.every((name) => criteria[name] === preset[name]);
