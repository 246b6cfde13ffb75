import { expect, test } from 'bun:test';

import { countCharacters, hasInvisibleCharacters, mixesScripts } from './account-text.ts';

test('a character is one, however many bytes it has', () => {
  expect(countCharacters('пароль')).toBe(6);
  expect(countCharacters('🐦🐦')).toBe(2);
  expect(countCharacters('')).toBe(0);
});

test.each([
  ['a soft hyphen', 'ad\u00ADmin'],
  ['a zero-width space', 'ad\u200Bmin'],
  ['a zero-width joiner', 'ad\u200Dmin'],
  ['a combining grapheme joiner', 'ad\u034Fmin'],
  ['a Hangul filler', 'ad\u3164min'],
  ['a half-width Hangul filler', 'ad\uFFA0min'],
  ['a variation selector', 'admin\uFE0F'],
  ['a tag', 'admin\u{E0041}'],
  ['a supplementary variation selector', 'admin\u{E0100}'],
  ['an invisible operator', 'ad\u2061min'],
  ['a Mongolian vowel separator', 'ad\u180Emin'],
  ['an Arabic letter mark', 'ad\u061Cmin'],
  ['an override of direction', 'ad\u202Emin'],
  ['a line separator', 'ad\u2028min'],
  ['a byte order mark', 'admin\uFEFF'],
  ['NUL', 'ad\0min'],
  ['half a character', 'ad\uD83Dmin'],
])('%s is not seen', (_, text) => {
  expect(hasInvisibleCharacters(text)).toBe(true);
});

test.each(['robin', 'Zoë 🐦', 'José María', 'O’Brien-Smith', '李小龙', '한국어', 'नमस्ते', 'שלום'])(
  '%s is all seen',
  (text) => {
    expect(hasInvisibleCharacters(text)).toBe(false);
  },
);

test.each([
  'robin_1984 (the 2nd)',
  'Zoë 🐦',
  'e\u0301te\u0301',
  'Иван Петров',
  'Ελένη',
  'שלום',
  'محمد ٣',
  'हिन्दी',
  'ᏣᎳᎩ',
  '李小龍 Bruce Lee',
  '田中さん TANAKA タナカー',
  '김철수 金 Kim',
  'ㄅㄆㄇ 漢字 Latin',
  '𐌰𐌱𐌲',
  '12345 !?',
  '',
])('%p is written in one way', (text) => {
  expect(mixesScripts(text)).toBe(false);
});

test.each([
  ['Cyrillic а among Latin', '\u0430dmin'],
  ['Greek ο among Latin', 'r\u03BFbin'],
  ['Armenian օ among Latin', 'r\u0585bin'],
  ['Cherokee among Latin', 'ad\u13B7in'],
  ['Latin and Hebrew', 'Ann \u05D0\u05D1'],
  ['Cyrillic and Han', 'Иван 李'],
  ['Hangul and Hiragana', '한국 さくら'],
  ['Greek and Cyrillic', 'Ελένη Иван'],
  ['Gothic and Latin', '𐌰dmin'],
])('%s is a mixture', (_, text) => {
  expect(mixesScripts(text)).toBe(true);
});
