import { type RawBuilder, sql } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { Db } from '../../../database/open.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import {
  countRows,
  escapedForLike,
  isShort,
  type UploadSearch,
} from '../../../database/search/search-parts.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { searchResultsMax, sortColumns, type UploadsRequest, where } from './list-uploads.ts';
import { offsetOf, readCounted, readRows } from './read-page.ts';

// No totals are kept of these lists, and no index finds parts of their names: so many of the latest are counted
// and searched in an index that has all that is asked about them, within a few milliseconds.
const scannedMax = 10_000;

/** Which uploads a list has that are few among all: those in the trash, favourites, or those that end. */
export interface Marks {
  trashed?: 'true' | undefined;
  favorite?: 'true' | undefined;
  expires?: 'true' | undefined;
}

export const isMarked = ({ trashed, favorite, expires }: Marks) =>
  trashed !== undefined || favorite !== undefined || expires !== undefined;

export type Words = Pick<UploadSearch, 'text' | 'uploaderIds'>;
type MarkedRequest = UploadsRequest & Marks;

/**
 * One page of the marked uploads, of those that match the text where it is not empty. The trash is sorted by
 * the time of deletion instead of the upload's.
 */
export async function listMarkedUploads(
  services: Pick<Services, 'db'>,
  request: MarkedRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const table = request.trashed ? 'trashed_uploads' : 'uploads';
  const count = () => countRows(db, matching(db, request, words, scannedMax), scannedMax);
  if (request.sort === 'createdAt' && isFiltered(request, words)) {
    const found = await readCounted(db, table, byTimeWithTotal(db, request, words));
    const total = found.total ?? (request.page === 1 ? 0 : await count());
    return paginate(found.rows, total, request);
  }
  const ids =
    request.sort === 'createdAt' ? byTime(db, request, words) : sorted(db, request, words);
  const [total, rows] = await Promise.all([count(), readRows(db, table, ids)]);
  return paginate(rows, total, request);
}

const isFiltered = ({ type, trashed, favorite, expires }: MarkedRequest, { text }: Words) =>
  type !== undefined ||
  text !== '' ||
  [trashed, favorite, expires].filter((mark) => mark !== undefined).length > 1;

const tableOf = ({ trashed }: Marks) => sql.table(trashed ? 'trashed_uploads' : 'uploads');
const timeOf = ({ trashed }: Marks) => sql.ref(trashed ? 'trashed_at' : 'created_at');

type Ids = RawBuilder<{ id: string }>;

function byTime(db: Db, request: MarkedRequest, words: Words): Ids {
  const [offset, direction] = [offsetOf(request), sql.raw(request.order)];
  // Without a filter the first rows of the index are the page.
  const isPrefix = request.order === 'desc';
  const scanned = isPrefix ? Math.min(offset + request.limit, scannedMax) : scannedMax;
  return sql`select id from (${matching(db, request, words, scanned)}) as matches
    order by at ${direction}, id ${direction} limit ${request.limit} offset ${offset}`;
}

/** With a filter all that are scanned have to be read anyway: they are counted on the way. */
function byTimeWithTotal(
  db: Db,
  request: MarkedRequest,
  words: Words,
): RawBuilder<{ id: string; total: number }> {
  const direction = sql.raw(request.order);
  return sql`select id, count(*) over () as total
    from (${matching(db, request, words, scannedMax)}) as matches
    order by at ${direction}, id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}

/** The latest matches, sorted by size or name. */
function sorted(db: Db, request: MarkedRequest, words: Words): Ids {
  const direction = sql.raw(request.order);
  const table = tableOf(request);
  return sql`select rows.id from (
      select id from (${matching(db, request, words, scannedMax)}) as latest
      order by at desc, id desc limit ${searchResultsMax}
    ) as matches cross join ${table} as rows where rows.id = matches.id
    order by ${sql.ref(`rows.${sortColumns[request.sort]}`)} ${direction}, rows.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}

/** Those among the latest so many that match, the latest first, with their times. */
function matching(
  db: Db,
  request: MarkedRequest,
  words: Words,
  scanned: number,
): RawBuilder<unknown> {
  const { ownerId, type, trashed, favorite, expires } = request;
  // One mark chooses the index, those after it filter what that has.
  const isByFavorite = favorite && !trashed;
  const isByExpiry = expires && !trashed && !favorite;
  const conditions = [
    ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
    ...(isByFavorite ? [sql`is_favorite = 1`] : []),
    ...(isByExpiry ? [sql`expires_at is not null`] : []),
  ];
  const filters = [
    ...(type === undefined ? [] : [sql`category = ${type}`]),
    ...(favorite && !isByFavorite ? [sql`is_favorite = 1`] : []),
    ...(expires && !isByExpiry ? [sql`expires_at is not null`] : []),
    ...(words.text === '' ? [] : [isMatch(words)]),
  ];
  // Only where they are asked for, as they are in no index of the trash.
  const columns = sql`${expires && !isByExpiry ? sql`, expires_at` : sql``}
    ${favorite && !isByFavorite ? sql`, is_favorite` : sql``}`;
  const time = timeOf(request);
  // SQLite knows no figures, and takes the index of all the owner's uploads.
  const hint =
    isPostgres(db) || trashed || ownerId === undefined
      ? sql``
      : sql`indexed by ${sql.ref(isByFavorite ? 'uploads_by_owner_favorite' : 'uploads_by_owner_with_expiry')}`;
  const latest = sql`select id, ${time} as at, category, name_key, user_id ${columns}
    from ${tableOf(request)} ${hint} ${where(conditions)} order by ${time} desc, id desc limit ${scanned}`;
  return sql`select id, at from (${latest}) as scanned ${where(filters)}`;
}

export function isMatch({ text, uploaderIds }: Words): RawBuilder<unknown> {
  const escaped = escapedForLike(text);
  const pattern = isShort({ text }) ? `${escaped}%` : `%${escaped}%`;
  const isTheirs = uploaderIds.length === 0 ? sql`` : sql`or user_id in (${sql.join(uploaderIds)})`;
  return sql`(name_key like ${pattern} escape '\\' ${isTheirs})`;
}
