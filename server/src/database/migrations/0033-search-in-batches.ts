import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * SQLite's search index takes new uploads in batches (`search/index-new-uploads.ts`): one by one, each cost more pages
 * than all other rows of its upload. Until then they have no `search_id`, and no entry that could be taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  for (const event of ['added', 'changed', 'removed'])
    await sql`drop trigger ${sql.raw(`upload_search_${event}`)}`.execute(db);
  const forget = sql`insert into upload_search (upload_search, rowid, name_key, user_id, category)
    values ('delete', old.search_id, old.name_key, old.user_id, old.category)`;
  await sql`create trigger upload_search_changed
    after update of name_key, user_id, category on uploads when old.search_id is not null begin
    ${forget}; insert into upload_search (rowid, name_key, user_id, category)
    values (new.search_id, new.name_key, new.user_id, new.category); end`.execute(db);
  await sql`create trigger upload_search_removed
    after delete on uploads when old.search_id is not null begin ${forget}; end`.execute(db);
}
