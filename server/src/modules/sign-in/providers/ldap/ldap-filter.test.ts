import { expect, test } from 'bun:test';

import { EqualityFilter, FilterParser } from 'ldapts';

import { groupFilter, loginFilter } from './ldap-filter.ts';

test.each([
  '*',
  '*)(uid=*',
  '(',
  ')',
  '\\',
  String.raw`\2a`,
  '\0',
  'a&b|c!',
  '$&',
  'Jürgen',
  ' x ',
])('a filter with the name %p compares exactly that name', (login) => {
  const parsed = FilterParser.parseString(loginFilter('(uid={login})', login));
  expect(parsed).toBeInstanceOf(EqualityFilter);
  const { attribute, value } = parsed instanceof EqualityFilter ? parsed : {};
  expect(attribute).toBe('uid');
  expect(value?.toString()).toBe(login);
});

test('a name goes wherever the filter has it', () => {
  expect(loginFilter('(|(uid={login})(mail={login}))', 'a*')).toBe(
    String.raw`(|(uid=a\2a)(mail=a\2a))`,
  );
});

test('a DN cannot end the filter of groups, and an absent uid is not searched', () => {
  const filter = groupFilter('uid=a)(b,dc=x', '');
  expect(filter).toContain(String.raw`(member=uid=a\29\28b,dc=x)`);
  expect(filter).not.toContain('memberUid');
});
