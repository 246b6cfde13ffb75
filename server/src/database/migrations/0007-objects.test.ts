import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import { matchingUploads } from '../search/upload-search.ts';
import { sqliteDialect } from '../sqlite/sqlite.ts';
import * as accountsAndUploads from './0001-accounts-and-uploads.ts';
import * as administration from './0002-administration.ts';
import * as uploadSearch from './0003-upload-search.ts';
import * as thumbnails from './0004-thumbnails.ts';
import * as domainChecks from './0005-domain-checks.ts';
import * as objects from './0007-objects.ts';

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

async function add(id: string, sha256: string, size: number, createdAt: number) {
  await sql`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
      category, sha256, storage_key, thumbnail_key, views, downloads, created_at)
    values (${id}, 'owner', ${id}, ${`holiday ${id}`}, ${`holiday ${id}`}, ${size}, 'text/plain',
      'text', ${sha256}, ${`key-${id}`}, ${`thumb-${id}`}, 7, 0, ${createdAt})`.execute(db);
}

const standing = () =>
  sql<{ name: string }>`select name from sqlite_master
    where tbl_name = 'uploads' and type in ('index', 'trigger') and sql is not null
    order by name`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name));

test('an installation from before keeps all of its files, and new ones join the oldest', async () => {
  for (const { up } of [
    accountsAndUploads,
    administration,
    uploadSearch,
    thumbnails,
    domainChecks,
  ]) {
    await up(untyped);
  }
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, role,
      status, token_version, created_at)
    values ('owner', 'o', 'o', 'o', 'o', '', 'user', 'approved', 1, 1)`.execute(db);
  await add('b', 'same', 5, 1);
  await add('a', 'same', 5, 2);
  await add('c', 'same', 6, 3);
  await add('d', 'other', 5, 4);
  const before = await db.selectFrom('uploads').selectAll().orderBy('id').execute();
  const stoodBefore = await standing();

  await untyped.transaction().execute((transaction) => objects.up(transaction));

  const after = await db.selectFrom('uploads').selectAll().orderBy('id').execute();
  expect(after).toEqual(before.map((row) => expect.objectContaining(row)));
  expect(await standing()).toEqual([...stoodBefore, 'uploads_by_storage_key'].toSorted());
  const kept = await db
    .selectFrom('objects')
    .select(['key', 'content', 'refs'])
    .orderBy('key')
    .execute();
  expect(kept).toEqual([
    { key: 'key-a', content: null, refs: 1 },
    { key: 'key-b', content: 'same:5', refs: 1 },
    { key: 'key-c', content: 'same:6', refs: 1 },
    { key: 'key-d', content: 'other:5', refs: 1 },
  ]);

  // Several uploads may now refer to one object, but not to a missing one.
  await db.updateTable('uploads').set({ storage_key: 'key-a' }).where('id', '=', 'b').execute();
  const toNothing = db
    .updateTable('uploads')
    .set({ storage_key: 'key-x' })
    .where('id', '=', 'b')
    .execute();
  await expect(toNothing).rejects.toThrow('FOREIGN KEY');

  // The search index still has the old rows and follows changes.
  await db.deleteFrom('uploads').where('id', '=', 'd').execute();
  const slice = { order: 'desc', limit: 10, offset: 0 } as const;
  const found = await matchingUploads(db, { text: 'holiday', uploaderIds: [] }, slice).execute(db);
  expect(found.rows.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  // FTS5 compares its index with the table, and throws where they differ.
  await sql`insert into upload_search (upload_search, rank) values ('integrity-check', 1)`.execute(
    db,
  );
});
