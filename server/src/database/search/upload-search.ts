import type { Kysely } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { indexNewUploads } from './index-new-uploads.ts';
import { countableInPostgres, matchingInPostgres } from './postgres.ts';
import { countRows, isShort, type Matches, type Slice, type UploadSearch } from './search-parts.ts';
import { findRowsOfShort } from './short-texts.ts';
import { countInSqlite, matchingInSqlite } from './sqlite.ts';

/** Has SQLite ready to find all that matches; with a text that is too short for its index, the newest `max`. */
export async function prepareSearch(
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<UploadSearch> {
  if (isPostgres(db)) return search;
  if (isShort(search)) return { ...search, rowNumbers: await findRowsOfShort(db, search, max) };
  // Where none can be written, older ones are found all the same; the server's log has the reason.
  await indexNewUploads(db).catch(() => {});
  return search;
}

/** Whether few names are searched faster one by one than by an index. */
export const canReadNames = (
  db: Kysely<Schema>,
  search: Pick<UploadSearch, 'text' | 'uploaderIds'>,
) => !isPostgres(db) && !isShort(search);

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
