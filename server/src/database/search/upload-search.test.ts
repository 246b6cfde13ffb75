import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';

import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite/sqlite.ts';
import { indexNewUploads } from './index-new-uploads.ts';
import { countMatchingUploads, matchingUploads, prepareSearch } from './upload-search.ts';

// What SQLite finds beside what anybody would find by looking at every upload. Owners begin alike,
// as far as the search asks for their beginnings.

const folder = await mkdtemp(join(tmpdir(), 'perch-search-'));
const { db } = await openDatabase('perch.db');
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function openDatabase(name: string) {
  const opened = new Kysely<Schema>({ dialect: sqliteDialect(join(folder, name)) });
  await migrate(opened);
  await sql`pragma foreign_keys = off`.execute(opened);
  return { db: opened, [Symbol.asyncDispose]: () => opened.destroy() };
}

const owners = ['sameBeginning01', 'sameBeginning02', 'another-owner-3'] as const;
const names = [
  'holiday.jpg',
  'my holiday.txt',
  'report.pdf',
  'holi.zip',
  'annual report.txt',
  '月次売上報告.pdf',
];
const uploads = Array.from({ length: 300 }, (_, number) => ({
  id: `upload-${String(number).padStart(3, '0')}`,
  user_id: owners[(number * 7) % 3] ?? '',
  name_key: names[(number * 11) % names.length] ?? '',
  category: number % 4 === 0 ? 'image' : 'text',
  // Some have arrived at the same moment, all in the order of their ids.
  created_at: 1000 + Math.floor(number / 3),
}));

for (const { id, user_id, name_key, category, created_at } of uploads) {
  await sql`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
      category, sha256, storage_key, views, downloads, created_at)
    values (${id}, ${user_id}, ${id}, ${name_key}, ${name_key}, 1, 'text/plain', ${category}, '',
      ${id}, 0, 0, ${created_at})`.execute(db);
}
// More than one batch.
await indexNewUploads(db);

const searches = [
  { text: 'holiday', uploaderIds: [] },
  { text: 'report', uploaderIds: [owners[2]] },
  { text: 'report', uploaderIds: [owners[0], owners[1]], category: 'image' },
  { text: 'absent', uploaderIds: [owners[1]] },
  { text: 'holiday', uploaderIds: [], ownerId: owners[0] },
  { text: 'holiday', uploaderIds: [], ownerId: owners[0], isOfFew: true },
  { text: 'holiday', uploaderIds: [], ownerId: owners[1], category: 'image' },
  { text: 'holiday', uploaderIds: [], ownerId: owners[1], category: 'image', isOfFew: true },
  { text: 'absent', uploaderIds: [], ownerId: owners[0], isOfFew: true },
  { text: '報告', uploaderIds: [] },
  { text: '報', uploaderIds: [], ownerId: owners[0] },
  { text: 'rt', uploaderIds: [owners[2]] },
  { text: 'y.', uploaderIds: [], category: 'image' },
  { text: '%', uploaderIds: [] },
  { text: 'l', uploaderIds: [], ownerId: owners[1], category: 'image' },
] as const;
const slices = [
  { order: 'desc', limit: 300, offset: 0 },
  { order: 'asc', limit: 300, offset: 0 },
  { order: 'desc', limit: 7, offset: 0 },
  { order: 'asc', limit: 7, offset: 5 },
  { order: 'desc', limit: 20, offset: 40 },
] as const;

test.each(searches)('%j finds all matching uploads, in order', async (search) => {
  const { text, uploaderIds } = search;
  const [ownerId, category] = [
    'ownerId' in search ? search.ownerId : undefined,
    'category' in search ? search.category : undefined,
  ];
  const expected = uploads.filter(
    (upload) =>
      (upload.name_key.includes(text) || uploaderIds.some((id) => id === upload.user_id)) &&
      (ownerId === undefined || upload.user_id === ownerId) &&
      (category === undefined || upload.category === category),
  );
  const prepared = await prepareSearch(db, search, uploads.length);
  for (const slice of slices) {
    const { rows } = await matchingUploads(db, prepared, slice).execute(db);
    const ordered = slice.order === 'asc' ? expected : expected.toReversed();
    const part = ordered.slice(slice.offset, slice.offset + slice.limit);
    expect(rows.map(({ id }) => id)).toEqual(part.map(({ id }) => id));
  }
  for (const max of [5, 1000]) {
    expect(await countMatchingUploads(db, prepared, max)).toBe(Math.min(max, expected.length));
  }
});

test.each([
  { text: '報告' },
  { text: '報', ownerId: owners[0] },
  { text: '告', category: 'image' },
])('%j is found at any place among more names than are read at once', async (wanted) => {
  await using many = await openDatabase(`${crypto.randomUUID()}.db`);
  await sql`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
      category, sha256, storage_key, views, downloads, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 25000)
    select 'u' || n, ${owners[0]}, 'u' || n, '', case when n % 6000 = 1
      then substr('azm', n / 6000 % 3 + 1, 1) || ' 報告' else 'name ' || n end,
      1, '', 'image', '', 'u' || n, 0, 0, n from numbers`.execute(many.db);
  const search = { uploaderIds: [], ...wanted };
  const prepared = await prepareSearch(many.db, search, 1000);
  const { rows } = await matchingUploads(many.db, prepared, slices[0]).execute(many.db);
  expect(rows.map(({ id }) => id)).toEqual(['u24001', 'u18001', 'u12001', 'u6001', 'u1']);
  // Only the newest, and a frequent text without reading all names.
  expect((await prepareSearch(many.db, search, 2)).rowNumbers).toEqual([24_001, 18_001]);
  const frequent = await prepareSearch(many.db, { ...search, text: 'e' }, 1000);
  expect(frequent.rowNumbers?.toSorted((a, b) => b - a)[999]).toBe(24_000);
});

test('one search finds all that have come since the last one, however many', async () => {
  await using many = await openDatabase(`${crypto.randomUUID()}.db`);
  const count = 1001;
  await sql`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
      category, sha256, storage_key, views, downloads, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'u' || n, ${owners[0]}, 'u' || n, '', 'walnut ' || n, 1, '', 'image', '', 'u' || n,
      0, 0, n from numbers`.execute(many.db);
  const search = await prepareSearch(many.db, { text: 'walnut', uploaderIds: [] }, 10);
  const all = { order: 'asc', limit: 2 * count, offset: 0 } as const;
  const { rows } = await matchingUploads(many.db, search, all).execute(many.db);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, n) => `u${n + 1}`));
});

test('what changes or goes before it is indexed leaves nothing behind', async () => {
  const changed = { name_key: 'renamed at once' };
  const [first = '', second = '', third = ''] = ['early-1', 'early-2', 'early-3'];
  for (const id of [first, second, third]) {
    await sql`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
        category, sha256, storage_key, views, downloads, created_at)
      values (${id}, ${owners[0]}, ${id}, 'walnut', 'walnut', 1, 'text/plain', 'text', '',
        ${id}, 0, 0, 5000)`.execute(db);
  }
  await db.deleteFrom('uploads').where('id', '=', first).execute();
  await db.updateTable('uploads').set(changed).where('id', '=', second).execute();
  // At once, as two processes would.
  await Promise.all([indexNewUploads(db), indexNewUploads(db)]);
  const find = async (text: string) => {
    const { rows } = await matchingUploads(db, { text, uploaderIds: [] }, slices[0]).execute(db);
    return rows.map(({ id }) => id);
  };
  expect(await find('walnut')).toEqual([third]);
  expect(await find('renamed')).toEqual([second]);
  await db.deleteFrom('uploads').where('id', 'in', [second, third]).execute();
  expect(await find('walnut')).toEqual([]);
  // FTS5 compares its index with the table, and throws where they differ.
  const check = sql`insert into upload_search (upload_search, rank) values ('integrity-check', 1)`;
  await check.execute(db);
});
