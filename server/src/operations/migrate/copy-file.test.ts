import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { openDiskStorage } from '../../storage/disk/disk.ts';
import { StorageFailure } from '../../storage/storage-failure.ts';
import { newKey, type Storage } from '../../storage/storage.ts';
import { copyFile, DamagedFile } from './copy-file.ts';

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-copy-'));
  const from = await openDiskStorage(join(root, 'from'));
  return { root, from, to: await openDiskStorage(join(root, 'to')) };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => rm(opened.root, { recursive: true }));

async function store(storage: Storage, content: string, key = newKey()) {
  const bytes = (async function* () {
    yield Buffer.from(content);
  })();
  await storage.write(key, bytes);
  return { key, sha256: Bun.SHA256.hash(content, 'hex') };
}
const textOf = async (key: string) => new Response(await opened.to.read(key)).text();

describe('a file that is copied', () => {
  test('is there with the same bytes', async () => {
    const file = await store(opened.from, 'the same');
    await copyFile(opened, file, true);
    expect(await textOf(file.key)).toBe('the same');
  });

  test('that is there already is left alone when it is right, and replaced when it is not', async () => {
    const right = await store(opened.from, 'right');
    await store(opened.to, 'right', right.key);
    const storedAt = await opened.to.storedAt(right.key);
    let writes = 0;
    const to = {
      ...opened.to,
      write: (...args: Parameters<Storage['write']>) => {
        writes += 1;
        return opened.to.write(...args);
      },
    };
    await copyFile({ ...opened, to }, right, false);
    expect(writes).toBe(0);
    expect(await opened.to.storedAt(right.key)).toBe(storedAt);

    const other = await store(opened.from, 'wanted');
    await store(opened.to, 'wanting', other.key);
    await copyFile({ ...opened, to }, other, false);
    expect(await textOf(other.key)).toBe('wanted');
  });

  test.each([
    ['has other bytes than were uploaded', 'bad bytes', 'its bytes are not those'],
    ['is lost', undefined, 'it cannot be read'],
  ])('but %s is reported, and nothing of it is there', async (_, content, reason) => {
    const { key, sha256 } = await store(opened.from, 'uploaded');
    await opened.from.remove(key);
    if (content !== undefined) await store(opened.from, content, key);
    const copied = copyFile(opened, { key, sha256 }, true);
    expect(await outcomeOf(copied)).toThrow(DamagedFile);
    expect(await outcomeOf(copied)).toThrow(reason);
    expect(await opened.to.size(key)).toBeUndefined();
  });

  test('is not taken for damaged when the storage that it is in does not answer', async () => {
    const file = await store(opened.from, 'somewhere');
    const read = () => Promise.reject(new StorageFailure('unavailable', 'no answer'));
    const copied = copyFile({ ...opened, from: { ...opened.from, read } }, file, true);
    expect(await outcomeOf(copied)).toThrow('no answer');
    expect(await copied.catch((error: unknown) => error)).not.toBeInstanceOf(DamagedFile);
  });

  test('but comes back otherwise is no copy, and is removed again', async () => {
    const file = await store(opened.from, 'sent');
    const read = () => new Blob(['received']);
    const copied = copyFile({ ...opened, to: { ...opened.to, read } }, file, true);
    expect(await outcomeOf(copied)).toThrow('differs from what was written');
    expect(await opened.to.size(file.key)).toBeUndefined();
  });

  test('is a thumbnail, whose hash is not stored, and is copied as it is', async () => {
    const { key } = await store(opened.from, 'small picture');
    await copyFile(opened, { key, sha256: undefined }, true);
    await copyFile(opened, { key, sha256: undefined }, false);
    expect(await textOf(key)).toBe('small picture');
  });
});
