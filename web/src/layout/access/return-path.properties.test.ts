import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { loginUrl, returnPath } from './return-path.ts';

// The same each time, as test/support/hostile/any-text.ts has it.
const runs = {
  seed: Number(process.env['PROPERTY_SEED'] ?? 1),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500),
};

const here = 'https://perch.example';
const pieces = String.raw`/ // \ .. . %2e %2E%2e %2f %5c %09 ? # @ : http: javascript: evil.example uploads ; ~`;
const path = fc
  .array(fc.constantFrom(...pieces.split(' '), '\t', '\n', '\r', ' ', '\0'), { maxLength: 9 })
  .map((parts) => parts.join(''));
// Dots that fold away, and what may be left of a path then.
const folded = fc
  .tuple(
    fc.array(fc.constantFrom('..', '.', '%2e%2e', '.%2E', 'uploads', ''), { maxLength: 4 }),
    fc.constantFrom('//', '/\\', '\\\\', '/\t/', '/'),
    path,
  )
  .map(([segments, slashes, rest]) => `/${segments.join('/')}${slashes}evil.example${rest}`);
const wanted = fc.oneof(
  folded,
  path,
  path.map((rest) => `/${rest}`),
  fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
);

test('whatever a link asks for, signing in leads to a path of this site', () => {
  fc.assert(
    fc.property(wanted, (next) => {
      const search = `?${new URLSearchParams({ next })}`;
      const target = returnPath(search, '/home');
      expect(target).toMatch(/^\/(?![/\\])/);
      // As the browser's history, and a navigation of the whole page, would take it.
      for (const base of [here, `${here}/login${search}`]) {
        expect(new URL(target, base).origin).toBe(here);
      }
      // Read again it leads to the same place.
      expect(returnPath(`?${new URLSearchParams({ next: target })}`, '/home')).toBe(target);
    }),
    runs,
  );
});

test('every requested page is returned to', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const query = fc.dictionary(segment, fc.string({ unit: 'grapheme' }), { minKeys: 1 });
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), query, (segments, values) => {
      const page = `/${segments.join('/')}?${new URLSearchParams(values)}`;
      expect(returnPath(loginUrl(page).replace('/login', ''), '/home')).toBe(page);
    }),
    runs,
  );
});
