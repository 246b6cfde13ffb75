import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../language/messages.ts';
import { downloadsText, endText, summarizeOptions } from './option-texts.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('link-options');

const summaryOf = (...args: Parameters<typeof summarizeOptions>) =>
  summarizeOptions(...args).replaceAll('\u00A0', ' ');

test('without options, files stay', () => {
  expect(summaryOf({}, {})).toBe('never expires');
  expect(summaryOf({ domain: 'a.example' }, {})).toBe('never expires');
});

test('one line says each option that is on, and no secret', () => {
  const options = { expires: '7d', maxDownloads: '3', burn: 'false', link: 'view' };
  expect(summaryOf({ ...options, password: 'hunter2', slug: 'trip' }, {})).toBe(
    'expires after 7 days · 3 downloads · link to a page · password · link named “trip”',
  );
});

test('a burnt file has one download, and no second count is named', () => {
  expect(summaryOf({ maxDownloads: '1', burn: 'true' }, {})).toBe(
    'one download, then the file is deleted',
  );
});

test('a time is written in the German form where no language was chosen', () => {
  const time = new Date(2027, 0, 2, 9, 5).toISOString();
  expect(summaryOf({ expires: time }, {})).toBe('expires on 02.01.2027, 09:05');
});

const preset = { expires: '30d', burn: 'true', link: 'view' };

test('what the account has is named where nothing was chosen', () => {
  expect(summaryOf({}, preset)).toBe(
    'expires after 30 days · one download, then the file is deleted · link to a page',
  );
});

test('what was chosen counts, also where it lifts what the account has', () => {
  const lifted = { expires: 'never', maxDownloads: 'none', burn: 'false', link: 'raw' };
  expect(summaryOf(lifted, preset)).toBe('never expires · unlimited downloads · direct link');
  expect(summaryOf(lifted, {})).toBe('never expires');
  expect(summaryOf({ maxDownloads: '5', burn: 'false' }, { maxDownloads: '2' })).toBe(
    '5 downloads',
  );
});

test('every way to write an end has its words', () => {
  expect(['30m', '1h', '1d', '4w', 'never'].map(endText)).toEqual([
    'after 30 minutes',
    'after 1 hour',
    'after 1 day',
    'after 4 weeks',
    'never',
  ]);
  expect(endText('soon')).toBe('?');
});

test('a limit is told from none', () => {
  expect(downloadsText({})).toBe('unlimited');
  expect(downloadsText({ maxDownloads: '1' })).toBe('1 download');
  expect(downloadsText({ maxDownloads: '1', burn: 'true' })).toBe('one, then the file is deleted');
});
