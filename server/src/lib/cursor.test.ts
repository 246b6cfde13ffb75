import { describe, expect, test } from 'bun:test';

import {
  assert,
  base64String,
  constant,
  constantFrom,
  json,
  maxSafeInteger,
  nat,
  oneof,
  pre,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';

import { decodeCursor, encodeCursor } from './cursor.ts';
import { AppError } from './errors.ts';

const list = '{"ownerId":"0123456789abcdef","sort":"size","order":"desc"}';

const ids = stringMatching(/^[0-9A-Za-z]{16}$/);
const numbers = record({ key: maxSafeInteger(), id: ids });
const texts = record({
  key: string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
  id: ids,
});

function refusalOf(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request') return error.message;
    throw error;
  }
}

const sentence = 'after must be empty or the value of next from a page of the same list';

describe('a cursor', () => {
  test('leads back to its position, by numbers and by texts', () => {
    assert(
      property(numbers, (position) => {
        expect(decodeCursor(list, encodeCursor(list, position), 'number')).toEqual(position);
      }),
    );
    assert(
      property(texts, (position) => {
        expect(decodeCursor(list, encodeCursor(list, position), 'text')).toEqual(position);
      }),
    );
  });

  test('that is empty is the beginning', () => {
    expect(decodeCursor(list, '', 'text')).toBeUndefined();
  });

  test('is made of characters that stand in an address as they are', () => {
    assert(property(texts, (position) => /^[\w-]+$/.test(encodeCursor(list, position))));
  });

  test('is refused in every other list, and by another type', () => {
    assert(
      property(numbers, string(), (position, other) => {
        pre(other !== list);
        const text = encodeCursor(list, position);
        expect(refusalOf(() => decodeCursor(other, text, 'number'))).toBe(sentence);
        expect(refusalOf(() => decodeCursor(list, text, 'text'))).toBe(sentence);
      }),
    );
  });

  test('is refused wherever it was cut, lengthened or changed', () => {
    assert(
      property(numbers, nat(), constantFrom('', 'A', '=', '-', '%00'), (position, at, put) => {
        const text = encodeCursor(list, position);
        const place = at % text.length;
        for (const changed of [
          text.slice(0, place) || put || 'A',
          text + (put || 'A'),
          text.slice(0, place) + put + text.slice(place + 1),
        ]) {
          if (changed === text) continue;
          expect(refusalOf(() => decodeCursor(list, changed, 'number'))).toBe(sentence);
        }
      }),
    );
  });

  test('that is any other text is refused in a sentence', () => {
    const any = oneof(
      string({ unit: 'binary', minLength: 1 }),
      base64String({ minLength: 4 }),
      json().map((value) => Buffer.from(value).toString('base64url')),
      constant('A'.repeat(10_240)),
    );
    assert(
      property(any, constantFrom('number' as const, 'text' as const), (text, type) => {
        expect(refusalOf(() => decodeCursor(list, text, type))).toBe(sentence);
      }),
    );
  });

  test.each(['a\0b', '\uD800', 'x'.repeat(5)])(
    'with the key %j is taken only if it can be stored',
    (key) => {
      const text = encodeCursor(list, { key, id: '0123456789abcdef' });
      const refusal = refusalOf(() => decodeCursor(list, text, 'text'));
      expect(refusal).toBe(key.startsWith('x') ? undefined : sentence);
    },
  );

  test.each([Number.MAX_VALUE, 0.5])('with the key %d is refused', (key) => {
    const text = encodeCursor(list, { key, id: '0123456789abcdef' });
    expect(refusalOf(() => decodeCursor(list, text, 'number'))).toBe(sentence);
  });

  test.each(['', "' or 1=1 --", 'x'.repeat(65)])('with the id %j is refused', (id) => {
    const text = encodeCursor(list, { key: 1, id });
    expect(refusalOf(() => decodeCursor(list, text, 'number'))).toBe(sentence);
  });
});
