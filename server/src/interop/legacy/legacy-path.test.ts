import { expect, test } from 'bun:test';

import { legacyPathOf, withHashedSecret } from './legacy-path.ts';

test('all ways to write an address are one address', () => {
  expect(legacyPathOf('/u/%C3%A4%20b.png')).toBe('/u/ä b.png');
  expect(legacyPathOf('/u/%61.png')).toBe('/u/a.png');
});

test.each(['/', '', '/u/%', '/u/%ff', '/a%00b', '/a%0ab', '/a%23b', `/${'a'.repeat(1024)}`])(
  'nothing is stored at %j',
  (path) => {
    expect(legacyPathOf(path)).toBeUndefined();
  },
);

test('a secret is hashed, and no request can send the hash in its place', () => {
  const hashed = withHashedSecret('/aB3dE/x/delete/token_1');
  expect(hashed).toMatch(/^\/aB3dE\/x\/delete\/#[0-9a-f]{64}$/);
  expect(legacyPathOf(hashed)).toBeUndefined();
  expect(legacyPathOf(encodeURI(hashed).replace('#', '%23'))).toBeUndefined();
});
