import { describe, expect, test } from 'bun:test';

import type { Locale } from '@perch/contract/text/locales';
import type { FormatValues } from 'icu-minify/format';

import { bindMessages } from './bind-messages.ts';
import { fillMissing } from './source.ts';

type Write = (values: FormatValues) => string;

/** The message `text` of a language as the code calls it. */
const bound = (locale: Locale, text: string) => bindMessages({ text }, locale)['text'] as Write;

describe('a message', () => {
  test('without arguments is the text as it is written', () => {
    const texts = { share: '< 1%', it: "it's", quotes: "''", group: { key: 'Save' } };
    expect(bindMessages(texts, 'en')).toEqual(texts);
  });

  test('has the values that it is given, whatever they contain', () => {
    const write = bound('en', 'Delete {name}? {max, number} of {bytes, number, bytes}');
    const name = "{name} # ' <b>";
    expect(write({ name, max: 12_345, bytes: 1536 })).toBe(`Delete ${name}? 12,345 of 1.50 KB`);
  });

  test('writes numbers, sizes and times as its language does', () => {
    const values = { max: 12_345, bytes: 1_572_864, at: new Date(Date.UTC(2026, 10, 23, 14, 5)) };
    const text = '{max, number} {bytes, number, bytes} {at, date, moment}';
    expect(bound('de', text)(values)).toMatch(/^12\.345 1,50\sMB 23\.11\.2026, 14:05 UTC$/);
    expect(bound('en', text)(values)).toBe('12,345 1.50 MB 23 Nov 2026, 14:05 UTC');
  });
});

describe('a plural', () => {
  test('has the form of its count in English', () => {
    const files = bound('en', '{count, plural, one {# file} other {# files}}');
    const texts = [0, 1, 2, 1234].map((count) => files({ count }));
    expect(texts).toEqual(['0 files', '1 file', '2 files', '1,234 files']);
  });

  test('has the four forms of Russian, and one for exactly one', () => {
    const forms = 'one {# файл} few {# файла} many {# файлов} other {# файла}';
    const files = bound('ru', `{count, plural, =1 {Файл} ${forms}}`);
    expect([1, 2, 5, 11, 21, 1.5].map((count) => files({ count }))).toEqual([
      'Файл',
      '2 файла',
      '5 файлов',
      '11 файлов',
      '21 файл',
      '1,5 файла',
    ]);
  });

  test('has the six forms of Arabic', () => {
    const forms = 'zero {z} one {o} two {t} few {f} many {m} other {x}';
    const write = bound('ar', `{count, plural, ${forms}}`);
    expect([0, 1, 2, 3, 11, 100].map((count) => write({ count })).join('')).toBe('zotfmx');
  });

  test('leaves the sign of its count alone in a name', () => {
    const write = bound('en', '{count, plural, one {# file in {name}} other {# files in {name}}}');
    expect(write({ count: 3, name: '#1' })).toBe('3 files in #1');
  });
});

describe('in a right-to-left sentence', () => {
  test('names are kept apart, also in forms of a plural, and numbers are not', () => {
    const write = bound('ar', '{count, plural, one {{name}} other {# {name} {max, number}}}');
    expect(write({ count: 1, name: 'a.png', max: 3 })).toBe('\u2068a.png\u2069');
    expect(write({ count: 100, name: 'a.png', max: 3 })).not.toContain('\u2068100');
  });

  test('what is selected stays what it is', () => {
    const write = bound('ar', '{state, select, open {مفتوح {name}} other {مغلق}}');
    expect(write({ state: 'open', name: 'a' })).toBe('مفتوح \u2068a\u2069');
  });

  test('nothing is kept apart in others', () => {
    expect(bound('de', 'Datei {name}')({ name: 'a.png' })).toBe('Datei a.png');
  });
});

describe('what a translation lacks', () => {
  const english = { saved: 'Saved', group: { files: '{count, plural, one {# file} other {#}}' } };

  test('is in English', () => {
    const messages = bindMessages(
      fillMissing({ group: { files: '{count} Datei' } }, english),
      'de',
    );
    expect(messages['saved']).toBe('Saved');
    const whole = bindMessages(fillMissing({}, english), 'ru') as { group: { files: Write } };
    expect(whole.group.files({ count: 1 })).toBe('1 file');
  });

  test('is called as in English, although it has no arguments', () => {
    const messages = bindMessages(fillMissing({ group: { files: 'Dateien' } }, english), 'de');
    expect((messages as { group: { files: Write } }).group.files({ count: 1 })).toBe('Dateien');
  });

  test('does not bring what English has not', () => {
    const source = { gone: 'Weg', saved: { group: 'of texts' }, group: 'a text' };
    expect(fillMissing(source, english)).toEqual(english);
  });
});
