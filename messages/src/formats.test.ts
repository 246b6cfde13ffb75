import { describe, expect, test } from 'bun:test';

import { locales } from '@perch/contract/text/locales';

import { formatsOf } from './formats.ts';

describe('a size', () => {
  test('is written as it always was in English', () => {
    const { bytes } = formatsOf('en');
    expect([0, 1023, 1024, 1_572_864].map(bytes)).toEqual([
      '0 Bytes',
      '1023 Bytes',
      '1.00 KB',
      '1.50 MB',
    ]);
  });

  test('has the separators and the units of the language', () => {
    expect(formatsOf('de').bytes(1_572_864)).toMatch(/^1,50\sMB$/);
    expect(formatsOf('fr').bytes(1_572_864)).toMatch(/^1,50\sMo$/);
    expect(formatsOf('ru').bytes(3)).toMatch(/^3\sбайта$/);
  });

  test.each(locales)('never reaches 1024 of a unit in %s', (locale) => {
    const { bytes } = formatsOf(locale);
    expect(bytes(1024 ** 3 - 1)).toBe(bytes(1024 ** 3));
    expect(bytes(5 * 1024 ** 4)).toMatch(/5.?120/);
  });
});

test('a list ends with the language’s word for and', () => {
  expect(formatsOf('en').list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatsOf('de').list(['a', 'b', 'c'])).toBe('a, b und c');
});

test('the items of a list are kept apart from right-to-left text only', () => {
  expect(formatsOf('ar').list(['a.png', 'b.png'])).toBe('\u2068a.png\u2069 و\u2068b.png\u2069');
  expect(formatsOf('de').list(['a.png'])).toBe('a.png');
});
