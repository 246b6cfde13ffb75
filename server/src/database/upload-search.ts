import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Schema, UploadRow } from './schema.ts';

/** Which uploads are wanted: all that is given must be so. */
export interface UploadSearch {
  /** Part of the name, folded as `name_key` is; not empty. */
  text: string;
  /** Theirs count as well, whatever their names. */
  uploaderIds: readonly string[];
  ownerId?: string | undefined;
  category?: UploadRow['category'] | undefined;
}

export interface Slice {
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

type Match = Pick<UploadRow, 'id' | 'created_at' | 'size' | 'name_key'>;
type Matches = RawBuilder<Match>;

const columns = sql`uploads.id, uploads.created_at, uploads.size, uploads.name_key`;

// FTS5 keeps sequences of three characters; shorter texts are looked up as beginnings of names.
const trigramLength = 3;
const prefixMatchesMax = 10_000;

/** A query for matching uploads in the order of their arrival. */
export function matchingUploads(db: Kysely<Schema>, search: UploadSearch, slice: Slice): Matches {
  if (isPostgres(db)) return matchingInPostgres(search, slice);
  return isShort(search) ? beginningInSqlite(search, slice) : matchingInSqlite(search, slice);
}

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

const isShort = ({ text }: UploadSearch) => [...text].length < trigramLength;
const direction = ({ order }: Slice) => sql.raw(order);
const part = ({ limit, offset }: Slice) => sql`limit ${limit} offset ${offset}`;

function restricted({ ownerId, category }: UploadSearch): RawBuilder<unknown> {
  const isOwners = ownerId === undefined ? sql`` : sql` and user_id = ${ownerId}`;
  return category === undefined ? isOwners : sql`${isOwners} and category = ${category}`;
}

// pg_trgm: the planner takes the trigram index for rare texts and walks by date for frequent ones.
function matchingInPostgres(search: UploadSearch, slice: Slice): Matches {
  return sql`select ${columns} from uploads where ${isMatchInPostgres(search)}
    order by created_at ${direction(slice)}, id ${direction(slice)} ${part(slice)}`;
}

function countableInPostgres(search: UploadSearch, max: number): RawBuilder<unknown> {
  // One owner's names all stand in one index, which no order by date must keep from being used.
  return search.ownerId === undefined
    ? matchingInPostgres(search, { order: 'desc', limit: max, offset: 0 })
    : sql`select 1 from uploads where ${isMatchInPostgres(search)} limit ${max}`;
}

function isMatchInPostgres(search: UploadSearch): RawBuilder<boolean> {
  const escaped = search.text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const isNamed = sql`name_key like ${isShort(search) ? `${escaped}%` : `%${escaped}%`}`;
  const isTheirs = isBy(search.uploaderIds);
  return sql`(${isNamed} ${isTheirs ? sql`or ${isTheirs}` : sql``}) ${restricted(search)}`;
}

function isBy(uploaderIds: readonly string[]): RawBuilder<boolean> | undefined {
  return uploaderIds.length === 0 ? undefined : sql`user_id in (${sql.join(uploaderIds)})`;
}

function matchingInSqlite(search: UploadSearch, slice: Slice): Matches {
  return sql`select ${columns} from (${numbersInSqlite(search, slice)}) as matches
    cross join uploads on uploads.search_id = matches.number
    order by matches.number ${direction(slice)}`;
}

// Without looking at the uploads themselves.
const countableInSqlite = (search: UploadSearch, max: number) =>
  isShort(search)
    ? beginningsInSqlite(search, sql`id`)
    : numbersInSqlite(search, { order: 'desc', limit: max, offset: 0 });

function numbersInSqlite(search: UploadSearch, slice: Slice): RawBuilder<{ number: number }> {
  return sql`select rowid as number from upload_search
    where upload_search match ${ftsQuery(search)}
    order by rowid ${direction(slice)} ${part(slice)}`;
}

/** In quotation marks nothing has a meaning but the mark itself, which is doubled (FTS5, 3.1). */
const phrase = (column: keyof UploadRow, text: string) =>
  `${column} : "${text.replaceAll('"', '""')}"`;

function ftsQuery({ text, uploaderIds, ownerId, category }: UploadSearch): string {
  const names = [phrase('name_key', text), ...uploaderIds.map((id) => phrase('user_id', id))];
  const all = [`(${names.join(' OR ')})`];
  if (ownerId !== undefined) all.push(phrase('user_id', ownerId));
  if (category !== undefined) all.push(phrase('category', category));
  return all.join(' AND ');
}

function beginningInSqlite(search: UploadSearch, slice: Slice): Matches {
  return sql`select * from (${beginningsInSqlite(search, columns)})
    order by created_at ${direction(slice)}, id ${direction(slice)} ${part(slice)}`;
}

function beginningsInSqlite(search: UploadSearch, wanted: RawBuilder<unknown>): Matches {
  const { text, uploaderIds } = search;
  const some = sql`${restricted(search)} limit ${prefixMatchesMax}`;
  const named = sql<Match>`select * from (select ${wanted} from uploads
    where name_key >= ${text} and name_key < ${`${text}\u{10FFFF}`} ${some})`;
  const isTheirs = isBy(uploaderIds);
  if (!isTheirs) return named;
  return sql`${named} union select * from (select ${wanted} from uploads
    where ${isTheirs} ${some})`;
}
