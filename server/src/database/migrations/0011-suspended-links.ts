import type { Kysely } from 'kysely';

/** Whether a suspended account's links go on working; those of accounts suspended so far do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('keep_links', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
