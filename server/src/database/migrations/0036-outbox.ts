import type { Kysely } from 'kysely';

/** Everything that has to happen after a commit, of which mail was the first kind. The previous version keeps using `outbox`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('last_error', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('outbox_entries_by_due_at')
    .on('outbox_entries')
    .columns(['kind', 'due_at', 'id'])
    .execute();
}
