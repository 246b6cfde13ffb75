// @slow

import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

test('a folder is made for the first file in it, by several writers at once and after a restart', async () => {
  const root = await makeFolder();
  const storage = await openDiskStorage(root);
  expect(await readdir(root)).toEqual(['incoming']);
  const store = (into: Storage, key: string) => into.write(key, bytesOf('kept'));
  const first = newKey();
  const neighbour = `${first.slice(0, 2)}${newKey().slice(2)}`;
  await Promise.all([store(storage, first), store(storage, neighbour)]);
  expect((await readdir(root)).toSorted()).toEqual([first.slice(0, 2), 'incoming'].toSorted());

  const reopened = await openDiskStorage(root, { isBesideServer: true });
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
