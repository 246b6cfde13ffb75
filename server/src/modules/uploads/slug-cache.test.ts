import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { outcomeOf } from '../../../../test/support/wait.ts';
import type { LinkedUpload } from '../../database/rows/upload-rows.ts';
import { createSlugCache } from './slug-cache.ts';

const uploadOf = (slug: string): LinkedUpload => ({
  ...sampleRows.uploads,
  id: `id-${slug}`,
  slug,
  album_locks: null,
});

test('loads an upload once, however often it is asked for', async () => {
  const cache = createSlugCache();
  let loads = 0;
  const load = async (slug: string) => {
    loads += 1;
    return uploadOf(slug);
  };
  await Promise.all([cache.find('a', load), cache.find('a', load)]);
  await cache.find('a', load);
  expect(loads).toBe(1);
});

test('does not cache misses', async () => {
  const cache = createSlugCache();
  expect(await cache.find('a', async () => undefined)).toBeUndefined();
  expect(await cache.find('a', async (slug) => uploadOf(slug))).toBeDefined();
});

test('a delete while the row is being loaded is not undone by the load', async () => {
  const cache = createSlugCache();
  const row = Promise.withResolvers<LinkedUpload | undefined>();
  const found = cache.find('a', () => row.promise);
  cache.forget('a');
  row.resolve(uploadOf('a'));
  await found;
  expect(await cache.find('a', async () => undefined)).toBeUndefined();
});

test('a failed load is tried again', async () => {
  const cache = createSlugCache();
  const failing = async () => {
    throw new Error('database away');
  };
  expect(await outcomeOf(Promise.resolve(cache.find('a', failing)))).toThrow('database away');
  expect(await cache.find('a', async (slug) => uploadOf(slug))).toBeDefined();
});

test('evicts the least recently used of more than ten thousand', async () => {
  const cache = createSlugCache();
  for (let index = 0; index <= 10_000; index += 1) {
    await cache.find(`s${index}`, async (slug) => uploadOf(slug));
    await cache.find('s0', async () => undefined);
  }
  expect(await cache.find('s0', async () => undefined)).toBeDefined();
  expect(await cache.find('s1', async () => undefined)).toBeUndefined();
});
