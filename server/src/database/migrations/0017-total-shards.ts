import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * Shards of the installation's totals: with one row per total, all uploads wait for each other's commit. The
 * unsharded rows stay and are added to the sums, as processes of the previous version still update them
 * during a rolling upgrade. Until upgraded, those show administrators totals without the shards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createShards(db, 'category_total_shards', 'category', 'text');
  await createShards(db, 'daily_total_shards', 'day', 'bigint');
}

async function createShards(
  db: Kysely<unknown>,
  table: string,
  key: string,
  type: 'text' | 'bigint',
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(key, type, (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('uploads', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    // Leading with the key clusters the last days' totals.
    .addPrimaryKeyConstraint(`${table}_key`, [key, 'shard'])
    // One index less to update with every upload.
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
}
