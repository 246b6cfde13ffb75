import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { outcomeOf } from '../../../../../test/support/wait.ts';
import { openDatabase } from '../../../database/open.ts';
import { dayMs, hourMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { openDiskStorage } from '../../../storage/disk/disk.ts';
import { newKey } from '../../../storage/storage.ts';
import { sweepStorage } from './sweep-storage.ts';

const log = createLog('error', () => {});
const goingOn = new AbortController().signal;

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-sweep-'));
  const storage = await openDiskStorage(root);
  const db = await openDatabase('sqlite::memory:', log);
  return { root, storage, db, log };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(async () => {
  await opened.db.destroy();
  await rm(opened.root, { recursive: true });
});

async function store() {
  const key = newKey();
  await opened.storage.write(
    key,
    (async function* () {
      yield Buffer.from(key);
    })(),
  );
  return key;
}

async function refer(...keys: string[]) {
  await opened.db.insertInto('users').values(sampleRows.users).execute();
  for (const key of keys) {
    await opened.db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
    await opened.db
      .insertInto('uploads')
      .values({
        ...sampleRows.uploads,
        id: key.slice(0, 16),
        slug: key.slice(16),
        storage_key: key,
      })
      .execute();
  }
}

const sweep = (afterMs: number, stopping = goingOn) =>
  sweepStorage({ ...opened, ages: { now: () => Date.now() + afterMs } }, stopping);
const listed = async () => (await Array.fromAsync(opened.storage.list())).flat().toSorted();

describe('the sweep', () => {
  test('removes files without an upload after a day, and keeps those with one', async () => {
    const [kept, orphan] = [await store(), await store()];
    await refer(kept);
    await sweep(dayMs - hourMs);
    expect(await listed()).toEqual([kept, orphan].toSorted());
    await sweep(dayMs + hourMs);
    expect(await listed()).toEqual([kept]);
  });

  test('leaves alone what it has not made', async () => {
    const path = join(opened.root, 'ab', 'notes.txt');
    await Bun.write(path, 'mine');
    await sweep(9 * dayMs);
    expect(await Bun.file(path).text()).toBe('mine');
  });

  test('removes nothing where most files have no upload: the database is the wrong one', async () => {
    const keys = await Promise.all(Array.from({ length: 120 }, store));
    expect(await outcomeOf(sweep(9 * dayMs))).toThrow('120 of 120 stored files');
    expect(await listed()).toEqual(keys.toSorted());
  });

  test('ends early when the server stops', async () => {
    const orphan = await store();
    await sweep(9 * dayMs, AbortSignal.abort());
    expect(await listed()).toEqual([orphan]);
  });
});
