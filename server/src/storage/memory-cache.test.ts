import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../test/support/wait.ts';
import { openDiskStorage } from './disk/disk.ts';
import { withMemoryCache } from './memory-cache.ts';
import { describeStorage } from './storage.suite.ts';
import { newKey, type Storage } from './storage.ts';

async function openOnDisk() {
  const root = await mkdtemp(join(tmpdir(), 'perch-small-'));
  const disk = await openDiskStorage(root);
  return { root, disk, storage: withMemoryCache(disk) };
}

describeStorage('disk with small files in memory', async () => {
  const { root, storage } = await openOnDisk();
  return {
    storage,
    async listLeftovers() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    close: () => rm(root, { recursive: true }),
  };
});

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const textOf = async (storage: Storage, key: string) =>
  new Response(await storage.read(key)).text();

/** Reads until a read no longer needs the disk, which has lost the file by then. */
async function isReadFromMemory(storage: Storage, disk: Storage, key: string, bytes: Uint8Array) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await textOf(storage, key);
    await disk.remove(key);
    const text = await textOf(storage, key).catch(() => undefined);
    if (text === Buffer.from(bytes).toString()) return true;
    await disk.write(key, once(bytes));
  }
  return false;
}

test('a small file is read from memory once it was read, and is gone when it is removed', async () => {
  const { root, disk, storage } = await openOnDisk();
  const key = newKey();
  const bytes = Buffer.from('small');
  await storage.write(key, once(bytes));
  expect(await isReadFromMemory(storage, disk, key, bytes)).toBe(true);
  await storage.remove(key);
  expect(await outcomeOf(textOf(storage, key))).toThrow('ENOENT');
  await rm(root, { recursive: true });
});

test('a larger file is never kept in memory', async () => {
  const { root, disk, storage } = await openOnDisk();
  const key = newKey();
  const bytes = Buffer.alloc(256 * 1024 + 1, 'x');
  await storage.write(key, once(bytes));
  expect(await isReadFromMemory(storage, disk, key, bytes)).toBe(false);
  await rm(root, { recursive: true });
});

test('a small object is fetched once, for the request and for memory, and its length is not asked for', async () => {
  const { root, disk } = await openOnDisk();
  const [key, removed] = [newKey(), newKey()];
  const bytes = Buffer.from('small');
  for (const each of [key, removed]) await disk.write(each, once(bytes));
  const requests: string[] = [];
  const driver: Storage = {
    ...disk,
    async read(...asked) {
      requests.push('read');
      return new Response(await disk.read(...asked)).body ?? new Blob();
    },
    async size(asked) {
      requests.push('size');
      return disk.size(asked);
    },
  };
  const storage = withMemoryCache(driver);
  for (let time = 0; time < 3; time += 1) {
    const content = await storage.read(key, undefined, bytes.length);
    expect(await new Response(content).text()).toBe('small');
  }
  expect(requests).toEqual(['read']);

  // The removal may come first, so the read can fail while the removal is still awaited.
  await Promise.allSettled([
    storage.read(removed, undefined, bytes.length),
    storage.remove(removed),
  ]);
  expect(await outcomeOf(textOf(storage, removed))).toThrow('ENOENT');
  await rm(root, { recursive: true });
});
