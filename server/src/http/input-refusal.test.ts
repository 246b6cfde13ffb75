import { describe, expect, test } from 'bun:test';

import { Email, NewPassword } from '@perch/contract/accounts/account-fields';
import { pageQuery } from '@perch/contract/pagination';
import { z } from 'zod';

import { AppError } from '../lib/errors.ts';
import { parseInput } from './invalid-input.ts';

const Sample = z.strictObject({
  name: z.string().min(2).max(5),
  count: z.number().int().min(1).max(9),
  kind: z.enum(['one', 'two']),
  isOn: z.boolean(),
  tags: z.array(z.string()).min(1).max(2),
  at: z.iso.datetime(),
  code: z.string().regex(/^x$/),
  size: z.union([z.number(), z.string()]),
  inner: z.strictObject({ url: z.string() }),
});

const fine = {
  name: 'ann',
  count: 1,
  kind: 'one',
  isOn: true,
  tags: ['a'],
  at: '2026-05-04T09:30:00Z',
  code: 'x',
  size: 1,
  inner: { url: '' },
};

function sentenceOf(schema: z.ZodType, input: unknown): string {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

test.each([
  [{ name: undefined }, 'name is required.'],
  [{ kind: undefined }, 'kind is required.'],
  [{ name: 5 }, 'name must be a string.'],
  [{ name: null }, 'name must be a string.'],
  [{ name: 'a' }, 'name must be at least 2 characters long.'],
  [{ name: 'abcdef' }, 'name may be up to 5 characters long.'],
  [{ count: '1' }, 'count must be a number.'],
  [{ count: 1.5 }, 'count must be a whole number.'],
  [{ count: 0 }, 'count must be at least 1.'],
  [{ count: 10 }, 'count may be up to 9.'],
  [{ kind: 'three' }, 'kind must be one of these: one, two.'],
  [{ isOn: 'yes' }, 'isOn must be true or false.'],
  [{ tags: 'a' }, 'tags must be a list.'],
  [{ tags: [] }, 'tags must have at least one item.'],
  [{ tags: ['a', 'b', 'c'] }, 'tags may have up to 2 items.'],
  [{ tags: ['a', 7] }, 'tags.1 must be a string.'],
  [
    { at: 'tomorrow' },
    'at must be a date and time with a time zone, such as 2026-05-04T09:30:00Z.',
  ],
  [{ code: 'y' }, 'code has the wrong format.'],
  [{ size: [] }, 'size is not valid.'],
  [{ inner: [] }, 'inner must be a JSON object.'],
  [{ inner: {} }, 'inner.url is required.'],
  [{ more: 1 }, 'Unknown field: more.'],
  [{ more: 1, 'a#b': 2 }, 'Unknown fields: more, a#b.'],
])('%j is refused with a sentence that names the field', (change, sentence) => {
  expect(sentenceOf(Sample, { ...fine, ...change })).toBe(sentence);
});

test.each([[], 'text', 7, null].map((input) => [input]))('%j is not a JSON object', (input) => {
  expect(sentenceOf(Sample, input)).toBe('A JSON object is expected.');
});

describe('a field with rules of its own', () => {
  test.each([
    [NewPassword, 'short', 'Password must be at least 6 characters long'],
    [Email, 'nothing', 'Email is not a valid address'],
    [z.object(pageQuery(20)), { page: '0' }, 'page must be a whole number from 1 to 1,000,000'],
    [z.object(pageQuery(20)), { limit: '101' }, 'limit must be a whole number from 1 to 100'],
  ])('has a sentence of its own (%#)', (schema, input, sentence) => {
    expect(sentenceOf(schema, input)).toBe(sentence);
  });
});
