import { describe, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../test/support/hostile/any-text.ts';
import { keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';
import { splitTagNames, tagNamesIn } from './tag-names.ts';

const refusal = (field: string, message: string) =>
  expect.objectContaining({ code: 'invalid_option', field, message });

describe('names of tags', () => {
  test.each<[unknown, string[]]>([
    [[], []],
    [
      [' a ', 'b'],
      ['a', 'b'],
    ],
    [
      ['A', 'a', 'b', 'B'],
      ['A', 'b'],
    ],
    [['é', 'e\u0301', 'É'], ['é']],
    [['👩‍👩‍👧'], ['👩‍👩‍👧']],
    [['a b'], ['a b']],
    [['🐦'.repeat(40)], ['🐦'.repeat(40)]],
    // Composed they are forty.
    [['e\u0301'.repeat(40)], ['é'.repeat(40)]],
  ])('of %j are %j', (given, names) => {
    expect(tagNamesIn(given, 'tags')).toEqual(names);
  });

  test.each<[unknown]>([
    [['']],
    [[' ']],
    [['\u00a0\u3000']],
    [['\u200d']],
    [['a,b']],
    [['a\u0000']],
    [['a\tb']],
    [['a\u2028b']],
    [['a\u202eb']],
    [['\ud800']],
    [['🐦'.repeat(41)]],
    [['e\u0301'.repeat(41)]],
    [['a'.repeat(1_000_000)]],
    [[' '.repeat(200) + 'a']],
    [[null]],
    [[['a']]],
  ])('are not those of %j', (given) => {
    const said = 'Tags must have 1 to 40 characters, without commas or control characters.';
    expect(() => tagNamesIn(given, 'add')).toThrow(refusal('add', said));
  });

  test.each<[unknown]>([[null], ['a'], [7], [{ length: 1, 0: 'a' }], [undefined]])(
    'stand in a list, not in %j',
    (given) => {
      expect(() => tagNamesIn(given, 'tags')).toThrow(
        refusal('tags', 'tags must be a list of names.'),
      );
    },
  );

  test('are fifty at the most, however long the text', () => {
    const fifty = Array.from({ length: 50 }, (_, n) => `t${n}`);
    expect(tagNamesIn(splitTagNames(fifty.join(',')), 'tags')).toEqual(fifty);
    const said = 'A file may have up to 50 tags.';
    for (const text of [[...fifty, 'a'].join(','), 'a,'.repeat(1_000_000)]) {
      expect(splitTagNames(text)).toHaveLength(51);
      expect(() => tagNamesIn(splitTagNames(text), 'tags')).toThrow(refusal('tags', said));
    }
  });

  test('of any text are refused, or clean, each once and the same when they are read again', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 60 }), (texts) => {
        for (const given of [texts, splitTagNames(texts.join(','))]) {
          let names: string[];
          try {
            names = tagNamesIn(given, 'tags');
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
            continue;
          }
          expect(new Set(names.map(keyOfName)).size).toBe(names.length);
          expect(names.length).toBeLessThanOrEqual(50);
          for (const name of names) {
            expect(name).toBe(name.trim().normalize('NFC'));
            expect(name).not.toMatch(/[\p{Cc}\p{Cs},]/u);
            expect([...name].length).toBeLessThanOrEqual(40);
            expect(name).not.toBe('');
          }
          expect(tagNamesIn(splitTagNames(names.join(',') || 'a'), 'tags')).toEqual(
            names.length === 0 ? ['a'] : names,
          );
        }
      }),
    );
  });
});
