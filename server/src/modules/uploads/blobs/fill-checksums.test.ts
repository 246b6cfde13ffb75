import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { outcomeOf } from '../../../../../test/support/wait.ts';
import { openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { openDiskStorage } from '../../../storage/disk/disk.ts';
import { fillChecksums } from './fill-checksums.ts';

const content = 'content';
const goingOn = new AbortController().signal;

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-checksums-'));
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  const db = await openDatabase('sqlite::memory:', log);
  await db.insertInto('users').values(sampleRows.users).execute();
  return { root, lines, log, db, storage: await openDiskStorage(root) };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(async () => {
  await opened.db.destroy();
  await rm(opened.root, { recursive: true });
});

/** An object without a CRC-32, the `number`th in the order of keys. */
async function addObject(number: number, { isReadable }: { isReadable: boolean }) {
  const { db, storage, root } = opened;
  const key = `${number}`.padStart(32, '0');
  const bytes = (async function* () {
    yield Buffer.from(content);
  })();
  if (isReadable) await storage.write(key, bytes);
  // No read of a folder succeeds, and it is not missing either.
  else await mkdir(join(root, key.slice(0, 2), key), { recursive: true });
  await db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
  const names = { id: `id${number}`.padEnd(16, 'x'), slug: `slug${number}` };
  const upload = { ...sampleRows.uploads, ...names, storage_key: key, size: content.length };
  await db.insertInto('uploads').values(upload).execute();
}

const checksums = async () => {
  const rows = await opened.db.selectFrom('objects').select('crc32').orderBy('key').execute();
  return rows.map(({ crc32 }) => crc32);
};

test('an object that cannot be read leaves those behind it their CRC-32', async () => {
  await addObject(1, { isReadable: false });
  await addObject(2, { isReadable: true });
  await fillChecksums(opened, goingOn);
  expect(await checksums()).toEqual([null, Bun.hash.crc32(content)]);
  expect(opened.lines.join('\n')).toContain('blob.read_failed');
});

test('a storage that reads nothing ends the run with its failure', async () => {
  for (let number = 1; number <= 6; number += 1) await addObject(number, { isReadable: false });
  await addObject(7, { isReadable: true });
  expect(await outcomeOf(fillChecksums(opened, goingOn))).toThrow();
  expect(await checksums()).toEqual(Array(7).fill(null));
  expect(opened.lines).toHaveLength(4);
});
