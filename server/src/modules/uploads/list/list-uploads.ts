import type { Category } from '@perch/contract/limits';
import type { uploadSorts } from '@perch/contract/uploads/lists';
import { sql } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Matches, UploadSearch } from '../../../database/search/search-parts.ts';
import { countMatchingUploads, matchingUploads } from '../../../database/search/upload-search.ts';
import type { Page, PageRequest } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { countUploads } from './count-uploads.ts';
import { offsetOf, readPage } from './read-page.ts';

export interface UploadsRequest extends PageRequest {
  ownerId?: string | undefined;
  type?: Category | undefined;
  sort: (typeof uploadSorts)[number];
  order: 'asc' | 'desc';
}

/** The columns of the sorts. */
export const sortColumns = { createdAt: 'created_at', size: 'size', name: 'name_key' } as const;

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
  const total = await countUploads(services, request.ownerId, request.type);
  const { ownerId, type } = request;
  const { order, limit, offset, isBackwards } = nearerEnd(request, total);
  const ids = services.db
    .selectFrom('uploads')
    .select('id')
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .$if(type !== undefined, (query) => query.where('category', '=', type ?? 'other'))
    .orderBy(sortColumns[request.sort], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset);
  return readPage(services, 'uploads', { request, total }, async () => {
    const found = await ids.execute();
    return isBackwards ? found.toReversed() : found;
  });
}

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
  return readPage(
    services,
    'uploads',
    { request, total },
    async () => (await ids.execute(db)).rows,
  );
}

function sorted(request: UploadsRequest, matches: Matches) {
  const direction = sql.raw(request.order);
  // A cross join keeps SQLite from walking all uploads in their order to look for the matches.
  return sql<{ id: string }>`select uploads.id from (${matches}) as matches cross join uploads
    where uploads.id = matches.id
    order by ${sql.ref(`uploads.${sortColumns[request.sort]}`)} ${direction}, uploads.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}
