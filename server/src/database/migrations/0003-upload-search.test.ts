import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import { countMatchingUploads, matchingUploads } from '../search/upload-search.ts';
import { sqliteDialect } from '../sqlite/sqlite.ts';
import * as accountsAndUploads from './0001-accounts-and-uploads.ts';
import * as administration from './0002-administration.ts';
import * as uploadSearch from './0003-upload-search.ts';

const folder = await mkdtemp(join(tmpdir(), 'perch-migration-'));
const path = join(folder, 'perch.db');
const db = new Kysely<Schema>({ dialect: sqliteDialect(path) });
// Migrations are untyped: their schema is not the current one.
const untyped = new Kysely<unknown>({ dialect: sqliteDialect(path) });
afterAll(async () => {
  await db.destroy();
  await untyped.destroy();
  await rm(folder, { recursive: true });
});

async function add(id: string, name: string, createdAt: number) {
  await sql`insert into uploads (id, user_id, slug, original_name, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at)
    values (${id}, 'owner', ${id}, ${name}, 5, 'text/plain', 'text', '', ${id}, 0, 0,
      ${createdAt})`.execute(db);
}

async function find(text: string) {
  const search = { text, uploaderIds: [] };
  const slice = { order: 'desc', limit: 10, offset: 0 } as const;
  const { rows } = await matchingUploads(db, search, slice).execute(db);
  expect(await countMatchingUploads(db, search, 10)).toBe(rows.length);
  return rows.map(({ id }) => id);
}

test('an installation from before keeps its totals and finds its files, newest first', async () => {
  await accountsAndUploads.up(untyped);
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, role,
      status, token_version, created_at)
    values ('owner', 'o', 'o', 'o', 'o', '', 'user', 'approved', 1, 1)`.execute(db);
  await add('b', 'Holiday in Rome.txt', 86_400_000);
  await add('a', 'HOLIDAY.txt', 86_400_001);
  await add('c', 'ÄRGER.txt', 5);
  await sql`insert into upload_totals values ('owner', 'text', 3, 15)`.execute(db);
  await administration.up(untyped);
  await uploadSearch.up(untyped);

  expect(await find('holiday')).toEqual(['a', 'b']);
  expect(await find('ärger')).toEqual(['c']);
  const owner = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect([owner.upload_count, owner.storage_bytes]).toEqual([3, 15]);
  const days = await db
    .selectFrom('daily_totals')
    .select(['day', 'uploads'])
    .where('user_id', '=', '')
    .orderBy('day')
    .execute();
  expect(days).toEqual([
    { day: 0, uploads: 1 },
    { day: 1, uploads: 2 },
  ]);

  await db.deleteFrom('uploads').where('id', '=', 'a').execute();
  await db.updateTable('uploads').set({ name_key: 'moved' }).where('id', '=', 'c').execute();
  expect(await find('holiday')).toEqual(['b']);
  expect(await find('ärger')).toEqual([]);
  expect(await find('moved')).toEqual(['c']);
  // FTS5 compares its index with the table, and throws where they differ.
  await sql`insert into upload_search (upload_search, rank) values ('integrity-check', 1)`.execute(
    db,
  );
});
