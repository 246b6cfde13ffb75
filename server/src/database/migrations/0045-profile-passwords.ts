import type { Kysely } from 'kysely';

/** The password of the links that profiles make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('password_hash', 'text').execute();
}
