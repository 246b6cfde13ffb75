import type { Category } from '@perch/contract/limits';
import { type Expression, type Kysely, type QueryCreator, sql } from 'kysely';

import { dayOf } from '../../lib/clock.ts';
import { isPostgres } from '../dialect.ts';
import type { UploadRow } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import { DirectTransaction } from '../sqlite/direct.ts';
import { type Executor, prepare } from '../statements/prepare.ts';

type CountedUpload = Pick<UploadRow, 'user_id' | 'category' | 'size' | 'created_at'>;

/**
 * Adds uploads to the totals by category and by upload day, of their owners and of the installation; `sign` is
 * -1 for deleted ones. Call it in the transaction that writes or deletes their rows.
 */
export async function addToTotals(
  transaction: Executor,
  uploads: readonly CountedUpload[],
  sign: 1 | -1,
): Promise<void> {
  const changes = uploads.map((upload): Counting => ({ upload, sign }));
  await addChanges(transaction, changes);
}

/** Counts an upload whose bytes were replaced as it is now, in the transaction that writes its row. */
export const recountInTotals = (
  transaction: Executor,
  before: CountedUpload,
  after: CountedUpload,
): Promise<void> =>
  addChanges(transaction, [
    { upload: before, sign: -1 },
    { upload: after, sign: 1 },
  ]);

interface Counting {
  upload: CountedUpload;
  sign: 1 | -1;
}

/**
 * The rows of a statement are locked one after the other: they are in the order of their keys in every
 * transaction, so that two cannot deadlock. Those of the shards come last, which keeps their locks short, as
 * other owners' transactions may use the same one.
 */
async function addChanges(transaction: Executor, counted: readonly Counting[]): Promise<void> {
  const [first] = counted;
  if (first && counted.length === 1) {
    const { upload, sign } = first;
    await addOne(transaction, { ...keysOf(upload), uploads: sign, bytes: sign * upload.size });
    return;
  }
  if (counted.length === 0) return;
  await addAll(transaction, {
    ownersCategory: changesBy(counted, ({ user_id, category }) => `${user_id} ${category}`),
    ownersDay: changesBy(counted, ({ user_id, created_at }) => `${user_id} ${dayOf(created_at)}`),
    category: changesBy(counted, ({ category }) => category),
    day: changesBy(counted, ({ created_at }) => String(dayOf(created_at))),
  });
}

const keysOf = ({ user_id, category, created_at }: CountedUpload) => ({
  user_id,
  category,
  day: dayOf(created_at),
});

/** The rows that change the total of each key, in the order of the keys. */
function changesBy(counted: readonly Counting[], keyOf: (upload: CountedUpload) => string): One[] {
  const changes = new Map<string, One>();
  for (const { upload, sign } of counted) {
    const key = keyOf(upload);
    const row = changes.get(key) ?? { ...keysOf(upload), uploads: 0, bytes: 0 };
    row.uploads += sign;
    row.bytes += sign * upload.size;
    changes.set(key, row);
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

// The statements that add to totals. Each adds rows of numbers, of which the key is there or not.

interface Change {
  uploads: number | Expression<number>;
  bytes: number;
}

type OfCategory = Change & { category: Category };
type OfDay = Change & { day: number };
type OfOwner = { user_id: string };

/**
 * Rows over which each total of the installation is sharded: transactions that update the same row wait for
 * each other's commit. Reads sum all shards, which bounds their number.
 */
export const shardCount = 64;

/**
 * A transaction's shard: each connection to PostgreSQL has one, as a connection has one transaction at a
 * time. SQLite has one writer at a time, whose transactions never wait for a row.
 */
const shardOf = (db: Kysely<Schema>) =>
  isPostgres(db) ? sql<number>`pg_backend_pid() % ${sql.lit(shardCount)}` : sql<number>`0`;

type Shard = ReturnType<typeof shardOf>;

const toOwnersCategories = (on: QueryCreator<Schema>, rows: readonly (OfCategory & OfOwner)[]) =>
  on
    .insertInto('upload_totals')
    .values(rows.map(({ user_id, category, ...row }) => ({ user_id, category, ...numbersOf(row) })))
    .onConflict((row) => row.columns(['user_id', 'category']).doUpdateSet(adding('upload_totals')));

const toOwnersDays = (on: QueryCreator<Schema>, rows: readonly (OfDay & OfOwner)[]) =>
  on
    .insertInto('daily_totals')
    .values(rows.map(({ user_id, day, ...row }) => ({ user_id, day, ...numbersOf(row) })))
    .onConflict((row) => row.columns(['user_id', 'day']).doUpdateSet(adding('daily_totals')));

const toCategories = (on: QueryCreator<Schema>, shard: Shard, rows: readonly OfCategory[]) =>
  on
    .insertInto('category_total_shards')
    .values(rows.map(({ category, ...row }) => ({ category, shard, ...numbersOf(row) })))
    .onConflict((row) =>
      row.columns(['category', 'shard']).doUpdateSet(adding('category_total_shards')),
    );

const toDays = (on: QueryCreator<Schema>, shard: Shard, rows: readonly OfDay[]) =>
  on
    .insertInto('daily_total_shards')
    .values(rows.map(({ day, ...row }) => ({ day, shard, ...numbersOf(row) })))
    .onConflict((row) => row.columns(['day', 'shard']).doUpdateSet(adding('daily_total_shards')));

const numbersOf = ({ uploads, bytes }: Change) => ({ uploads, bytes });

type TotalsTable =
  'upload_totals' | 'daily_totals' | 'category_total_shards' | 'daily_total_shards';

/** What an upsert sets where the row exists: its numbers and those of the inserted row together. */
const adding = (table: TotalsTable) => ({
  uploads: sql<number>`${sql.ref(`${table}.uploads`)} + excluded.uploads`,
  bytes: sql<number>`${sql.ref(`${table}.bytes`)} + excluded.bytes`,
});

/** An upload that comes or goes, or several that are counted together. */
export interface One {
  user_id: string;
  category: Category;
  day: number;
  uploads: number;
  bytes: number;
}

/** One row of each of the totals. */
const single = {
  ownersCategory: prepare((db, row: One) => toOwnersCategories(db, [row])),
  ownersDay: prepare((db, row: One) => toOwnersDays(db, [row])),
  category: prepare((db, row: One) => toCategories(db, shardOf(db), [row])),
  day: prepare((db, row: One) => toDays(db, shardOf(db), [row])),
};

const atOnce = prepare((db, row: One) =>
  db
    .with('owners_category', () => toOwnersCategories(db, [row]).returning('uploads'))
    .with('owners_day', () =>
      toOwnersDays(db, [after('owners_category', row)]).returning('uploads'),
    )
    .with('category', () =>
      toCategories(db, shardOf(db), [after('owners_day', row)]).returning('uploads'),
    )
    .with('day', () => toDays(db, shardOf(db), [after('category', row)]).returning('uploads'))
    .selectFrom('day')
    .select('uploads'),
);

/** PostgreSQL locks the rows of such a statement in any order, unless one needs the outcome of another. */
const after = (before: string, row: One) => ({
  ...row,
  uploads: sql<number>`cast(${row.uploads} as bigint) + 0 * (select count(*) from ${sql.table(before)})`,
});

/** Adds one upload to all totals, in the order of `addToTotals`; on PostgreSQL in one round trip. */
export async function addOne(transaction: Executor, row: One): Promise<void> {
  if (isPostgres(transaction)) await atOnce(transaction, row);
  else for (const add of Object.values(single)) await add(transaction, row);
}

/** Rows that are added to each of the totals. */
type Changes = Record<keyof typeof single, readonly One[]>;

/** Adds rows to the totals, in the order of `addToTotals`. */
export async function addAll(transaction: Executor, changes: Changes): Promise<void> {
  const { ownersCategory, ownersDay, category, day } = changes;
  if (!(transaction instanceof DirectTransaction) && isPostgres(transaction)) {
    const shard = shardOf(transaction);
    await toOwnersCategories(transaction, ownersCategory).execute();
    await toOwnersDays(transaction, ownersDay).execute();
    await toCategories(transaction, shard, category).execute();
    await toDays(transaction, shard, day).execute();
    return;
  }
  // Compiling a statement of several rows would take longer than SQLite does for all of them.
  for (const row of ownersCategory) await single.ownersCategory(transaction, row);
  for (const row of ownersDay) await single.ownersDay(transaction, row);
  for (const row of category) await single.category(transaction, row);
  for (const row of day) await single.day(transaction, row);
}
