import { afterAll, expect, test } from 'bun:test';
import { appendFile, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { openLocalFile } from './local-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'perch-local-'));
afterAll(() => rm(folder, { recursive: true }));
const path = join(folder, 'file.bin');
const bytes = 1024 ** 2;

/** Reads the whole, and does something to the file after the first piece. */
async function readAll(meddle: () => Promise<void>): Promise<number> {
  await writeFile(path, new Uint8Array(bytes));
  await using file = await openLocalFile(path);
  let read = 0;
  for await (const piece of file.read(0)) {
    if (read === 0) await meddle();
    read += piece.length;
  }
  return read;
}

test('a file is read in pieces from where it is asked for', async () => {
  expect(await readAll(async () => {})).toBe(bytes);
  await using file = await openLocalFile(path);
  const pieces = await Array.fromAsync(file.read(bytes - 5));
  expect(pieces.map(({ length }) => length)).toEqual([5]);
});

test('a file that shrinks, grows or is written while it is read does not come to its end', async () => {
  for (const meddle of [
    () => truncate(path, bytes / 2),
    () => appendFile(path, 'x'),
    () => writeFile(path, Buffer.alloc(bytes, 1)),
  ]) {
    expect(await outcomeOf(readAll(meddle))).toThrow('changed while it was being sent');
  }
});

test('another file in its place changes nothing', async () => {
  const replace = async () => {
    await rm(path);
    await writeFile(path, 'another');
  };
  expect(await readAll(replace)).toBe(bytes);
});

test('a version is that of one content, by whichever link it is named', async () => {
  await readAll(async () => {});
  await symlink('file.bin', join(folder, 'link'));
  await using file = await openLocalFile(path);
  await using same = await openLocalFile(join(folder, 'link'));
  expect(same).toMatchObject({ path: file.path, version: file.version });
  await appendFile(path, 'x');
  await using changed = await openLocalFile(path);
  expect(changed.version).not.toBe(file.version);
});

test('folders, devices and names without a file are refused in one sentence', async () => {
  expect(await outcomeOf(openLocalFile(folder))).toThrow('is a folder');
  expect(await outcomeOf(openLocalFile('/dev/zero'))).toThrow('is a device');
  expect(await outcomeOf(openLocalFile(join(folder, 'none')))).toThrow('There is no file');
  expect(await outcomeOf(openLocalFile(join(folder, 'bad\ufffdbyte')))).toThrow('is not UTF-8');
});
