import { expect, test } from 'bun:test';

import { dnKey, groupKey, keysOfGroup } from './ldap-groups.ts';

test.each([
  ['cn=Admins,dc=Example,dc=org', 'CN = admins , DC=example, dc=org'],
  [String.raw`cn=a\2C b,dc=x`, String.raw`cn=a\, b,dc=x`],
  [String.raw`cn=M\C3\BCller,dc=x`, 'cn=Müller,dc=x'],
  [String.raw`cn=a\5Cb,dc=x`, String.raw`cn=a\\b,dc=x`],
])('%s and %s are one DN', (left, right) => {
  expect(dnKey(left)).toBe(dnKey(right));
});

test.each([
  ['cn=admins,dc=x', 'cn=admins,ou=y,dc=x'],
  [String.raw`cn=a\,dc=x,dc=y`, 'cn=a,dc=x,dc=y'],
  [String.raw`cn=a\2cdc=x,dc=y`, 'cn=a,dc=x,dc=y'],
])('%s and %s are two', (left, right) => {
  expect(dnKey(left)).not.toBe(dnKey(right));
});

test('a group is known by its DN and by its name, and a name with a comma is no other name', () => {
  expect(keysOfGroup('CN=Admins,OU=Groups,DC=x')).toEqual(['cn=admins,ou=groups,dc=x', 'admins']);
  expect(keysOfGroup(String.raw`cn=admins\2C not,dc=x`)).toEqual([
    String.raw`cn=admins\, not,dc=x`,
    'admins, not',
  ]);
  expect(keysOfGroup('ou=admins,dc=x')).toEqual(['ou=admins,dc=x']);
  expect(groupKey(' Admins ')).toBe('admins');
  expect(groupKey('CN=Admins, DC=x')).toBe('cn=admins,dc=x');
});
