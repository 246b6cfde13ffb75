import { afterAll, expect, test } from 'bun:test';
import { readdirSync, readlinkSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { createTemporaryFolder } from '../../../../test/support/files/temporary-folder.ts';
import { piecesOfFile } from './pieces-of-file.ts';

const size = 1024 ** 2 + 12_345;
const content = crypto.getRandomValues(new Uint8Array(65_536));
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

async function makeFile(name: string): Promise<{ path: string; bytes: Buffer }> {
  const path = join(folder.path, name);
  const repeated = Array.from({ length: Math.ceil(size / content.length) }, () => content);
  const bytes = Buffer.concat(repeated).subarray(0, size);
  await Bun.write(path, bytes);
  return { path, bytes };
}

/** Copies each piece before it asks for the next one. */
async function readAll(path: string, range: { start: number; end: number }): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const piece of piecesOfFile(path, range)) copies.push(Buffer.from(piece));
  return Buffer.concat(copies);
}

/** Whether this process has the file open, as far as the system tells. */
function isOpen(path: string): boolean {
  return readdirSync('/proc/self/fd').some((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path;
    } catch {
      return false;
    }
  });
}

test.each([
  [0, size],
  [1, size - 1],
  [262_143, 262_145],
  [262_144, 786_432],
  [size - 1, size],
  [7, 7],
])('bytes %d to %d of a file are read', async (start, end) => {
  const { path, bytes } = await makeFile('file.bin');
  expect((await readAll(path, { start, end })).equals(bytes.subarray(start, end))).toBe(true);
});

test('a file that was cut ends early, and is closed', async () => {
  const { path, bytes } = await makeFile('cut.bin');
  await truncate(path, 300_000);
  const read = await readAll(path, { start: 0, end: size });
  expect(read.equals(bytes.subarray(0, 300_000))).toBe(true);
  expect(isOpen(path)).toBe(false);
});

test('a file is closed where its reader goes away in the middle', async () => {
  const { path } = await makeFile('left.bin');
  const pieces = piecesOfFile(path, { start: 0, end: size });
  await pieces.next();
  expect(isOpen(path)).toBe(true);
  await pieces.return(undefined);
  expect(isOpen(path)).toBe(false);
  await using handle = await open(path);
  expect((await handle.stat()).size).toBe(size);
});
