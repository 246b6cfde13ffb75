import { expect, test } from 'bun:test';

import { showLanguage } from '../language/messages.ts';
import { formatDate, formatDateTime, formatDay } from './date.ts';

// Without a zone the time is local, so the test says the same everywhere.
const moment = '2026-03-07T09:05:00';

test('a date is written day, month, year with dots and leading zeros', () => {
  expect(formatDate(moment)).toBe('07.03.2026');
});

test('a date with its time has 24 hours', () => {
  expect(formatDateTime(moment)).toBe('07.03.2026, 09:05');
  expect(formatDateTime('2026-12-31T23:59:00')).toBe('31.12.2026, 23:59');
});

test('the German form keeps its order in right-to-left text, and Arabic writes its own once chosen', async () => {
  await showLanguage({ locale: 'ar', isChosen: false });
  expect(formatDateTime(moment)).toBe('\u206607.03.2026, 09:05\u2069');
  await showLanguage({ locale: 'ar', isChosen: true });
  expect(formatDateTime(moment)).not.toContain('\u2066');
  await showLanguage({ locale: 'en', isChosen: false });
  expect(formatDateTime(moment)).toBe('07.03.2026, 09:05');
});

test('a day of the server is the same date in every time zone', () => {
  expect(formatDay('2026-11-29')).toBe('29.11.2026');
});
