import { expect, test } from 'bun:test';

import { isId, newId, newOrderedId, randomBase62 } from './random.ts';

test('random text has its length, letters and digits only, and is never the same', () => {
  const texts = Array.from({ length: 2000 }, () => randomBase62(10));
  for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z]{10}$/);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every character is as likely as every other, at every place', () => {
  const characters = 62 * 2000;
  const counts = new Map<string, number>();
  for (const character of randomBase62(characters)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  // 2000 each, give or take 45: seven times that is met once in a billion runs. Without the
  // correction for 256 not being a multiple of 62, eight of them would be met 2400 times.
  for (const count of counts.values()) expect(count).toBeWithin(1680, 2320);
});

test('an id is known by its form', () => {
  expect(isId(newId())).toBe(true);
  for (const other of ['', 'A'.repeat(15), 'A'.repeat(17), `${'A'.repeat(15)}\n`, '_'.repeat(16)]) {
    expect(isId(other)).toBe(false);
  }
});

test('ids of one millisecond after the other are in that order, and those of the same one are different', () => {
  const now = Date.now();
  const times = [0, 61, 62, 62 ** 3, now - 1, now, now + 1, 2 ** 47];
  const ids = times.map(newOrderedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(Array.from({ length: 2000 }, () => newOrderedId(now))).size).toBe(2000);
  for (const odd of [-1, -1e15, 1.5, Infinity, NaN]) expect(isId(newOrderedId(odd))).toBe(true);
});
