import type { Kysely } from 'kysely';

/** Confirmed sessions, and new emails that take effect when their link is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_until', 'bigint').execute();
  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('email_changes_by_expires_at')
    .on('email_changes')
    .column('expires_at')
    .execute();
}
