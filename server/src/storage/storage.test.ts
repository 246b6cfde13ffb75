import { expect, test } from 'bun:test';

import { isKey, newKey } from './storage.ts';

test('keys are never the same, follow each other in runs, and are in all folders in the end', () => {
  const before = Date.now();
  const keys = Array.from({ length: 64 * 2000 }, newKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  const folderOf = (key: string) => key.slice(0, 2);
  const changes = keys.filter(
    (key, at) => at > 0 && folderOf(key) !== folderOf(keys[at - 1] ?? ''),
  );
  expect(changes.length).toBeLessThanOrEqual(2000);
  // One of the 256 is missing in one of ten runs if 2000 are drawn: five are in none of a million.
  expect(new Set(keys.map(folderOf)).size).toBeGreaterThan(251);
  const timeOf = (key = '') => Number.parseInt(key.slice(2, 14), 16);
  expect(timeOf(keys[0])).toBeWithin(before, Date.now() + 1);
});
