import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { linkSorts } from '@perch/contract/links/limits';
import { type CompiledQuery, Kysely, sql } from 'kysely';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { migrate } from '../../database/migrate.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { sqliteDialect } from '../../database/sqlite/sqlite.ts';
import { systemClock } from '../../lib/clock.ts';
import { listLinks } from '../links/list-links.ts';
import { hasExpiredLinks } from '../links/remove-links.ts';
import { hasExpired } from '../uploads/expiry/remove-expired.ts';
import { listAllUploads } from '../uploads/list/list-all-uploads.ts';
import { listMyUploads } from '../uploads/list/list-my-uploads.ts';
import { readAllStatistics, readMyStatistics } from '../uploads/list/read-statistics.ts';

// What SQLite makes of the queries behind lists and figures. On PostgreSQL the integration test of
// the same name looks at the same.

const folder = await mkdtemp(join(tmpdir(), 'perch-plans-'));
let asked: CompiledQuery[] = [];
const db = new Kysely<Schema>({
  dialect: sqliteDialect(join(folder, 'perch.db')),
  log({ query }) {
    asked.push(query);
  },
});
await migrate(db, async () => {});
const userId = '0123456789abcdef';
await seed();
const services = { db, clock: systemClock };
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function seed() {
  const totals = { upload_count: 50, storage_bytes: 50 };
  await db
    .insertInto('users')
    .values({ ...sampleRows.users, ...totals, id: userId, role: 'user' })
    .execute();
  await sql`insert into upload_totals values (${userId}, 'text', 50, 50)`.execute(db);
  await sql`insert into category_totals values ('text', 50, 50)`.execute(db);
  await sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 50)
    insert into objects select 'k' || n, null, 1 from n`.execute(db);
  await sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 50)
    insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at)
    select 'upload' || n, ${userId}, 's' || n, 'Name', 'name', 1, 'text/plain', 'text', '',
      'k' || n, 0, 0, n from n`.execute(db);
  await sql`insert into short_links (id, user_id, slug, target, title, search_key, clicks, created_at)
    select 'link' || n, ${userId}, 'l' || n, 'https://example.org/', '', 'l' || n, n % 7, n
    from (select created_at as n from uploads)`.execute(db);
  await sql`insert into link_totals values (${userId}, 50, 0)`.execute(db);
  await sql`update uploads set expires_at = created_at where created_at % 5 = 0`.execute(db);
  await sql`insert into trashed_uploads (id, user_id, slug, original_name, name_key, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at, trashed_at)
    select 'trashed' || n, ${userId}, 't' || n, 'Name', 'name', 1, 'text/plain', 'text', '',
      'k' || n, 0, 0, n, n from (select created_at as n from uploads)`.execute(db);
}

/** The plans of all queries that `call` makes, one line a step. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
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
}

// Tables of one row a category, or 64 on PostgreSQL, or one an account, and what a query has made itself.
const small =
  '(totals|link_totals|category_totals|category_total_shards|matches|counted|named|edge|\\(?subquery-\\d+\\)?)';
const isScan = (step: string) =>
  /^SCAN (?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE INDEX \d+:M))/.test(step) &&
  !new RegExp(`^SCAN ${small}$`).test(step) &&
  step !== 'SCAN CONSTANT ROW';
const isSort = (step: string) => step.startsWith('USE TEMP B-TREE');

const page = { page: 1, limit: 20 };
const newest = { ...page, sort: 'createdAt', order: 'desc' } as const;
const sorts = ['createdAt', 'size', 'name'] as const;
const orders = ['asc', 'desc'] as const;
const combinations = sorts.flatMap((sort) =>
  orders.flatMap((order) =>
    ([undefined, 'text'] as const).map((type) => ({ ...page, sort, order, type })),
  ),
);

describe('an index gives the rows in their order, without a scan and without sorting, to', () => {
  test.each(combinations)('my uploads as %j', async (request) => {
    const plans = await plansOf(() => listMyUploads(services, userId, request));
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.filter((step) => isScan(step) || isSort(step))).toEqual([]);
    expect(plans.join('\n')).toMatch(/SEARCH uploads USING COVERING INDEX \S+ \(user_id=\?/);
  });

  test.each(combinations)('all uploads as %j', async (request) => {
    const plans = await plansOf(() => listAllUploads(services, request));
    expect(plans.filter((step) => isScan(step) || isSort(step))).toEqual([]);
    expect(plans.join('\n')).toMatch(/(SCAN|SEARCH) uploads USING COVERING INDEX/);
  });

  test.each(['name', 'absent'])('a search for %j', async (search) => {
    for (const order of orders) {
      const request = { ...newest, order, search, type: 'text' } as const;
      const mine = await plansOf(() => listMyUploads(services, userId, request));
      const all = await plansOf(() => listAllUploads(services, { ...request, userId }));
      const steps = [...mine, ...all];
      expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      expect(steps.join('\n')).toContain('COVERING INDEX uploads_by_user_id_name_key_id_category');
      // Where the owner has no match, the index of the owner's names suffices, without FTS5.
      const isFound = search === 'name';
      expect(steps.some((step) => step.includes('VIRTUAL TABLE INDEX'))).toBe(isFound);
    }
  });

  test('statistics', async () => {
    const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const admin: UserRow = { ...row, role: 'admin' };
    const mine = await plansOf(() => readMyStatistics(services, admin));
    const all = await plansOf(() => readAllStatistics(services, admin));
    expect([...mine, ...all].filter((step) => isScan(step) || isSort(step))).toEqual([]);
  });
});

describe('an index gives the trash and the uploads that end, without a scan, to', () => {
  const marks = [{ trashed: 'true' }, { expires: 'true' }] as const;
  const ways = [
    {},
    { type: 'text' },
    { search: 'ame' },
    { sort: 'size' },
    { order: 'asc' },
  ] as const;
  const requests = marks.flatMap((mark) =>
    ways.map((way): Parameters<typeof listMyUploads>[2] => ({ ...newest, ...mark, ...way })),
  );
  // SCAN of the index itself, which is bounded, and of the rows that the query has made of it.
  const isOther = (step: string) =>
    isScan(step) && !/^SCAN (scanned|matches|latest|rows)$/.test(step);

  test.each(requests)('%j', async (request) => {
    const mine = await plansOf(() => listMyUploads(services, userId, request));
    const all = await plansOf(() => listAllUploads(services, request));
    expect([...mine, ...all].filter(isOther)).toEqual([]);
    const [own, every] = request.trashed
      ? ['trashed_uploads_by_user_id', 'trashed_uploads_by_trashed_at']
      : ['uploads_by_owner_with_expiry', 'uploads_with_expiry'];
    expect(mine.join('\n')).toContain(`USING COVERING INDEX ${own}`);
    expect(all.join('\n')).toContain(`USING COVERING INDEX ${every}`);
  });

  test('the jobs that delete what has ended', async () => {
    const ages = systemClock;
    const steps = await plansOf(() => hasExpired({ ...services, ages }));
    expect(steps.filter(isScan)).toEqual([]);
    expect(steps.join('\n')).toContain('uploads_by_expiry (expires_at<?)');
  });
});

describe('an index gives short links, without a scan, to', () => {
  const requests = linkSorts.flatMap((sort) => orders.map((order) => ({ ...page, sort, order })));

  test.each(requests)('a list as %j', async (request) => {
    for (const ownerId of [userId, undefined]) {
      const steps = await plansOf(() => listLinks(services, { ownerId }, request));
      expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      expect(steps.join('\n')).toMatch(/(SCAN|SEARCH) short_links USING COVERING INDEX/);
    }
  });

  test('a search, and the job that deletes those that have ended', async () => {
    const request = { ...page, sort: 'createdAt', order: 'desc', search: 'a' } as const;
    const isOther = (step: string) => isScan(step) && step !== 'SCAN latest';
    const mine = await plansOf(() => listLinks(services, { ownerId: userId }, request));
    expect(mine.filter(isOther)).toEqual([]);
    expect(mine.join('\n')).toContain('INDEX short_links_by_owner (user_id=?)');
    const all = await plansOf(() => listLinks(services, { ownerId: undefined }, request));
    expect(all.join('\n')).toContain('INDEX short_links_by_time');
    const ended = await plansOf(() => hasExpiredLinks({ ...services, ages: systemClock }));
    expect(ended.filter(isScan)).toEqual([]);
    expect(ended.join('\n')).toContain('short_links_by_expiry (expires_at<?)');
  });
});

describe('an index narrows, before a bounded number is sorted,', () => {
  test.each([
    { ...newest, search: 'n' },
    { ...newest, search: 'u' },
    { ...newest, search: 'name', sort: 'size' },
    { ...newest, search: 'n', sort: 'name', userId },
  ] as const)('%j', async (request) => {
    const plans = await plansOf(() => listAllUploads(services, request));
    expect(plans.filter(isScan)).toEqual([]);
  });
});

test('a scan and a sort would be seen', async () => {
  const plans = await plansOf(() => sql`select * from uploads order by views`.execute(db));
  expect(plans.some(isScan)).toBe(true);
  expect(plans.some(isSort)).toBe(true);
});
