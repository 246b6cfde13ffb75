import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';

import type { Db } from './open.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Schema } from './schema.ts';

type Values = Record<string, unknown>;

/** The difference between a stored total and the rows that it sums up. */
export interface Correction {
  table: string;
  /** The key of the total's row. */
  key: Values;
  /** The amount to add to each column. */
  missing: Values;
}

/** A table of totals, and the query that recomputes it. */
interface KeptTotals {
  table: string;
  /** All kept rows, where they are spread over more tables than this one. */
  kept?: RawBuilder<unknown>;
  key: string[];
  /** The summed columns, and the query that recounts them. */
  columns: string[];
  counted: RawBuilder<unknown>;
  /** Whether a missing row means zero. */
  isSparse: boolean;
}

/** What counts in quotas and refers to bytes: lists and their totals are without the trash. */
const withTrash = sql`(select id, user_id, size, storage_key from uploads union all
  select id, user_id, size, storage_key from trashed_uploads) as kept_uploads`;
const perDay = sql`select user_id, created_at / 86400000 as day, count(*) as uploads,
  sum(size) as bytes from uploads group by user_id, created_at / 86400000`;
const countOf = (name: string, what: RawBuilder<unknown>) =>
  sql`select ${sql.lit(name)} as name, count(*) as value from ${what}`;

const kept: KeptTotals[] = [
  {
    table: 'users',
    key: ['id'],
    columns: ['upload_count', 'storage_bytes'],
    counted: sql`select user_id as id, count(*) as upload_count, sum(size) as storage_bytes
      from ${withTrash} group by user_id`,
    isSparse: false,
  },
  {
    table: 'users',
    key: ['id'],
    columns: ['reserved_bytes'],
    counted: sql`select user_id as id, bytes as reserved_bytes from quota_reservations
      union all select user_id, coalesce(reserved_bytes, length, 0) from resumable_uploads where upload_id is null`,
    isSparse: false,
  },
  {
    table: 'upload_totals',
    key: ['user_id', 'category'],
    columns: ['uploads', 'bytes'],
    counted: sql`select user_id, category, count(*) as uploads, sum(size) as bytes
      from uploads group by user_id, category`,
    isSparse: true,
  },
  {
    // Whatever the shards have, they are right when all of them and this table add up.
    table: 'category_totals',
    key: ['category'],
    columns: ['uploads', 'bytes'],
    kept: sql`select category, uploads, bytes from category_totals
      union all select category, uploads, bytes from category_total_shards`,
    counted: sql`select category, count(*) as uploads, sum(size) as bytes
      from uploads group by category`,
    isSparse: true,
  },
  {
    table: 'daily_totals',
    key: ['user_id', 'day'],
    columns: ['uploads', 'bytes'],
    kept: sql`select user_id, day, uploads, bytes from daily_totals
      union all select '', day, uploads, bytes from daily_total_shards`,
    counted: sql`${perDay} union all
      select '', day, sum(uploads), sum(bytes) from (${perDay}) as days group by day`,
    isSparse: true,
  },
  {
    table: 'link_totals',
    key: ['user_id'],
    columns: ['links', 'clicks'],
    counted: sql`select user_id, count(*) as links, sum(clicks) as clicks
      from short_links group by user_id`,
    isSparse: true,
  },
  {
    table: 'collection_totals',
    key: ['user_id'],
    columns: ['albums', 'tags', 'requests'],
    counted: sql`select user_id, count(*) as albums, 0 as tags, 0 as requests from albums group by user_id
      union all select user_id, 0, count(*), 0 from tags group by user_id
      union all select user_id, 0, 0, count(*) from requests group by user_id`,
    isSparse: true,
  },
  {
    table: 'totals',
    key: ['name'],
    columns: ['value'],
    counted: sql.join(
      [
        countOf('users', sql`users`),
        countOf('pending_users', sql`users where status = 'pending'`),
        countOf('domains', sql`domains`),
        countOf('pending_domains', sql`domains where status = 'pending'`),
        countOf('audit', sql`audit`),
      ],
      sql` union all `,
    ),
    isSparse: true,
  },
  {
    table: 'albums',
    key: ['id'],
    columns: ['upload_count'],
    counted: sql`select album_id as id, count(*) as upload_count from album_uploads
      where is_trashed = 0 group by album_id`,
    isSparse: false,
  },
  {
    table: 'objects',
    key: ['key'],
    columns: ['refs'],
    counted: sql`select storage_key as key, count(*) as refs from ${withTrash} group by storage_key`,
    isSparse: false,
  },
  {
    table: 'tags',
    key: ['id'],
    columns: ['uploads'],
    counted: sql`select tag_id as id, count(*) as uploads
      from upload_tags join uploads on uploads.id = upload_tags.upload_id group by tag_id`,
    isSparse: false,
  },
];

/** All totals that differ from the rows, in one consistent snapshot. */
export function findWrongTotals(db: Db): Promise<Correction[]> {
  return readSnapshot(db, async (moment) => {
    const corrections: Correction[] = [];
    for (const totals of kept) corrections.push(...(await compare(moment, totals)));
    return corrections;
  });
}

async function compare(
  db: Kysely<Schema>,
  {
    table,
    key,
    columns,
    counted,
    kept: spread = sql`select * from ${sql.table(table)}`,
  }: KeptTotals,
): Promise<Correction[]> {
  const names = sql.join(key.map((name) => sql.ref(name)));
  const sum = (name: string) => sql`sum(${sql.ref(name)})`;
  const { rows } = await sql<Values>`
    select ${names}, ${sql.join(columns.map((name) => sql`${sum(name)} as ${sql.ref(name)}`))} from (
      select ${names}, ${sql.join(columns.map((name) => sql.ref(name)))} from (${counted}) as counted
      union all
      select ${names}, ${sql.join(columns.map((name) => sql`-${sql.ref(name)}`))}
      from (${spread}) as kept
    ) as compared group by ${names}
    having ${sql.join(
      columns.map((name) => sql`${sum(name)} <> 0`),
      sql` or `,
    )}`.execute(db);
  return rows.map((row) => ({ table, key: part(row, key), missing: part(row, columns) }));
}

const part = (row: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Applies corrections as differences, so that concurrent changes of the totals are kept. */
export async function correctTotals(
  transaction: Transaction<Schema>,
  corrections: Correction[],
): Promise<void> {
  const sparse = new Set(kept.filter(({ isSparse }) => isSparse).map(({ table }) => table));
  for (const { table, key, missing } of corrections) {
    const isIt = sql.join(
      Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      sql` and `,
    );
    const added = sql.join(
      Object.entries(missing).map(
        ([name, value]) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${value}`,
      ),
    );
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${added}
      where ${isIt}`.execute(transaction);
    if (numAffectedRows !== 0n || !sparse.has(table)) continue;
    const row = { ...key, ...missing };
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(transaction);
  }
  // Their files become orphans, which the sweep removes.
  await sql`delete from objects where refs = 0
    and not exists (select 1 from uploads where storage_key = objects.key)
    and not exists (select 1 from trashed_uploads where storage_key = objects.key)`.execute(
    transaction,
  );
  await correctTags(transaction);
}

/** Uploads that a process of a version without tags has deleted, or moved to or from the trash. */
async function correctTags(transaction: Transaction<Schema>): Promise<void> {
  const isIn = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} as rows where rows.id = upload_tags.upload_id)`;
  await sql`delete from upload_tags
    where not ${isIn('uploads')} and not ${isIn('trashed_uploads')}`.execute(transaction);
  await sql`update upload_tags set is_trashed = 1 - is_trashed
    where (is_trashed = 0 and ${isIn('trashed_uploads')})
    or (is_trashed = 1 and ${isIn('uploads')})`.execute(transaction);
}
