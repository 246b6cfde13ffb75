import { describe, expect, test } from 'bun:test';

import { locales } from '@perch/contract/text/locales';

import { createFormats } from './formats.ts';

describe('a plural', () => {
  test('has the form of its count in English', () => {
    const { plural } = createFormats('en');
    const files = (count: number) => plural(count, { one: '# file', other: '# files' });
    expect([0, 1, 2, 1234].map(files)).toEqual(['0 files', '1 file', '2 files', '1,234 files']);
  });

  test('has the four forms of Russian', () => {
    const { plural } = createFormats('ru');
    const forms = { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' };
    expect([1, 2, 5, 11, 21, 1.5].map((count) => plural(count, forms))).toEqual([
      '1 файл',
      '2 файла',
      '5 файлов',
      '11 файлов',
      '21 файл',
      '1,5 файла',
    ]);
  });

  test('has the six forms of Arabic', () => {
    const { plural } = createFormats('ar');
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
    expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms)).join('')).toBe('zotfmx');
  });
});

describe('a size', () => {
  test('is written as it always was in English', () => {
    const { bytes } = createFormats('en');
    expect([0, 1023, 1024, 1_572_864].map(bytes)).toEqual([
      '0 Bytes',
      '1023 Bytes',
      '1.00 KB',
      '1.50 MB',
    ]);
  });

  test('has the separators and the units of the language', () => {
    expect(createFormats('de').bytes(1_572_864)).toMatch(/^1,50\sMB$/);
    expect(createFormats('fr').bytes(1_572_864)).toMatch(/^1,50\sMo$/);
    expect(createFormats('ru').bytes(3)).toMatch(/^3\sбайта$/);
  });

  test.each(locales)('never reaches 1024 of a unit in %s', (locale) => {
    const { bytes } = createFormats(locale);
    expect(bytes(1024 ** 3 - 1)).toBe(bytes(1024 ** 3));
    expect(bytes(5 * 1024 ** 4)).toMatch(/5.?120/);
  });
});

test('a list ends with the language’s word for and', () => {
  expect(createFormats('en').list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(createFormats('de').list(['a', 'b', 'c'])).toBe('a, b und c');
});

test('a name is kept apart from right-to-left text only', () => {
  expect(createFormats('ar').isolate('photo.png')).toBe('\u2068photo.png\u2069');
  expect(createFormats('de').isolate('photo.png')).toBe('photo.png');
});
