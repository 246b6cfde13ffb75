import { expect, test } from 'bun:test';

import { generatePassword } from './generate-password.ts';

test('passwords are long, without characters that look alike, and no two are the same', () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(passwords.filter((password) => password.length !== 20)).toEqual([]);
  expect(passwords.filter((password) => /[0O1lIB\s]/.test(password))).toEqual([]);
});

test('every character comes, none much more often', () => {
  const counts = new Map<string, number>();
  for (const character of Array.from({ length: 2000 }, generatePassword).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(counts.size).toBe(64);
  expect(Math.max(...counts.values())).toBeLessThan(2 * Math.min(...counts.values()));
});
