// @slow

import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { describePartialFiles } from '../partial-files.suite.ts';
import { describeStorage } from '../storage.suite.ts';
import { newKey, type Storage } from '../storage.ts';
import { openDiskStorage } from './disk.ts';

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'perch-disk-'));

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function openNew() {
  const root = await makeFolder();
  return {
    storage: await openDiskStorage(root),
    listLeftovers: () => listFiles(root),
    close: () => rm(root, { recursive: true }),
  };
}

describeStorage('disk', openNew);
describePartialFiles('disk', openNew);

test('opening removes half-written files of an earlier process and nothing else', async () => {
  const root = await makeFolder();
  const first = await openDiskStorage(root);
  const key = newKey();
  await first.write(key, bytesOf('kept'));
  await writeFile(join(root, 'incoming', `${newKey()}.part`), 'half');
  await writeFile(join(root, 'incoming', 'notes.txt'), 'not ours');

  await openDiskStorage(root);

  expect((await listFiles(root)).toSorted()).toEqual([key, 'notes.txt'].toSorted());
  await rm(root, { recursive: true });
});

test('what a process beside this one has left is removed once it is old enough', async () => {
  const root = await makeFolder();
  const storage = await openDiskStorage(root);
  const [old, young, foreign] = [`${newKey()}.part`, `${newKey()}.part`, 'notes.txt'];
  for (const name of [old, young, foreign]) await writeFile(join(root, 'incoming', name), 'half');
  const dayBefore = Date.now() / 1000 - 86_400;
  for (const name of [old, foreign]) {
    await utimes(join(root, 'incoming', name), dayBefore, dayBefore);
  }

  await storage.removeUnfinished(Date.now() - 3_600_000, new Set());

  expect((await listFiles(root)).toSorted()).toEqual([young, foreign].toSorted());
  await rm(root, { recursive: true });
});

test('a file in pieces that has lost bytes of its end is told from one that has them', async () => {
  const root = await makeFolder();
  const storage = await openDiskStorage(root);
  const nothing = async () => {};
  const begun = { key: newKey(), length: 16, lengthMax: 16, bytes: 0, place: '', tailKey: null };
  const file = { ...begun, ...(await storage.partial.append(begun, bytesOf('01234567'), nothing)) };
  const path = join(root, 'incoming', `${file.key}.resumable`);
  await truncate(path, 7);

  const next = storage.partial.append(file, bytesOf('89abcdef'), nothing);
  expect(await outcomeOf(next)).toThrow(expect.objectContaining({ kind: 'missing' }));
  // Nor is it taken for complete.
  const finished = storage.partial.finish({ ...file, length: 8 }, nothing);
  expect(await outcomeOf(finished)).toThrow(expect.objectContaining({ kind: 'missing' }));
  expect(await Bun.file(path).text()).toBe('0123456');
  expect(await storage.size(file.key)).toBeUndefined();
  await rm(root, { recursive: true });
});

test('a file that is linked into the storage is as old there as the link, not as its bytes', async () => {
  const root = await makeFolder();
  const storage = await openDiskStorage(root);
  const [path, key] = [join(root, 'old.txt'), newKey()];
  await writeFile(path, 'old');
  const dayBefore = Date.now() - 86_400_000;
  await utimes(path, dayBefore / 1000, dayBefore / 1000);
  const before = Date.now();

  await storage.link?.(key, path);

  expect(await new Response(await storage.read(key)).text()).toBe('old');
  // The clock of a file system goes by ticks.
  expect(await storage.storedAt(key)).toBeGreaterThan(before - 1000);
  // With the other name gone it is a file like any other.
  await rm(path);
  expect(await storage.storedAt(key)).toBeLessThan(dayBefore + 1000);
  await rm(root, { recursive: true });
});

test('a folder is made for the first file in it, by several writers at once and after a restart', async () => {
  const root = await makeFolder();
  const storage = await openDiskStorage(root);
  expect(await readdir(root)).toEqual(['incoming']);
  const store = (into: Storage, key: string) => into.write(key, bytesOf('kept'));
  const first = newKey();
  const neighbour = `${first.slice(0, 2)}${newKey().slice(2)}`;
  await Promise.all([store(storage, first), store(storage, neighbour)]);
  expect((await readdir(root)).toSorted()).toEqual([first.slice(0, 2), 'incoming'].toSorted());

  const reopened = await openDiskStorage(root, { isShared: true });
  const [later, elsewhere] = [`${first.slice(0, 2)}${newKey().slice(2)}`, newKey()];
  await store(reopened, later);
  await store(reopened, elsewhere);
  // The first one has not made it, and does not know of it.
  const beside = `${elsewhere.slice(0, 2)}${newKey().slice(2)}`;
  await store(storage, beside);
  const keys = [first, neighbour, later, elsewhere, beside].toSorted();
  for (const each of [storage, reopened]) {
    expect((await Array.fromAsync(each.list())).flat().toSorted()).toEqual(keys);
  }
  expect((await listFiles(root)).toSorted()).toEqual(keys);
  await rm(root, { recursive: true });
});
