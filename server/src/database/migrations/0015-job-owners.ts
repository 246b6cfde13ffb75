import { type Kysely, sql } from 'kysely';

const renamed = {
  attempts: 'rate-limits',
  'given-up-mail': 'undeliverable-mail',
  instances: 'cluster-members',
  'spare-room': 'preallocation',
};

/**
 * The process that runs a job; runs that started before the migration have none, and keep their claim by time
 * alone. Renamed jobs keep their rows: a row without a job would be reported as a job that has stopped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('owner_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [before, name] of Object.entries(renamed)) {
    await sql`update jobs set name = ${name} where name = ${before}`.execute(db);
  }
}
