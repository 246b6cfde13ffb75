import { type RawBuilder, sql } from 'kysely';

import type { UploadRow } from './schema.ts';
import {
  isShort,
  type Matches,
  restricted,
  type Slice,
  sliced,
  type UploadSearch,
} from './search-parts.ts';

// Of the beginnings of names, the first so many are looked at: a letter begins a great many.
const beginningsMax = 2000;

/** FTS5's trigrams give names newest first; files of uploaders are read from their own index. */
export function matchingInSqlite(search: UploadSearch, slice: Slice): Matches {
  const { uploaderIds, ownerId } = search;
  const uploaders = uploaderIds.filter((id) => ownerId === undefined || id === ownerId);
  if (uploaders.length === 0) return namedInSqlite(search, slice);
  // Each source gives as many as could be shown, so that one with very many costs no more.
  const first = { ...slice, limit: slice.offset + slice.limit, offset: 0 };
  const sources = [
    sql`select * from (${namedInSqlite(search, first)})`,
    ...uploaders.map((id) => sql`select * from (${uploadsOf(id, search, first)})`),
  ];
  return sql`select * from (${sql.join(sources, sql` union `)}) ${sliced(slice)}`;
}

/** At least all up to `max`, to be counted; without looking at the uploads where possible. */
export function countableInSqlite(search: UploadSearch, max: number): RawBuilder<unknown> {
  const slice = { order: 'desc', limit: max, offset: 0 } as const;
  if (search.uploaderIds.length > 0) return matchingInSqlite(search, slice);
  return isShort(search) ? beginnings(search, sql`id`, max) : numbered(search, slice);
}

const namedInSqlite = (search: UploadSearch, slice: Slice): Matches =>
  isShort(search)
    ? sql`select * from (${beginnings(search, sql`id, created_at`, beginningsMax)})
        ${sliced(slice)}`
    : sql`select uploads.id, uploads.created_at from (${numbered(search, slice)}) as matches
        cross join uploads on uploads.search_id = matches.number
        order by matches.number ${sql.raw(slice.order)}`;

const uploadsOf = (userId: string, search: UploadSearch, slice: Slice) =>
  sql`select id, created_at from uploads
    where user_id = ${userId} ${restricted({ ...search, ownerId: undefined })} ${sliced(slice)}`;

const beginnings = (search: UploadSearch, columns: RawBuilder<unknown>, max: number) =>
  sql`select ${columns} from uploads
    where name_key >= ${search.text} and name_key < ${`${search.text}\u{10FFFF}`}
    ${restricted(search)} limit ${max}`;

const numbered = (search: UploadSearch, { order, limit, offset }: Slice) =>
  sql`select rowid as number from upload_search where upload_search match ${ftsQuery(search)}
    order by rowid ${sql.raw(order)} limit ${limit} offset ${offset}`;

function ftsQuery({ text, ownerId, category }: UploadSearch): string {
  const all = [phrase('name_key', text)];
  if (ownerId !== undefined) all.push(phrase('user_id', ownerId));
  if (category !== undefined) all.push(phrase('category', category));
  return all.join(' AND ');
}

/** In quotation marks nothing has a meaning but the mark itself, which is doubled (FTS5, 3.1). */
const phrase = (column: keyof UploadRow, text: string) =>
  `${column} : "${text.replaceAll('"', '""')}"`;
