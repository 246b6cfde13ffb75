import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CompiledQuery, Kysely, sql } from 'kysely';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { migrate } from '../../database/migrate.ts';
import type { Schema } from '../../database/schema.ts';
import { indexNewUploads } from '../../database/search/index-new-uploads.ts';
import { sqliteDialect } from '../../database/sqlite/sqlite.ts';
import { systemClock } from '../../lib/clock.ts';

/** The owner of all that `openPlans` fills its database with, and that owner's tag. */
export const userId = '0123456789abcdef';
export const tagId = 'fedcba9876543210';

export const page = { page: 1, limit: 20 };
export const newest = { ...page, sort: 'createdAt', order: 'desc' } as const;
export const orders = ['asc', 'desc'] as const;

/** A small SQLite database with rows in the tables of lists, which tells how it answers queries. */
export async function openPlans() {
  const folder = await mkdtemp(join(tmpdir(), 'perch-plans-'));
  let asked: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(join(folder, 'perch.db')),
    log({ query }) {
      asked.push(query);
    },
  });
  await migrate(db);
  await seed(db);
  await indexNewUploads(db);
  return {
    services: { db, clock: systemClock },
    /** The plans of all queries that `call` makes, one line a step. */
    async plansOf(call: () => Promise<unknown>): Promise<string[]> {
      asked = [];
      await call();
      const queries = asked;
      asked = [];
      const plans: string[] = [];
      for (const query of queries) {
        const { rows } = await db.executeQuery<{ detail: string }>({
          ...query,
          sql: `explain query plan ${query.sql}`,
        });
        plans.push(...rows.map(({ detail }) => detail));
      }
      return plans;
    },
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

async function seed(db: Kysely<Schema>): Promise<void> {
  const totals = { upload_count: 50, storage_bytes: 50 };
  await db
    .insertInto('users')
    .values({ ...sampleRows.users, ...totals, id: userId, role: 'user' })
    .execute();
  await sql`insert into upload_totals values (${userId}, 'text', 50, 50)`.execute(db);
  await sql`insert into category_totals values ('text', 50, 50)`.execute(db);
  await sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 50)
    insert into objects select 'k' || n, null, 1, null from n`.execute(db);
  await sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 50)
    insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at)
    select 'upload' || n, ${userId}, 's' || n, 'Name', 'name', 1, 'text/plain', 'text', '',
      'k' || n, 0, 0, n from n`.execute(db);
  await db
    .insertInto('albums')
    .values({ ...sampleRows.albums, user_id: userId, upload_count: 50 })
    .execute();
  await sql`insert into album_uploads (album_id, upload_id, position, is_trashed, added_at) select 'sample-album', id, created_at, 0, 0 from uploads`.execute(
    db,
  );
  await sql`insert into short_links (id, user_id, slug, target, title, search_key, clicks, created_at)
    select 'link' || n, ${userId}, 'l' || n, 'https://example.org/', '', 'l' || n, n % 7, n
    from (select created_at as n from uploads)`.execute(db);
  await sql`insert into link_totals values (${userId}, 50, 0)`.execute(db);
  await sql`update uploads set expires_at = created_at where created_at % 5 = 0`.execute(db);
  await sql`update uploads set is_favorite = 1 where created_at % 7 = 0`.execute(db);
  await db
    .insertInto('tags')
    .values({ ...sampleRows.tags, id: tagId, user_id: userId, uploads: 25 })
    .execute();
  await sql`insert into upload_tags (tag_id, upload_id, created_at, is_trashed) select ${tagId}, id, created_at, 0 from uploads
    where created_at % 2 = 0`.execute(db);
  await db
    .insertInto('requests')
    .values({ ...sampleRows.requests, id: 'request1', user_id: userId })
    .execute();
  await sql`insert into received_uploads select id, 'request1', '', created_at from uploads`.execute(
    db,
  );
  await sql`insert into trashed_uploads (id, user_id, slug, original_name, name_key, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at, trashed_at)
    select 'trashed' || n, ${userId}, 't' || n, 'Name', 'name', 1, 'text/plain', 'text', '',
      'k' || n, 0, 0, n, n from (select created_at as n from uploads)`.execute(db);
}

// Tables of one row a category, or 64 on PostgreSQL, or one an account, and what a query has made itself.
const small =
  '(totals|link_totals|collection_totals|category_totals|category_total_shards|matches|counted|named|newest|found|edge|page|ids|\\(?subquery-\\d+\\)?)';
export const isScan = (step: string) =>
  /^SCAN (?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE INDEX \d+:M))/.test(step) &&
  !new RegExp(`^SCAN ${small}( LEFT-JOIN)?$`).test(step) &&
  // A list of the query's own.
  !step.startsWith('SCAN json_each ') &&
  step !== 'SCAN CONSTANT ROW';
export const isSort = (step: string) => step.startsWith('USE TEMP B-TREE');
