import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * The installation's totals in many rows that are added up, as one row that all uploads change lets them
 * wait for each other's commit. What was counted before stays where it is and is added as well: a process
 * of the version before that runs beside this one, while servers are updated one after the other, goes on
 * counting there. Until it is updated, it shows administrators totals without what the newer ones count.
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
    // By the key first: the totals of the last days lie together.
    .addPrimaryKeyConstraint(`${table}_key`, [key, 'shard'])
    // One index less to update with every upload.
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
}
