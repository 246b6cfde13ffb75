import type { Kysely } from 'kysely';

/**
 * What was imported from other products, and the addresses that files had there. Only new tables, so that processes
 * of the previous version go on: they answer none of these addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull().unique())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('report', 'text')
    .execute();

  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('imports.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('origin_key', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'kind', 'origin_key'])
    .execute();

  await db.schema
    .createTable('legacy_hosts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('legacy_links')
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('legacy_links_key', ['host', 'path'])
    .execute();
  await db.schema
    .createIndex('legacy_links_by_target')
    .on('legacy_links')
    .column('target_id')
    .execute();
}
