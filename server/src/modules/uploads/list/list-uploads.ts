import type { Category } from '@perch/contract/limits';
import type { uploadSorts } from '@perch/contract/uploads/lists';
import { type RawBuilder, sql } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Matches, Slice, UploadSearch } from '../../../database/search/search-parts.ts';
import { countMatchingUploads, matchingUploads } from '../../../database/search/upload-search.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { countUploads } from './count-uploads.ts';
import { offsetOf, readPage, readRows } from './read-page.ts';

export interface UploadsRequest extends PageRequest {
  ownerId?: string | undefined;
  type?: Category | undefined;
  sort: (typeof uploadSorts)[number];
  order: 'asc' | 'desc';
}

/** The columns of the sorts. */
export const sortColumns = { createdAt: 'created_at', size: 'size', name: 'name_key' } as const;

// A page that begins up to here is read from the list's beginning, while its total is still asked for.
const forwardsMax = 1000;
// Cap of a search's total; later matches are not listed. Counting more among a million files would hold up
// other requests.
export const searchResultsMax = 1000;
// An owner's names up to this number are scanned within a few milliseconds, without the index.
const searchedNamesMax = 50_000;

/** One page of uploads. Their ids come from a covering index, read from the end that is nearer to the page. */
export async function listUploads(
  services: Pick<Services, 'db'>,
  request: UploadsRequest,
): Promise<Page<UploadRow>> {
  const { db } = services;
  const counted = countUploads(services, request.ownerId, request.type);
  const offset = offsetOf(request);
  if (offset <= forwardsMax) {
    const ids = idsOf(request, { ...request, offset });
    const [total, rows] = await Promise.all([counted, readRows(db, 'uploads', ids)]);
    return paginate(rows, total, request);
  }
  const total = await counted;
  const slice = nearerEnd(request, total);
  const { items, pagination } = await readPage(
    db,
    'uploads',
    { request, total },
    idsOf(request, slice),
  );
  return { items: slice.isBackwards ? items.toReversed() : items, pagination };
}

function idsOf({ ownerId, type, sort }: UploadsRequest, { order, limit, offset }: Slice) {
  const conditions = [
    ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
    ...(type === undefined ? [] : [sql`category = ${type}`]),
  ];
  const direction = sql.raw(order);
  return sql<{ id: string }>`select id from uploads ${where(conditions)}
    order by ${sql.ref(sortColumns[sort])} ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

export const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** OFFSET takes time for each skipped row: a late page is read backwards from the end. */
export function nearerEnd(request: PageRequest & Pick<UploadsRequest, 'order'>, total: number) {
  const { order, limit } = request;
  const offset = offsetOf(request);
  if (offset * 2 <= total || offset >= total) return { order, limit, offset, isBackwards: false };
  const last = Math.min(limit, total - offset);
  const opposite = order === 'asc' ? 'desc' : 'asc';
  return {
    order: opposite,
    limit: last,
    offset: total - offset - last,
    isBackwards: true,
  } as const;
}

/**
 * One page of the uploads that match the text, with a total of `searchResultsMax` at most. When sorted by
 * size or name, the newest so many matches are sorted.
 */
export async function searchUploads(
  services: Pick<Services, 'db'>,
  request: UploadsRequest,
  words: Pick<UploadSearch, 'text' | 'uploaderIds'>,
): Promise<Page<UploadRow>> {
  const { db } = services;
  const { ownerId, type: category } = request;
  const isOfFew =
    ownerId !== undefined && (await countUploads(services, ownerId, category)) <= searchedNamesMax;
  const search = { ...words, ownerId, isOfFew, category };
  const total = await countMatchingUploads(db, search, searchResultsMax);
  const { order } = request;
  const offset = offsetOf(request);
  const limit = Math.min(request.limit, total - offset);
  const newest = { order: 'desc', limit: searchResultsMax, offset: 0 } as const;
  const ids =
    request.sort === 'createdAt'
      ? matchingUploads(db, search, { order, limit, offset })
      : sorted(request, matchingUploads(db, search, newest));
  return readPage(db, 'uploads', { request, total }, ids);
}

function sorted(request: UploadsRequest, matches: Matches) {
  const direction = sql.raw(request.order);
  // A cross join keeps SQLite from walking all uploads in their order to look for the matches.
  return sql<{ id: string }>`select uploads.id from (${matches}) as matches cross join uploads
    where uploads.id = matches.id
    order by ${sql.ref(`uploads.${sortColumns[request.sort]}`)} ${direction}, uploads.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}
