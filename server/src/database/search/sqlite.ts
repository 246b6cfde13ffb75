import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { UploadRow } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import {
  countRows,
  isShort,
  type Matches,
  quotedForFts,
  restricted,
  type Slice,
  sliced,
  trigramLength,
  type UploadSearch,
} from './search-parts.ts';

/** Matches by name come from FTS5, newest first; those of `uploaderIds` from the index by owner. */
export function matchingInSqlite(search: UploadSearch, slice: Slice): Matches {
  const uploaders = uploadersIn(search);
  if (uploaders.length === 0) return namedInSqlite(search, slice);
  // Each source contributes at most as many rows as the slice can show, and none beyond the last match by
  // name, so that an uploader with very many files costs no more.
  const first = { ...slice, limit: slice.offset + slice.limit, offset: 0 };
  const [within, edge] =
    slice.order === 'desc'
      ? [sql`created_at >= (select at from edge)`, sql`min(created_at)`]
      : [sql`created_at <= (select at from edge)`, sql`max(created_at)`];
  const none = slice.order === 'desc' ? 0 : Number.MAX_SAFE_INTEGER;
  const sources = [
    sql`select * from named`,
    ...uploaders.map((id) => sql`select * from (${uploadsOf(id, search, within, first)})`),
  ];
  return sql`with named as materialized (${namedInSqlite(search, first)}),
    edge as materialized (
      select case when count(*) < ${first.limit} then ${none} else ${edge} end as at from named)
    select * from (${sql.join(sources, sql` union `)}) ${sliced(slice)}`;
}

/** The number of matches, up to `max`. Counts uploaders' files only if the names alone give fewer. */
export async function countInSqlite(
  db: Kysely<Schema>,
  search: UploadSearch,
  max: number,
): Promise<number> {
  const slice = { order: 'desc', limit: max, offset: 0 } as const;
  const named = await countRows(db, countable(search, slice), max);
  if (named === max || uploadersIn(search).length === 0) return named;
  return countRows(db, matchingInSqlite(search, slice), max);
}

/** The cheapest query for counting, without joining the uploads where possible. */
function countable(search: UploadSearch, slice: Slice): RawBuilder<unknown> {
  if (isShort(search)) return ofRows(search, slice);
  if (search.ownerId === undefined) return numbers(search, slice);
  return search.isOfFew ? namesOfOwner(search, slice.limit) : numberedOf(search, slice);
}

const uploadersIn = ({ uploaderIds, ownerId }: UploadSearch) =>
  uploaderIds.filter((id) => ownerId === undefined || id === ownerId);

const namedInSqlite = (search: UploadSearch, slice: Slice): Matches =>
  isShort(search) ? ofRows(search, slice) : numberedOf(search, slice);

/** Scans the owner's index of names, which is cheaper than FTS5 for an owner with few uploads. */
const namesOfOwner = (search: UploadSearch, max: number) =>
  sql`select 1 from uploads indexed by uploads_by_user_id_name_key_id_category
    where instr(name_key, ${search.text}) > 0 ${restricted(search)} limit ${max}`;

const uploadsOf = (
  userId: string,
  search: UploadSearch,
  within: RawBuilder<unknown>,
  slice: Slice,
) =>
  sql`select id, created_at from uploads where user_id = ${userId} and ${within}
    ${restricted({ ...search, ownerId: undefined })} ${sliced(slice)}`;

function ofRows({ text, rowNumbers }: UploadSearch, slice: Slice): Matches {
  if (!rowNumbers) throw new Error(`The search for ${JSON.stringify(text)} was not prepared`);
  return sql`select id, created_at from uploads
    where rowid in (select value from json_each(${JSON.stringify(rowNumbers)})) ${sliced(slice)}`;
}

const numbers = (search: UploadSearch, { order, limit, offset }: Slice) =>
  sql`select rowid as number from upload_search where upload_search match ${ftsQuery(search)}
    order by rowid ${sql.raw(order)} limit ${limit} offset ${offset}`;

function numberedOf(search: UploadSearch, slice: Slice): Matches {
  const { ownerId } = search;
  const order = sql.raw(slice.order);
  if (ownerId === undefined) {
    return sql`select uploads.id, uploads.created_at from (${numbers(search, slice)}) as matches
      cross join uploads on uploads.search_id = matches.number order by matches.number ${order}`;
  }
  // Before the limit applies, drop matches of owners whose ids only share the first characters.
  const all = { ...slice, limit: -1, offset: 0 };
  return sql`select uploads.id, uploads.created_at from (${numbers(search, all)}) as matches
    cross join uploads on uploads.search_id = matches.number where uploads.user_id = ${ownerId}
    order by matches.number ${order} limit ${slice.limit} offset ${slice.offset}`;
}

function ftsQuery({ text, ownerId, category }: UploadSearch): string {
  const all = [phrase('name_key', text)];
  // Three characters of the id suffice to exclude nearly all other owners; each further trigram costs a lookup.
  if (ownerId !== undefined) all.push(phrase('user_id', ownerId.slice(0, trigramLength)));
  if (category !== undefined) all.push(phrase('category', category));
  return all.join(' AND ');
}

const phrase = (column: keyof UploadRow, text: string) => `${column} : ${quotedForFts(text)}`;
