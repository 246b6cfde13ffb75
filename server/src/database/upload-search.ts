import { type Kysely, sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';
import type { Matches, Slice, UploadSearch } from './search-parts.ts';
import { countableInPostgres, matchingInPostgres } from './search-postgres.ts';
import { countableInSqlite, matchingInSqlite } from './search-sqlite.ts';

/** A query for matching uploads in the order of their arrival. */
export const matchingUploads = (db: Kysely<Schema>, search: UploadSearch, slice: Slice): Matches =>
  isPostgres(db) ? matchingInPostgres(search, slice) : matchingInSqlite(search, slice);

/** How many match; counting ends at `max`. */
export async function countMatchingUploads(
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<number> {
  const matches = isPostgres(db)
    ? countableInPostgres(search, max)
    : countableInSqlite(search, max);
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from (${matches}) as matches limit ${max}) as counted
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}
