import { expect, test } from 'bun:test';

import { showLanguage } from '../language/messages.ts';
import { scriptWarning } from './script-warning.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('letters of two scripts in one label are pointed out', () => {
  expect(scriptWarning('pаypal.com')).toBe(
    '“pаypal” mixes Latin and Cyrillic letters and may imitate another name.',
  );
});

test('a label of foreign letters that look Latin is pointed out', () => {
  expect(scriptWarning('сосо.com')).toContain('Cyrillic letters that look like Latin ones');
});

test.each([
  'example.org',
  'münchen.de',
  'пример.рф',
  'почта.example.org',
  '例え.テスト',
  'tokyo東京.jp',
  '123.org',
])('nothing is said about %s', (name) => {
  expect(scriptWarning(name)).toBeUndefined();
});
