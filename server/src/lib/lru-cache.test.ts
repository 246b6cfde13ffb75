import { expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { createLruCache, createResultCache } from './lru-cache.ts';

test('forgets what was unused the longest when the weight is too much', () => {
  const kept = createLruCache<string>(10, (value) => value.length);
  kept.set('a', '1234');
  kept.set('b', '1234');
  expect(kept.get('a')).toBe('1234');
  kept.set('c', '1234');
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('a')).toBe('1234');
  expect(kept.get('c')).toBe('1234');
});

test('counts a replaced or deleted entry no more', () => {
  const kept = createLruCache<string>(10, (value) => value.length);
  kept.set('a', '12345678');
  kept.set('a', '1234');
  kept.delete('nothing');
  kept.set('b', '1234');
  expect(kept.get('a')).toBe('1234');
  kept.delete('a');
  kept.set('c', '123456');
  expect(kept.get('b')).toBe('1234');
  expect(kept.get('c')).toBe('123456');
});

test('does not keep what alone is too heavy', () => {
  const kept = createLruCache<string>(3, (value) => value.length);
  kept.set('a', '1234');
  expect(kept.get('a')).toBeUndefined();
});

test('a result is made once for all who ask, and again where it failed or was the least used', async () => {
  const keep = createResultCache<string>(2);
  let made = 0;
  const make = async () => `result ${++made}`;
  expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual(['result 1', 'result 1']);
  const fail = async () => {
    throw new Error('no such quince');
  };
  expect(await outcomeOf(keep('b', fail))).toThrow('no such quince');
  expect(await keep('b', make)).toBe('result 2');
  expect(await keep('c', make)).toBe('result 3');
  expect(await keep('b', make)).toBe('result 2');
  expect(await keep('a', make)).toBe('result 4');
});
