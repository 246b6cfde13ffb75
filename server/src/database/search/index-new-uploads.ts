import { type Kysely, sql, type Transaction } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** A few milliseconds of SQLite's only writer. */
const rowsPerTransaction = 200;

/**
 * Adds uploads that SQLite's search index does not contain yet, in the order of their arrival. In a batch, an upload costs
 * a tenth of what it costs alone. PostgreSQL indexes each row itself.
 */
export async function indexNewUploads(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  if (!(await hasNewUploads(db))) return;
  // A batch that is not full has had all of them: those that came meanwhile make a batch of their own later.
  while ((await db.transaction().execute(indexBatch)) === rowsPerTransaction);
}

/** Reads committed rows without the writer's lock: usually there are none. */
async function hasNewUploads(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from uploads where search_id is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns how many it has entered. */
async function indexBatch(transaction: Transaction<Schema>): Promise<number> {
  const last = await sql<{ number: number }>`
    select coalesce(max(search_id), 0) as number from uploads`.execute(transaction);
  const number = last.rows[0]?.number ?? 0;
  const entered = await sql`update uploads set search_id = arrived.number
    from (select rowid as row, ${number} + row_number() over (order by rowid) as number
      from uploads where search_id is null order by rowid limit ${rowsPerTransaction}) as arrived
    where uploads.rowid = arrived.row`.execute(transaction);
  await sql`insert into upload_search (rowid, name_key, user_id, category)
    select search_id, name_key, user_id, category from uploads
    where search_id > ${number} order by search_id`.execute(transaction);
  return Number(entered.numAffectedRows);
}
