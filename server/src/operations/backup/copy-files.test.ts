import { expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import { correctTotals, findWrongTotals } from '../../database/recount-totals.ts';
import { createLog } from '../../lib/log.ts';
import { createUser } from '../../modules/accounts/create-user.ts';
import { createPasswords } from '../../passwords/passwords.ts';
import { openDiskStorage } from '../../storage/disk/disk.ts';
import { newKey } from '../../storage/storage.ts';
import { openBackupFiles, prepareBackupFiles } from './backup-files.ts';
import { copyFiles } from './copy-files.ts';
import { removeUploads, takeSnapshot } from './take-snapshot.ts';

const log = createLog('error', () => {});

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-backup-'));
  const storage = await openDiskStorage(join(root, 'files'));
  const db = await openDatabase('sqlite::memory:', log);
  const services = { db, log, clock: { now: Date.now }, passwords: createPasswords() };
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const user = await createUser(services, { ...account, role: 'user', status: 'approved' });

  async function store(content: string) {
    const key = newKey();
    await storage.write(
      key,
      (async function* () {
        yield Buffer.from(content);
      })(),
    );
    await db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
    await db
      .insertInto('uploads')
      .values({
        ...sampleRows.uploads,
        id: key,
        slug: key,
        user_id: user.id,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        storage_key: key,
      })
      .execute();
    return key;
  }

  return { root, storage, db, store };
}

async function countTotals(db: Db) {
  const corrections = await findWrongTotals(db);
  await db.transaction().execute((transaction) => correctTotals(transaction, corrections));
}

test('uploads deleted during a backup are not in it, and files lost before are reported', async () => {
  const { root, storage, db, store } = await open();
  const [kept, deleted, lost] = [await store('kept'), await store('deleted'), await store('lost')];
  await countTotals(db);
  await storage.remove(lost);
  const snapshot = await takeSnapshot(db, root, log);
  await prepareBackupFiles(root);
  // Between the snapshot and its turn.
  await db.deleteFrom('uploads').where('id', '=', deleted).execute();
  await storage.remove(deleted);

  const files = openBackupFiles(root);
  const done = await copyFiles({
    snapshot,
    db,
    storage,
    files,
    isVerifying: false,
    onProgress: () => {},
  });
  expect(done.deleted.map(({ id }) => id)).toEqual([deleted]);
  expect(done.lost.map(({ id, reason }) => [id, reason])).toEqual([[lost, 'the file is missing']]);
  expect(done).toMatchObject({ uploads: 2, bytes: 8, copiedFiles: 1, copiedBytes: 4 });
  await removeUploads(
    snapshot,
    done.deleted.map(({ id }) => id),
  );
  const rows = await snapshot.selectFrom('uploads').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([kept, lost].toSorted());
  const user = snapshot.selectFrom('users').select(['upload_count', 'storage_bytes']);
  expect(await user.execute()).toEqual([{ upload_count: 2, storage_bytes: 8 }]);
  expect(await findWrongTotals(snapshot)).toEqual([]);
  expect(await snapshot.selectFrom('objects').selectAll().execute()).toHaveLength(2);

  await snapshot.destroy();
  await db.destroy();
  await rm(root, { recursive: true });
});
