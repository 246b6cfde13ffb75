import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import { createLog } from '../../lib/log.ts';
import { openDiskStorage } from '../../storage/disk/disk.ts';
import { newKey, type Storage } from '../../storage/storage.ts';
import { copyFiles } from './copy-files.ts';

const log = createLog('error', () => {});
const filesCount = 12;

let folder: string;
let db: Db;
let from: Storage;
let to: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-move-files-'));
  from = await openDiskStorage(join(folder, 'from'));
  to = await openDiskStorage(join(folder, 'to'));
  db = await openDatabase('sqlite::memory:', log);
  await db.insertInto('users').values(sampleRows.users).execute();
  for (let count = 0; count < filesCount; count += 1) await store(`file ${count}`);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function store(content: string) {
  const key = newKey();
  const bytes = Buffer.from(content);
  await from.write(
    key,
    (async function* () {
      yield bytes;
    })(),
  );
  await db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
  await db
    .insertInto('uploads')
    .values({
      ...sampleRows.uploads,
      id: key,
      slug: key,
      size: bytes.length,
      sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
      storage_key: key,
    })
    .execute();
}

test('nothing is being copied any more when a failure is told, and nothing is begun after it', async () => {
  let underWay = 0;
  let begun = 0;
  const goOn = Promise.withResolvers<void>();
  const failing: Storage = {
    ...to,
    list: () => to.list(),
    size: (key) => to.size(key),
    read: (...about) => to.read(...about),
    remove: (key) => to.remove(key),
    removeAll: (keys) => to.removeAll(keys),
    settle: (key) => to.settle(key),
    async write(key, chunks) {
      begun += 1;
      if (begun === 1) throw new Error('The target is full');
      underWay += 1;
      await goOn.promise;
      await to.write(key, chunks);
      underWay -= 1;
    },
  };
  let told = 0;
  const copying = copyFiles(db, { from, to: failing, place: 'another disk' }, () => {}).catch(
    (error: Error) => {
      told = underWay;
      return error.message;
    },
  );
  await waitFor('all that are copied at once', () => begun === 4);
  expect(underWay).toBe(3);
  goOn.resolve();
  expect(await copying).toBe('The target is full');
  expect(told).toBe(0);
  expect(begun).toBe(4);
  await Bun.sleep(0);
  expect(underWay).toBe(0);
});
