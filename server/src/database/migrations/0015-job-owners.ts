import { type Kysely, sql } from 'kysely';

const renamed = {
  attempts: 'rate-limits',
  'given-up-mail': 'undeliverable-mail',
  instances: 'cluster-members',
  'spare-room': 'preallocation',
};

/**
 * Notes which process runs a job; a run that is under way meanwhile keeps its claim by time alone. Jobs that have
 * other names now keep their rows: a row that no job has would look like one that has stopped.
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
