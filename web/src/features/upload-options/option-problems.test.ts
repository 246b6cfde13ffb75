import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../language/messages.ts';
import { optionProblems } from './option-texts.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('link-options');

const nowMs = Date.UTC(2026, 10, 22, 12);
const namesOf = (...args: Parameters<typeof optionProblems>) =>
  Object.keys(optionProblems(...args));

test.each([
  {},
  { expires: '1h', maxDownloads: '1', slug: 'a', link: 'view', password: 'x' },
  { expires: 'never', maxDownloads: 'none', burn: 'false' },
  { expires: '2026-11-22T12:01:00.000Z', maxDownloads: '1000000' },
  { slug: `0${'.'.repeat(63)}` },
])('nothing is wrong with %j', (options) => {
  expect(optionProblems(options, nowMs)).toEqual({});
});

test.each(['', '2026-11-22T12:00:59.000Z', '2020-01-01T00:00:00.000Z'])(
  'no link ends at %j',
  (expires) => {
    expect(optionProblems({ expires }, nowMs)).toEqual({
      expires: 'Choose a time in the future.',
    });
  },
);

test.each(['', '0', '-1', '1.5', '1e3', '01', '1000001', 'many'])(
  '%j is no number of downloads',
  (maxDownloads) => {
    expect(namesOf({ maxDownloads, burn: 'false' }, nowMs)).toEqual(['maxDownloads']);
  },
);

test.each(['-a', '.a', 'a b', 'ä', 'a/b', `a${'b'.repeat(64)}`])('%j names no link', (slug) => {
  expect(namesOf({ slug }, nowMs)).toEqual(['slug']);
});
