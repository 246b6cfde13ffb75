import type { Kysely } from 'kysely';

/** Uploads that take several requests, and the process that holds each one's lease. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resumable_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('length', 'bigint', (column) => column.notNull())
    .addColumn('offset_bytes', 'bigint', (column) => column.notNull())
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text')
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .addColumn('storage_place', 'text', (column) => column.notNull())
    .addColumn('tail_key', 'text')
    .addColumn('upload_id', 'text')
    .addColumn('locked_by', 'text')
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('release_wanted', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_active_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'storage_key', 'tail_key', 'locked_by', 'last_active_at']) {
    await db.schema
      .createIndex(`resumable_uploads_by_${column}`)
      .on('resumable_uploads')
      .columns([column])
      .execute();
  }
}
