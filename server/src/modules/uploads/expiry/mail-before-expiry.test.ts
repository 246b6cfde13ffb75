import { afterAll, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { readConfig } from '../../../config/config.ts';
import { openDatabase } from '../../../database/open.ts';
import { dayMs, hourMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import type { Message } from '../../../mail/message.ts';
import { openSettings } from '../../settings/settings.ts';
import { mailBeforeExpiry } from './mail-before-expiry.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'perch-expiry-mails-'));
const log = createLog('error', () => {});
const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' });
const db = await openDatabase(config.databaseUrl, log);
const settings = await openSettings(config, db, log);
const start = Date.UTC(2026, 10, 23, 12);
let now = start;
const services = { config, db, settings, clock: { now: () => now } };
afterAll(async () => {
  await settings.close();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  now = start;
  for (const table of ['outbox_entries', 'uploads', 'objects', 'users'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.insertInto('objects').values({ key: 'k', content: null, refs: 1 }).execute();
  await addOwner('wants', { mails_expiry: 1, language: 'de' });
});

const addOwner = (id: string, more: object) =>
  db
    .insertInto('users')
    .values({
      ...sampleRows.users,
      status: 'approved',
      default_domain_id: null,
      ...more,
      id,
      username: id,
      username_key: id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
    })
    .execute();

/** An upload of ten days ago that ends in so many hours. */
const addUpload = (name: string, hours: number | null, more: object = {}) =>
  db
    .insertInto('uploads')
    .values({
      ...sampleRows.uploads,
      domain_id: null,
      storage_key: 'k',
      user_id: 'wants',
      created_at: now - 10 * dayMs,
      expires_at: hours === null ? null : now + hours * hourMs,
      expiry_mailed_at: null,
      ...more,
      id: name,
      slug: name,
      original_name: name,
    })
    .execute();

async function mailed() {
  await mailBeforeExpiry(services, new AbortController().signal);
  const entries = await db.deleteFrom('outbox_entries').returning('payload').execute();
  return entries.map(({ payload }): Message => JSON.parse(payload));
}

test('one mail names the files that end within two days, in the owner’s language', async () => {
  await addUpload('tomorrow.txt', 23);
  await addUpload('<day> after.txt', 40);
  await addUpload('later.txt', 49);
  await addUpload('over.txt', -1);
  await addUpload('never.txt', null);
  await addUpload('short.txt', 5, { created_at: now });
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'wants@example.org',
    subject: '2 Dateien laufen bald ab',
  });
  expect(mail?.text).toMatch(/tomorrow\.txt: 24\.11\.2026, 11:00 UTC\n\n<day> after\.txt: /);
  expect(mail?.text).not.toMatch(/later|over|never|short/);
  expect(mail?.html).not.toContain('<day>');
});

test('no file is named twice, and no second mail comes within a day', async () => {
  await addUpload('first.txt', 20);
  expect(await mailed()).toHaveLength(1);
  await addUpload('second.txt', 22);
  now += 21 * hourMs;
  expect(await mailed()).toEqual([]);
  await addUpload('third.txt', 20);
  now += 4 * hourMs;
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('third.txt');
  expect(mail?.text).not.toMatch(/first|second/);
});

test('every file is told of a day before its end', async () => {
  for (let hour = 24; hour < 120; hour += 7) await addUpload(`${hour}.txt`, hour);
  const told = new Map<string, number>();
  for (let hour = 0; hour < 96; hour += 1) {
    now = start + hour * hourMs;
    for (const { text } of await mailed()) {
      for (const [name] of text.matchAll(/\d+(?=\.txt)/g)) told.set(name, hour);
    }
  }
  expect(told.size).toBe(14);
  for (const [name, hour] of told) expect(Number(name) - hour).toBeGreaterThanOrEqual(24);
});

test('ten files are named, and the others counted', async () => {
  for (let file = 0; file < 13; file += 1) await addUpload(`file-${file}.txt`, 12);
  const [mail] = await mailed();
  expect(mail?.text.match(/file-\d+\.txt/g)).toHaveLength(10);
  expect(mail?.text).toContain('und 3 weitere.');
});

test('owners who did not ask for it get none, nor those who are suspended', async () => {
  await addOwner('quiet', {});
  await addOwner('suspended', { mails_expiry: 1, status: 'pending' });
  await addUpload('quiet.txt', 20, { user_id: 'quiet' });
  await addUpload('suspended.txt', 20, { user_id: 'suspended' });
  expect(await mailed()).toEqual([]);
});
