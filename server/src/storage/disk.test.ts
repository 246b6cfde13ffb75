import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDiskStorage } from './disk.ts';
import { describePartialFiles } from './partial-files.suite.ts';
import { describeStorage } from './storage.suite.ts';
import { newKey } from './storage.ts';

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
  await first.write(
    key,
    (async function* () {
      yield Buffer.from('kept');
    })(),
  );
  await writeFile(join(root, 'incoming', `${newKey()}.part`), 'half');
  await writeFile(join(root, 'incoming', 'notes.txt'), 'not ours');

  await openDiskStorage(root);

  expect((await listFiles(root)).toSorted()).toEqual([key, 'notes.txt'].toSorted());
  await rm(root, { recursive: true });
});
