import { expect, test } from 'bun:test';

import { readNamedPerson } from './named-person.ts';

const names = { user: 'u', email: 'e', name: 'n', groups: 'g' };
const read = (headers: Record<string, string>) => readNamedPerson(new Headers(headers), names);
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

test('a person is read from headers in UTF-8 or Latin-1', () => {
  expect(read({ u: latin1('jürgen'), n: latin1('Müller, Jürgen'), g: 'a, b ,,c' })).toEqual({
    user: 'jürgen',
    email: '',
    name: 'Müller, Jürgen',
    groups: ['a', 'b', 'c'],
  });
  expect(read({ u: 'j\u00FCrgen' })).toMatchObject({ user: 'jürgen', groups: [] });
  expect(read({ u: 'x'.repeat(254) })).toMatchObject({ user: 'x'.repeat(254) });
});

test('a placeholder that a proxy has left is no text', () => {
  const left = (name: string) => `{http.reverse_proxy.header.${name}}`;
  const headers = { u: 'ann', e: left('Remote-Email'), n: left('Name'), g: left('Remote-Groups') };
  expect(read(headers)).toEqual({ user: 'ann', email: '', name: '', groups: [] });
});

test.each([
  [{}, 'no name'],
  [{ u: '' }, 'no name'],
  [{ e: 'a@example.com', n: 'a' }, 'no name'],
  [{ u: '{http.reverse_proxy.header.Remote-User}' }, 'no name'],
  [{ u: 'a, b' }, 'two names'],
  [{ u: ',a' }, 'two names'],
  [{ u: 'a', e: 'a@example.com,' }, 'two names'],
  [{ u: 'x'.repeat(255) }, 'too long'],
  [{ u: 'a', g: 'x,'.repeat(9000) }, 'too long'],
  [{ u: latin1('a\u2028') }, 'invisible characters'],
  [{ u: latin1('\u{E0041}a') }, 'invisible characters'],
  [{ u: latin1('a\uFFFD') }, 'invisible characters'],
  [{ u: 'a', e: latin1('a\u200Db@example.com') }, 'invisible characters'],
  // C1 controls, as Latin-1.
  [{ u: 'a\u0085b' }, 'invisible characters'],
] as const)('%p names no person', (headers, unnamed) => {
  expect(read(headers)).toEqual({ unnamed });
});
