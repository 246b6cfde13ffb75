import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * How often files, albums and short links were opened, by day, and the day on which albums and short links were opened last. They
 * count from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addColumn('downloads', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['kind', 'subject_id', 'day'])
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await db.schema.createIndex('daily_counts_by_day').on('daily_counts').column('day').execute();
  for (const table of ['albums', 'short_links']) {
    await db.schema
      .alterTable(table)
      .addColumn('last_opened_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
