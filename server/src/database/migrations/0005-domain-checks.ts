import { type Kysely, sql } from 'kysely';

/** Results of domain checks, the time of the next one, and a domain's redirect URL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['owned_reason', 'pointing_reason', 'https_reason', 'redirect_url']) {
    await db.schema
      .alterTable('domains')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('domains')
    .addColumn('check_began_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['next_check_at', 'failing_since', 'disabled_at']) {
    await db.schema.alterTable('domains').addColumn(name, 'bigint').execute();
  }
  await sql`update domains set next_check_at = 0 where status != 'rejected'`.execute(db);
  await db.schema
    .createIndex('domains_by_next_check_at')
    .on('domains')
    .columns(['next_check_at'])
    .execute();
}
