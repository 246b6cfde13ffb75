import { sql, type Transaction } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { Schema, UploadRow } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';

type CountedUpload = Pick<UploadRow, 'category' | 'size' | 'created_at'>;

interface Change {
  uploads: number;
  bytes: number;
}

/**
 * Rows over which each total of the installation is sharded: transactions that update the same row wait for
 * each other's commit. Reads sum all shards, which bounds their number.
 */
const shardCount = 64;

/** Days since 1970-01-01 (UTC) of a time in milliseconds. */
export const dayOf = (time: number) => Math.floor(time / dayMs);

/**
 * Adds uploads to the totals by category and by upload day, of their owner and of the installation; `sign` is
 * -1 for deleted ones. Call it in the transaction that writes or deletes their rows.
 */
export async function addToTotals(
  transaction: Transaction<Schema>,
  ownerId: string,
  uploads: readonly CountedUpload[],
  sign: 1 | -1,
): Promise<void> {
  const categories = changesBy(uploads, ({ category }) => category, sign);
  const days = changesBy(uploads, ({ created_at }) => dayOf(created_at), sign);
  for (const [category, change] of categories) {
    await addToOwnersCategory(transaction, { user_id: ownerId, category, ...change });
  }
  for (const [day, change] of days) {
    await addToOwnersDay(transaction, { user_id: ownerId, day, ...change });
  }
  // Other owners' transactions may use the same shard: its rows come last, which keeps their locks short, and
  // always in the same order, so that two transactions cannot deadlock.
  for (const [category, change] of categories) {
    await addToCategory(transaction, { category, ...change });
  }
  for (const [day, change] of days) await addToDay(transaction, { day, ...change });
}

/**
 * The transaction's shard: each connection to PostgreSQL has one, as a connection has one transaction at a
 * time. SQLite has one writer at a time, whose transactions never wait for a row.
 */
const shardOf = (transaction: Transaction<Schema>) =>
  isPostgres(transaction) ? sql<number>`pg_backend_pid() % ${sql.lit(shardCount)}` : 0;

function changesBy<K extends string | number>(
  uploads: readonly CountedUpload[],
  keyOf: (upload: CountedUpload) => K,
  sign: 1 | -1,
): [K, Change][] {
  const changes = new Map<K, Change>();
  for (const upload of uploads) {
    const change = changes.get(keyOf(upload)) ?? { uploads: 0, bytes: 0 };
    change.uploads += sign;
    change.bytes += sign * upload.size;
    changes.set(keyOf(upload), change);
  }
  return [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function addToOwnersCategory(
  transaction: Transaction<Schema>,
  row: Schema['upload_totals'],
): Promise<void> {
  await transaction
    .insertInto('upload_totals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('upload_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('upload_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}

async function addToOwnersDay(
  transaction: Transaction<Schema>,
  row: Schema['daily_totals'],
): Promise<void> {
  await transaction
    .insertInto('daily_totals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('daily_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('daily_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}

async function addToCategory(
  transaction: Transaction<Schema>,
  row: Omit<Schema['category_total_shards'], 'shard'>,
): Promise<void> {
  await transaction
    .insertInto('category_total_shards')
    .values({ ...row, shard: shardOf(transaction) })
    .onConflict((conflict) =>
      conflict.columns(['category', 'shard']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('category_total_shards.uploads', '+', ref('excluded.uploads')),
        bytes: eb('category_total_shards.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}

async function addToDay(
  transaction: Transaction<Schema>,
  row: Omit<Schema['daily_total_shards'], 'shard'>,
): Promise<void> {
  await transaction
    .insertInto('daily_total_shards')
    .values({ ...row, shard: shardOf(transaction) })
    .onConflict((conflict) =>
      conflict.columns(['day', 'shard']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('daily_total_shards.uploads', '+', ref('excluded.uploads')),
        bytes: eb('daily_total_shards.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}
