import type { Kysely } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { countableInPostgres, matchingInPostgres } from './postgres.ts';
import { countRows, type Matches, type Slice, type UploadSearch } from './search-parts.ts';
import { countInSqlite, matchingInSqlite } from './sqlite.ts';

/** A query for matching uploads in the order of their arrival. */
export const matchingUploads = (db: Kysely<Schema>, search: UploadSearch, slice: Slice): Matches =>
  isPostgres(db) ? matchingInPostgres(search, slice) : matchingInSqlite(search, slice);

/** How many match; counting ends at `max`. */
export const countMatchingUploads = (
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<number> =>
  isPostgres(db)
    ? countRows(db, countableInPostgres(search, max), max)
    : countInSqlite(db, search, max);
