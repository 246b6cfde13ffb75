import { expect, test } from 'bun:test';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../../../test/support/wait.ts';
import type { Chunks } from '../chunks.ts';
import { newKey } from '../storage.ts';
import { openDiskStorage } from './disk.ts';
import { readSmall, smallBytesMax } from './write-small.ts';

async function* inPieces(content: Uint8Array, pieceBytes: number): Chunks {
  for (let at = 0; at < content.length; at += pieceBytes) {
    yield content.subarray(at, at + pieceBytes);
    yield new Uint8Array();
  }
}

async function* chunksOf(chunks: Uint8Array[]): Chunks {
  yield* chunks;
}

const contentOf = (bytes: number) => Buffer.alloc(bytes, crypto.getRandomValues(Buffer.alloc(997)));

async function openNew() {
  const root = await mkdtemp(join(tmpdir(), 'perch-small-files-'));
  const storage = await openDiskStorage(root);
  const listFiles = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { root, storage, listFiles, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}

test.each([
  [smallBytesMax - 1, 1000],
  [smallBytesMax, smallBytesMax],
  [smallBytesMax, 7],
  [smallBytesMax + 1, smallBytesMax],
  [smallBytesMax + 1, 11],
  [3 * smallBytesMax, 65_536],
])('%d bytes in pieces of %d are stored as they came', async (bytes, pieceBytes) => {
  await using disk = await openNew();
  const [key, content] = [newKey(), contentOf(bytes)];
  await disk.storage.write(key, inPieces(content, pieceBytes));
  const stored = await new Response(await disk.storage.read(key)).bytes();
  expect(content.equals(stored)).toBe(true);
  expect(await disk.listFiles()).toEqual([key]);
});

test.each([0, 100, smallBytesMax, smallBytesMax + 1, 2 * smallBytesMax])(
  'nothing is left of a file that is cut off after %d bytes',
  async (bytes) => {
    await using disk = await openNew();
    async function* cutOff(): Chunks {
      yield* inPieces(contentOf(bytes), 50_000);
      throw new Error('the sender went away');
    }
    const writing = disk.storage.write(newKey(), cutOff());
    expect(await outcomeOf(writing)).toThrow('the sender went away');
    expect(await disk.listFiles()).toEqual([]);
  },
);

test.each([100, 2 * smallBytesMax])(
  'nothing is left of a file of %d bytes that cannot get its name',
  async (bytes) => {
    await using disk = await openNew();
    const key = newKey();
    // A folder cannot be made where a file is.
    await writeFile(join(disk.root, key.slice(0, 2)), '');
    const writing = disk.storage.write(key, inPieces(contentOf(bytes), 50_000));
    expect(await outcomeOf(writing)).toThrow();
    expect(await disk.listFiles()).toEqual([key.slice(0, 2)]);
  },
);

test.each([100, 2 * smallBytesMax])(
  'a file of %d bytes takes the place of one with its key, and readers of that one go on',
  async (bytes) => {
    await using disk = await openNew();
    const [key, before, content] = [newKey(), contentOf(5000), contentOf(bytes)];
    await disk.storage.write(key, inPieces(before, 1000));
    const reader = await open(join(disk.root, key.slice(0, 2), key));
    await disk.storage.write(key, inPieces(content, 50_000));
    expect((await reader.readFile()).equals(before)).toBe(true);
    await reader.close();
    const stored = await new Response(await disk.storage.read(key)).bytes();
    expect(content.equals(stored)).toBe(true);
    expect(await disk.listFiles()).toEqual([key]);
  },
);

test('files that come at once are all stored, and each is told where their folder has gone', async () => {
  await using disk = await openNew();
  const keys = Array.from({ length: 40 }, newKey);
  const writeAll = (all: readonly string[]) =>
    Promise.allSettled(all.map((key) => disk.storage.write(key, inPieces(contentOf(100), 100))));
  const isKept = ({ status }: PromiseSettledResult<void>) => status === 'fulfilled';
  expect((await writeAll(keys)).every(isKept)).toBe(true);
  expect((await disk.listFiles()).toSorted()).toEqual(keys.toSorted());
  for (const folder of new Set(keys.map((key) => key.slice(0, 2))))
    await rm(join(disk.root, folder), { recursive: true });
  const others = keys.map((key) => key.slice(0, 2) + newKey().slice(2));
  expect((await writeAll(others)).some(isKept)).toBe(false);
});

test.each([true, false])(
  'memory of what was written is freed where the source allows it (%p)',
  async (canFree) => {
    await using disk = await openNew();
    const content = contentOf(8 * smallBytesMax);
    // Each has its own memory, but the last one.
    const chunks = Array.from({ length: 7 }, (_, at) =>
      Uint8Array.from(content.subarray(at * smallBytesMax, (at + 1) * smallBytesMax)),
    );
    const all = [...chunks, content.subarray(7 * smallBytesMax)];
    const key = newKey();
    await disk.storage.write(key, chunksOf(all), undefined, { canFree });
    const stored = await new Response(await disk.storage.read(key)).bytes();
    expect(content.equals(stored)).toBe(true);
    expect(chunks.every(({ length }) => length === (canFree ? 0 : smallBytesMax))).toBe(true);
  },
);

test('a large file is read no further when it cannot be written, and its source is closed', async () => {
  let isClosed = false;
  async function* endless(): Chunks {
    try {
      for (;;) yield Buffer.alloc(smallBytesMax);
    } finally {
      isClosed = true;
    }
  }
  const arrived = await readSmall(endless());
  if (!('chunks' in arrived)) throw new Error('That is no small file');
  for await (const chunk of arrived.chunks) {
    expect(chunk).toHaveLength(smallBytesMax);
    break;
  }
  expect(isClosed).toBe(true);
});
