import { describe, expect, test } from 'bun:test';

import { matchLocale, negotiateLocale } from './locales.ts';

describe('a language tag', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-at', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['ar-EG', 'ar'],
  ] as const)('%s is served in %s', (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });

  test.each(['', '*', 'nl', 'zh-TW', 'zh-Hant', 'zh-HK', 'constructor', 'english'])(
    '%p names none of the languages',
    (tag) => {
      expect(matchLocale(tag)).toBeUndefined();
    },
  );
});

describe('an Accept-Language header', () => {
  test.each([
    ['fr', 'fr'],
    ['nl,de;q=0.8,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
    ['ru;q=0, it;q=0.1', 'it'],
    ['zh-TW,zh;q=0.9,ja;q=0.8', 'zh-Hans'],
    ['pl ; q = 0.3 , es;q=0.2', 'pl'],
    ['de;q=x, en;q=0.1', 'en'],
  ] as const)('%p is answered in %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test.each(['', '*', 'nl', 'de;q=0', ';;;,,,', 'xx-'.repeat(100_000)])(
    'without a language of Perch says none (%#)',
    (header) => {
      expect(negotiateLocale(header)).toBeUndefined();
    },
  );
});
