import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { indexNewUploads } from './index-new-uploads.ts';

/**
 * Puts SQLite's search index in the order of upload times again, in which it numbers rows as they come: after rows of
 * the past were written. Nothing where they are in order; PostgreSQL's index has none.
 */
export async function renumberSearch(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  await indexNewUploads(db);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select 1 from (
        select search_id, lag(search_id) over (order by created_at, id) as before from uploads
      ) where before > search_id limit 1`.execute(transaction);
    if (rows.length === 0) return;
    // Numbers are unique, so none may be given while another row still has it.
    await sql`with arrival as
        (select id, row_number() over (order by created_at, id) as number from uploads)
      update uploads set search_id = -arrival.number from arrival where arrival.id = uploads.id`.execute(
      transaction,
    );
    await sql`update uploads set search_id = -search_id`.execute(transaction);
    await sql`insert into upload_search (upload_search) values ('rebuild')`.execute(transaction);
  });
}
