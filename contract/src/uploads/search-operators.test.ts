import { describe, expect, test } from 'bun:test';

import type { ListFilter } from './lists.ts';
import { applyOperators, parseSearch } from './search-operators.ts';

describe('operators are read', () => {
  test.each([
    ['tag:Holiday', '', { tag: 'Holiday' }],
    ['tag:"Summer 2026"', '', { tag: 'Summer 2026' }],
    ['album:Winter', '', { albumNamed: 'Winter' }],
    ['snow album:"Winter 2026"', 'snow', { albumNamed: 'Winter 2026' }],
    ['TYPE:Image', '', { type: 'image' }],
    ['before:2026-01-31', '', { to: '2026-01-31T00:00:00.000Z' }],
    ['after:2026-02', '', { from: '2026-02-01T00:00:00.000Z' }],
    [
      'after:2025 before:2026',
      '',
      { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' },
    ],
    ['larger:10MB', '', { minSize: 10 * 1024 ** 2 + 1 }],
    ['smaller:"1.5 KB"', '', { maxSize: 1535 }],
    ['beach  type:video   sunset', 'beach sunset', { type: 'video' }],
    ['type:video type:audio', '', { type: 'audio' }],
    ['كلب tag:"عطلة الصيف"', 'كلب', { tag: 'عطلة الصيف' }],
  ] as const)('in %j', (search, text, filter) => {
    expect(parseSearch(search)).toEqual({ text, filter });
  });
});

test('an operator that a list does not have is text', () => {
  const asked = { search: 'album:Winter type:image' };
  expect(applyOperators(asked, ['album'])).toEqual({ search: 'album:Winter', type: 'image' });
});

test.each([
  'holiday',
  'two  words',
  'type:',
  'type:pictures',
  'tag:""',
  'tag:" "',
  'tag:"open',
  'before:tomorrow',
  'before:2026-02-31',
  'before:2026-13',
  'before:0000',
  'larger:big',
  'smaller:0',
  'larger:-1',
  'http://example.org',
  'constructor:a',
  '__proto__:a',
  'a/type:image',
  'type:image"',
  'owner:sea',
  `tag:${'a'.repeat(200)}`,
])('%j has no operator and stays as it is', (search) => {
  expect(parseSearch(search)).toEqual({ text: search, filter: {} });
});

test('an operator takes the place of a filter of the same name, and leaves the others', () => {
  const query: ListFilter = { type: 'text', search: 'a type:image', favorite: 'true' };
  expect(applyOperators(query)).toEqual({ type: 'image', search: 'a', favorite: 'true' });
  const plain: ListFilter = { type: 'text' };
  expect(applyOperators(plain)).toEqual({ type: 'text' });
});
