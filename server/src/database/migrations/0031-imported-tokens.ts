import { type Kysely, sql } from 'kysely';

/**
 * Tokens of imported accounts, which clients of before go on sending. They have no id in them, so they are found by
 * their hash. Processes of the previous version list them, and take none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tokens').addColumn('import_id', 'text').execute();
  await db.schema
    .createIndex('tokens_imported')
    .on('tokens')
    .column('secret_hash')
    .unique()
    .where(sql<boolean>`import_id is not null`)
    .execute();
}
