import type { Category } from '@perch/contract/limits';
import { type Compilable, type InsertResult, type Kysely, sql, type Transaction } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import { dayOf } from '../../../lib/clock.ts';

type CountedUpload = Pick<UploadRow, 'user_id' | 'category' | 'size' | 'created_at'>;

interface Change {
  uploads: number;
  bytes: number;
}

type Owned = Pick<UploadRow, 'user_id'>;

/**
 * Rows over which each total of the installation is sharded: transactions that update the same row wait for
 * each other's commit. Reads sum all shards, which bounds their number.
 */
const shardCount = 64;

/**
 * Adds uploads to the totals by category and by upload day, of their owners and of the installation; `sign` is
 * -1 for deleted ones. Call it in the transaction that writes or deletes their rows.
 */
export async function addToTotals(
  transaction: Transaction<Schema>,
  uploads: readonly CountedUpload[],
  sign: 1 | -1,
): Promise<void> {
  const changes = uploads.map((upload): Counting => ({ upload, sign }));
  await addChanges(transaction, changes);
}

/** Counts an upload whose bytes were replaced as it is now, in the transaction that writes its row. */
export const recountInTotals = (
  transaction: Transaction<Schema>,
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
async function addChanges(
  transaction: Transaction<Schema>,
  counted: readonly Counting[],
): Promise<void> {
  if (counted.length === 0) return;
  await addToUploadTotals(
    transaction,
    changesBy(counted, ({ user_id, category }) => `${user_id} ${category}`).map(
      ({ upload: { user_id, category }, change }) => ({ user_id, category, ...change }),
    ),
  );
  await addToDailyTotals(
    transaction,
    changesBy(counted, ({ user_id, created_at }) => `${user_id} ${dayOf(created_at)}`).map(
      ({ upload: { user_id, created_at }, change }) => ({
        user_id,
        day: dayOf(created_at),
        ...change,
      }),
    ),
  );
  await addToCategoryShard(
    transaction,
    changesBy(counted, ({ category }) => category).map(({ upload: { category }, change }) => ({
      category,
      ...change,
    })),
  );
  await addToDailyShard(
    transaction,
    changesBy(counted, ({ created_at }) => String(dayOf(created_at))).map(
      ({ upload: { created_at }, change }) => ({ day: dayOf(created_at), ...change }),
    ),
  );
}

const addToUploadTotals = upsert((db, rows: (Change & Owned & { category: Category })[]) =>
  db
    .insertInto('upload_totals')
    .values(rows)
    .onConflict((row) => row.columns(['user_id', 'category']).doUpdateSet(adding('upload_totals'))),
);

const addToDailyTotals = upsert((db, rows: (Change & Owned & { day: number })[]) =>
  db
    .insertInto('daily_totals')
    .values(rows)
    .onConflict((row) => row.columns(['user_id', 'day']).doUpdateSet(adding('daily_totals'))),
);

const addToCategoryShard = upsert((db, rows: (Change & { category: Category })[]) =>
  db
    .insertInto('category_total_shards')
    .values(rows.map((row) => ({ ...row, shard: shardOf(db) })))
    .onConflict((row) =>
      row.columns(['category', 'shard']).doUpdateSet(adding('category_total_shards')),
    ),
);

const addToDailyShard = upsert((db, rows: (Change & { day: number })[]) =>
  db
    .insertInto('daily_total_shards')
    .values(rows.map((row) => ({ ...row, shard: shardOf(db) })))
    .onConflict((row) => row.columns(['day', 'shard']).doUpdateSet(adding('daily_total_shards'))),
);

/** The statement that `build` makes of rows; that of one row, as every upload has it, is prepared. */
function upsert<Row extends object>(
  build: (db: Kysely<Schema>, rows: Row[]) => Compilable<InsertResult>,
) {
  const ofOne = prepare((db, row: Row) => build(db, [row]));
  return async (transaction: Transaction<Schema>, rows: Row[]): Promise<void> => {
    const [first] = rows;
    if (first && rows.length === 1) await ofOne(transaction, first);
    else await transaction.executeQuery(build(transaction, rows));
  };
}

/**
 * The transaction's shard: each connection to PostgreSQL has one, as a connection has one transaction at a
 * time. SQLite has one writer at a time, whose transactions never wait for a row.
 */
const shardOf = (db: Kysely<Schema>) =>
  isPostgres(db) ? sql<number>`pg_backend_pid() % ${sql.lit(shardCount)}` : 0;

type TotalsTable =
  'upload_totals' | 'daily_totals' | 'category_total_shards' | 'daily_total_shards';

/** What an upsert sets where the row exists: its numbers and those of the inserted row together. */
const adding = (table: TotalsTable) => ({
  uploads: sql<number>`${sql.ref(`${table}.uploads`)} + excluded.uploads`,
  bytes: sql<number>`${sql.ref(`${table}.bytes`)} + excluded.bytes`,
});

interface Changed {
  /** One of those that the key stands for. */
  upload: CountedUpload;
  change: Change;
}

/** What changes by each key, in the order of the keys. */
function changesBy(
  counted: readonly Counting[],
  keyOf: (upload: CountedUpload) => string,
): Changed[] {
  const changes = new Map<string, Changed>();
  for (const { upload, sign } of counted) {
    const key = keyOf(upload);
    const known = changes.get(key) ?? { upload, change: { uploads: 0, bytes: 0 } };
    known.change.uploads += sign;
    known.change.bytes += sign * upload.size;
    changes.set(key, known);
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, changed]) => changed);
}
