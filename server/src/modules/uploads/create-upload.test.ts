import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../../config/config.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import type { UploadToInsert } from '../../database/rows/upload-rows.ts';
import { createUploadGroups, type UploadGroups } from '../../database/writes/upload-groups.ts';
import { joinCluster } from '../../installation/cluster-member.ts';
import { createLog } from '../../lib/log.ts';
import { createPasswords } from '../../passwords/passwords.ts';
import { newKey } from '../../storage/storage.ts';
import { createUser } from '../accounts/create-user.ts';
import { openSettings } from '../settings/settings.ts';
import { newUploadRow } from './new-upload-row.ts';
import { linkOptionsAt, noOptions } from './options/options.ts';
import { growReservation, releaseReservationsOf } from './quota/quota.ts';

const log = createLog('error', () => {});
const config = readConfig({});
const now = Date.now();
const clock = { now: () => now };

let folder: string;
let db: Db;
let groups: UploadGroups;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-groups-'));
  db = await openDatabase(`sqlite:${join(folder, 'perch.db')}`, log);
  groups = createUploadGroups(db);
  ids = new Map();
  for (const name of ['ann', 'bob', 'eve']) ids.set(name, await addAccount(name));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Ids of accounts by their names. */
let ids: Map<string, string>;

async function addAccount(username: string): Promise<string> {
  const services = { config, db, clock, log, passwords: createPasswords() };
  const email = `${username}@example.org`;
  const account = { username, email, password: 'correct horse' };
  return (await createUser(services, { ...account, role: 'user', status: 'approved' })).id;
}

const idOf = (name: string) => ids.get(name) ?? '';

let count = 0;

/** One that is ready to be written; files of the same number have the same content. */
function uploadOf(owner: string, size = 10, number = (count += 1)): UploadToInsert {
  const upload = newUploadRow({
    user_id: idOf(owner),
    domain_id: null,
    slug: `slug${(count += 1)}`,
    name: 'a.png',
    size,
    sha256: String(number),
    storage_key: newKey(),
    mime_type: 'image/png',
    created_at: now,
    options: linkOptionsAt(noOptions, now),
  });
  return { upload, content: `${owner}:${number}`, crc32: 7, reservation: null };
}

const insertAll = (uploads: readonly UploadToInsert[]) =>
  Promise.all(uploads.map((each) => groups.insert(each)));

async function countUploads(): Promise<number> {
  return (await db.selectFrom('uploads').select('id').execute()).length;
}

/** Uploads, bytes and reserved bytes of each account. */
async function usage() {
  const rows = await db
    .selectFrom('users')
    .select(['username', 'upload_count', 'storage_bytes', 'reserved_bytes'])
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.username, [row.upload_count, row.storage_bytes, row.reserved_bytes]]),
  );
}

test('uploads of several accounts that come at once are committed together, and counted', async () => {
  const uploads = [uploadOf('ann', 10), uploadOf('bob', 20), uploadOf('ann', 30)];
  const [first, ...others] = uploads.map((each) => groups.insert(each));
  expect(await first).toBe(uploads[0]?.upload.storage_key);
  // All are there when the first one is.
  expect(await countUploads()).toBe(3);
  expect(await Promise.all(others)).toEqual(
    uploads.slice(1).map((each) => each.upload.storage_key),
  );
  expect(await usage()).toEqual({ ann: [2, 40, 0], bob: [1, 20, 0], eve: [0, 0, 0] });
  const numbers = ['uploads', 'bytes'] as const;
  const ofOwners = db.selectFrom('upload_totals').select(['user_id', 'category', ...numbers]);
  expect(await ofOwners.orderBy('uploads').execute()).toEqual([
    { user_id: idOf('bob'), category: 'image', uploads: 1, bytes: 20 },
    { user_id: idOf('ann'), category: 'image', uploads: 2, bytes: 40 },
  ]);
  const all = { uploads: 3, bytes: 60 };
  expect(await db.selectFrom('category_total_shards').select(numbers).execute()).toEqual([all]);
  expect(await db.selectFrom('daily_total_shards').select(numbers).execute()).toEqual([all]);
  const days = db.selectFrom('daily_totals').select(['user_id', ...numbers]);
  expect(await days.orderBy('uploads').execute()).toEqual([
    { user_id: idOf('bob'), uploads: 1, bytes: 20 },
    { user_id: idOf('ann'), uploads: 2, bytes: 40 },
  ]);
});

test('the same content of an account is one blob, within a group too', async () => {
  const [one, two, other] = [uploadOf('ann', 5, 1), uploadOf('ann', 5, 1), uploadOf('bob', 5, 1)];
  const keys = await insertAll([one, two, other]);
  expect(keys).toEqual([one.upload.storage_key, one.upload.storage_key, other.upload.storage_key]);
  expect(await insertAll([uploadOf('ann', 5, 1)])).toEqual([one.upload.storage_key]);
  const blobs = await db.selectFrom('objects').select(['key', 'refs']).orderBy('refs').execute();
  expect(blobs).toEqual([
    { key: other.upload.storage_key, refs: 1 },
    { key: one.upload.storage_key, refs: 3 },
  ]);
});

test('where an account may upload no more, nothing of its group is written, and the next one is', async () => {
  await db.updateTable('users').set({ status: 'rejected' }).where('username', '=', 'eve').execute();
  const refused = await insertAll([uploadOf('ann'), uploadOf('eve'), uploadOf('bob')]);
  expect(refused).toEqual([undefined, undefined, undefined]);
  expect(await countUploads()).toBe(0);
  expect(await usage()).toEqual({ ann: [0, 0, 0], bob: [0, 0, 0], eve: [0, 0, 0] });
  expect(await db.selectFrom('objects').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('upload_totals').selectAll().execute()).toEqual([]);
  const next = uploadOf('ann');
  expect(await insertAll([next])).toEqual([next.upload.storage_key]);
});

test('a slug that another upload has is a refusal, too', async () => {
  const [one, other] = [uploadOf('ann'), uploadOf('bob')];
  await insertAll([one]);
  const same = { ...other, upload: { ...other.upload, slug: one.upload.slug } };
  expect(await insertAll([same, uploadOf('ann')])).toEqual([undefined, undefined]);
  expect(await countUploads()).toBe(1);
  expect(await usage()).toMatchObject({ ann: [1, 10, 0], bob: [0, 0, 0] });
});

test('reservations become usage; where one has gone, the others stay', async () => {
  const about = { home: 'folder', storage: 'files', secret: 'key' };
  const clusterMember = await joinCluster({ db, clock, log }, about, releaseReservationsOf);
  const settings = await openSettings(config, db, log);
  const reserve = async (id: string, bytes: number) => {
    const key = { id, ownerId: idOf('ann') };
    await growReservation({ db, settings, clusterMember }, key, { from: 0, to: bytes });
    return id;
  };
  const [one, two] = [await reserve('one', 100), await reserve('two', 50)];
  const withReservation = (reservation: string) => ({ ...uploadOf('ann'), reservation });
  const gone = await insertAll([withReservation(one), withReservation('gone')]);
  expect(gone).toEqual([undefined, undefined]);
  expect(await usage()).toMatchObject({ ann: [0, 0, 150] });
  await insertAll([withReservation(one), withReservation(two)]);
  expect(await usage()).toMatchObject({ ann: [2, 20, 0] });
  expect(await db.selectFrom('quota_reservations').selectAll().execute()).toEqual([]);
  await settings.close();
  await clusterMember.close();
});

test('more than one group holds are all written', async () => {
  const uploads = Array.from({ length: 250 }, () => uploadOf('bob'));
  expect(await insertAll(uploads)).toEqual(uploads.map(({ upload }) => upload.storage_key));
  expect(await usage()).toMatchObject({ bob: [250, 2500, 0] });
});

test('a database that has been closed fails every upload of the group', async () => {
  const path = join(folder, 'other.db');
  const closed = await openDatabase(`sqlite:${path}`, log);
  await closed.destroy();
  const other = createUploadGroups(closed);
  const results = await Promise.allSettled(
    [uploadOf('ann'), uploadOf('bob')].map((each) => other.insert(each)),
  );
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
