import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * Names of an owner's uploads in the order of time, so that PostgreSQL finds the newest that match without reading their
 * rows. SQLite's index of trigrams has that order itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`create index uploads_by_owner_searched
    on uploads (user_id, created_at, id, category, name_key)`.execute(db);
}
