import { type RawBuilder, sql } from 'kysely';

import {
  escapedForLike,
  type Matches,
  restricted,
  type Slice,
  sliced,
  type UploadSearch,
} from './search-parts.ts';

// The planner uses the pg_trgm index for rare texts, and scans by date for frequent ones and those shorter than a trigram.

export const matchingInPostgres = (search: UploadSearch, slice: Slice): Matches =>
  sql`select id, created_at from uploads where ${isMatch(search)} ${sliced(slice)}`;

/** A query of which at most `max` rows are counted. */
export const countableInPostgres = (search: UploadSearch, max: number): RawBuilder<unknown> =>
  // Without `order by`, which would keep the planner from using the owner's index of names.
  search.ownerId === undefined
    ? matchingInPostgres(search, { order: 'desc', limit: max, offset: 0 })
    : sql`select 1 from uploads where ${isMatch(search)} limit ${max}`;

function isMatch(search: UploadSearch): RawBuilder<boolean> {
  const { text, uploaderIds } = search;
  const isNamed = sql`name_key like ${`%${escapedForLike(text)}%`}`;
  const isTheirs = uploaderIds.length === 0 ? sql`` : sql`or user_id in (${sql.join(uploaderIds)})`;
  return sql`(${isNamed} ${isTheirs}) ${restricted(search)}`;
}
