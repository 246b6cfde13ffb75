import type { Kysely } from 'kysely';

/** Whether a suspended account's links keep working; not for accounts that are suspended already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('keep_links', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
