import type { Kysely } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { countableInPostgres, matchingInPostgres } from './postgres.ts';
import { countRows, type Matches, type Slice, type UploadSearch } from './search-parts.ts';
import { countInSqlite, matchingInSqlite } from './sqlite.ts';

/** A query for matching uploads, sorted by upload time. */
export const matchingUploads = (db: Kysely<Schema>, search: UploadSearch, slice: Slice): Matches =>
  isPostgres(db) ? matchingInPostgres(search, slice) : matchingInSqlite(search, slice);

/** The number of matching uploads, up to `max`. */
export const countMatchingUploads = (
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<number> =>
  isPostgres(db)
    ? countRows(db, countableInPostgres(search, max), max)
    : countInSqlite(db, search, max);
