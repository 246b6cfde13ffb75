import type { Kysely } from 'kysely';

/** Which process runs a job; what runs while the schema changes is its by time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('owner_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
