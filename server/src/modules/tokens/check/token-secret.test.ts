import { expect, test } from 'bun:test';

import { newId } from '../../../lib/random.ts';
import { isNamedToken, newTokenSecret, tokenIdIn } from './token-secret.ts';

const id = newId();

test('a token names its row, and no two are alike', () => {
  const tokens = Array.from({ length: 100 }, () => newTokenSecret(id));
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^perch_[0-9A-Za-z]{16}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
    expect(tokenIdIn(token)).toBe(id);
  }
});

test('a token of which any character is another one is told by its checksum', () => {
  const token = newTokenSecret(id);
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'a' ? 'b' : 'a';
    expect(tokenIdIn(token.slice(0, place) + other + token.slice(place + 1))).toBeUndefined();
  }
});

test.each([
  ['cut', (token: string) => token.slice(0, -1)],
  ['longer', (token: string) => `${token}a`],
  ['without its checksum', (token: string) => token.slice(0, -7)],
  ['of 10 KB', (token: string) => token + 'a'.repeat(10_240)],
  ['with a line break', (token: string) => `${token}\n`],
  ['in capitals', (token: string) => token.toUpperCase()],
])('a token that is %s is none', (_what, change) => {
  expect(tokenIdIn(change(newTokenSecret(id)))).toBeUndefined();
});

test('the tokens of sessions and the Default token are not taken for it', () => {
  expect(isNamedToken(`api_${id}_${'a'.repeat(43)}`)).toBe(false);
  expect(isNamedToken('a'.repeat(43))).toBe(false);
});
