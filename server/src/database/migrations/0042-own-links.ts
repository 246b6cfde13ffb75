import type { Kysely } from 'kysely';

/** Whether an album's password and expiry also hold for the own links of its files: of those that are there, as before, they do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('albums')
    .addColumn('own_links', 'text', (column) => column.notNull().defaultTo('open'))
    .execute();
}
