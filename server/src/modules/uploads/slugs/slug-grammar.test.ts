import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import {
  canBeCustomSlug,
  canBeRandomSlug,
  isReservedSlug,
  lastExtensionOf,
  linkNameKey,
  stemOf,
} from './slug-grammar.ts';

const letters = 'ABCZabcz019';
const anySlug = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.string({ unit: fc.constantFrom(...letters, '.', '_', '-'), maxLength: 63 }),
  )
  .map(([first, rest]) => first + rest);

test('a stem and its extension are the slug again, and the stem is a slug as well', () => {
  fc.assert(
    fc.property(anySlug, (slug) => {
      expect(canBeCustomSlug(slug)).toBe(true);
      const stem = stemOf(slug);
      expect(stem === slug || `${stem}.${lastExtensionOf(slug)}` === slug).toBe(true);
      expect(lastExtensionOf(slug)).not.toInclude('.');
      expect(canBeCustomSlug(stem)).toBe(true);
    }),
  );
});

test('keys of names differ where the namespace or the slug differs', () => {
  const space = fc.constantFrom('', 'a', 'b', 'ab');
  fc.assert(
    fc.property(space, anySlug, space, anySlug, (space1, slug1, space2, slug2) => {
      const isSame = space1 === space2 && slug1 === slug2;
      expect(linkNameKey(space1, slug1) === linkNameKey(space2, slug2)).toBe(isSame);
      // Words of one invalidation are apart by spaces.
      expect(linkNameKey(space1, slug1)).not.toInclude(' ');
    }),
  );
});

test.each(['', '.a', '-a', '_a', 'a b', 'a/b', 'ä', 'a\n', 'a%2e', `a${'b'.repeat(64)}`])(
  '%j is no custom slug',
  (text) => expect(canBeCustomSlug(text)).toBe(false),
);

test.each(['abcdef', 'Abcdefghi0', 'a'.repeat(32), '0190a5e2-7f3b-7c3a-8e3f-0a1b2c3d4e5f'])(
  '%s may be a random slug',
  (text) => expect(canBeRandomSlug(text)).toBe(true),
);

test.each([
  'abcde',
  'a'.repeat(33),
  'abc-def',
  'abcdef.png',
  '0190A5E2-7f3b-7c3a-8e3f-0a1b2c3d4e5f',
])('%s is none', (text) => expect(canBeRandomSlug(text)).toBe(false));

test.each([
  'v',
  'V',
  'api',
  'robots',
  'robots.txt',
  'Robots.TXT',
  'favicon.ico',
  'oembed',
  'assets',
])('no link is called %s', (slug) => expect(isReservedSlug(slug)).toBe(true));

test.each(['vv', 'holiday', 'api-2', 'v.png', 'my-robots.txt'])('a link may be called %s', (slug) =>
  expect(isReservedSlug(slug)).toBe(false),
);
