import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../../test/support/hostile/any-text.ts';
import { cleanFileName } from '../receive/file-name.ts';
import { canBeCustomSlug, isReservedSlug } from './slug-grammar.ts';
import { adjectives, nouns, proposeSlugs, slugOfName, slugsLike } from './slug-schemes.ts';

const subject = { name: 'Holiday in Zürich (2).final.jpg', now: Date.UTC(2026, 10, 22, 23, 59) };

test('words are plain, different and many', () => {
  for (const words of [adjectives, nouns]) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(120);
    expect(words.filter((word) => !/^[a-z]{3,9}$/.test(word) || isReservedSlug(word))).toEqual([]);
  }
});

test.each([
  ['words', /^[a-z]+-[a-z]+-[1-9]\d{3}$/],
  ['date', /^2026-11-22-[0-9A-Za-z]{4}$/],
] as const)('the scheme %s proposes readable slugs, each another one', (scheme, form) => {
  const slugs = [...proposeSlugs(scheme, subject)];
  expect(slugs.every((slug) => form.test(slug))).toBe(true);
  expect(new Set(slugs).size).toBe(20);
});

test('the scheme name begins with the name, and goes on with numbers and letters', () => {
  const [first, second, ...rest] = proposeSlugs('name', subject);
  expect([first, second]).toEqual(['Holiday-in-Zurich-2-final', 'Holiday-in-Zurich-2-final-2']);
  expect(rest.at(-1)).toMatch(/^Holiday-in-Zurich-2-final-[0-9A-Za-z]{4}$/);
  expect([...proposeSlugs('name', { ...subject, name: '写真.jpg' })]).toEqual([]);
});

test.each(['base62', 'uuid'] as const)('%s leaves it to the random slug', (scheme) =>
  expect([...proposeSlugs(scheme, subject)]).toEqual([]),
);

test('whatever a file is called, its slug and all like it are custom slugs', () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const slug = slugOfName(cleanFileName(raw, 'fallback'));
      if (slug !== '') for (const each of slugsLike(slug)) expect(canBeCustomSlug(each)).toBe(true);
    }),
  );
});

test.each(['a', 'a.png', 'x'.repeat(64), `${'x'.repeat(60)}.png`, `a.${'b'.repeat(62)}`])(
  'slugs like %s are custom slugs, and differ',
  (slug) => {
    const like = [...slugsLike(slug)];
    expect(like[0]).toBe(slug);
    expect(like.length).toBeGreaterThan(1);
    for (const each of like) expect(canBeCustomSlug(each)).toBe(true);
  },
);
