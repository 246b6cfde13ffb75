import { sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import {
  countRows,
  isShort,
  type Matches,
  type Slice,
  type UploadSearch,
} from '../../../database/search/search-parts.ts';
import {
  canReadNames,
  countMatchingUploads,
  matchingUploads,
  prepareSearch,
} from '../../../database/search/upload-search.ts';
import { indexed, where } from '../../../database/walk.ts';
import { dayMs } from '../../../lib/clock.ts';
import { isByCursor, type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { nameKey } from '../receive/name-key.ts';
import { countUploads } from './count-uploads.ts';
import { readInOrder } from './read-in-order.ts';
import { comingMax, offsetOf, readCostlyMatches, readPage, readRows } from './read-page.ts';
import { readDailyTotals } from './read-totals.ts';
import type { UploadsRequest } from './row-filters.ts';
import { indexInOrder, sortColumn, sortRows } from './sorts.ts';
import { walkUploads } from './walk-uploads.ts';

// A page that begins up to here is read from the list's beginning, while its total is still being counted.
const forwardsMax = 1000;
// Cap of a search's total; later matches are not listed. Counting more among a million files would hold up
// other requests.
export const searchResultsMax = 1000;
// SQLite scans an owner's names up to this number within a few milliseconds, without the index.
const searchedNamesMax = 50_000;

/** One page of uploads. Their ids come from a covering index, read from the end that is nearer to the page. */
export async function listUploads(
  services: Pick<Services, 'db'>,
  request: UploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const counted = countUploads(services, request.ownerId, request.type);
  const { order, limit } = request;
  const index = indexInOrder(request);
  if (isByCursor(request)) {
    if (index === undefined)
      return walkUploads(db, request, { text: '', uploaderIds: [] }, counted);
    const found = readInOrder(db, index, request, {
      limit: limit + 1,
      after: request.after.position,
    });
    const [total, rows] = await Promise.all([counted, found]);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const next = last && { key: last[sortRows[request.sort].column], id: last.id };
    return paginate(rows.slice(0, limit), total, request, next);
  }
  const offset = offsetOf(request);
  if (offset <= forwardsMax) {
    const found =
      offset === 0 && index !== undefined
        ? readInOrder(db, index, request, { limit })
        : readRows(db, 'uploads', idsOf(db, request, { order, limit, offset }));
    const [total, rows] = await Promise.all([counted, found]);
    return paginate(rows, total, request);
  }
  const total = await counted;
  const { isBackwards, ...slice } = nearerEnd(request, total);
  const isOfDays = request.sort === 'createdAt' && request.type === undefined;
  const isFar = isOfDays && slice.offset > forwardsMax;
  const skipped = isFar ? await skipDays(db, request.ownerId, slice) : undefined;
  const ids = idsOf(db, request, skipped ?? slice);
  const { items, pagination } = await readPage(db, 'uploads', { request, total }, ids);
  return { items: isBackwards ? items.toReversed() : items, pagination };
}

function idsOf(
  db: Db,
  { ownerId, type, sort }: UploadsRequest,
  { order, limit, offset, from }: Slice & { from?: number },
) {
  const isFrom = order === 'desc' ? sql`created_at < ${from}` : sql`created_at >= ${from}`;
  const conditions = [
    ...(from === undefined ? [] : [isFrom]),
    ...(ownerId === undefined ? [] : [sql`user_id = ${ownerId}`]),
    ...(type === undefined ? [] : [sql`category = ${type}`]),
  ];
  const direction = sql.raw(order);
  const { all, allOfType } = sortRows[sort].indexes;
  // SQLite would rather sort all of the type.
  const isWithin = ownerId === undefined && type !== undefined && allOfType === undefined;
  const uploads = isWithin ? indexed(db, 'uploads', all, 'uploads') : sql`uploads`;
  return sql<{ id: string }>`select id from ${uploads} ${where(conditions)}
    order by ${sql.ref(sortColumn({ sort }))} ${direction}, id ${direction} limit ${limit} offset ${offset}`;
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

/** Whether a search is for a text that is too short for the databases' indexes. */
export function isUnindexed(search = ''): boolean {
  const text = nameKey(search);
  return text !== '' && isShort({ text });
}

/**
 * One page of the uploads that match the text, with a total of `searchResultsMax` at most. When sorted by
 * size or name, the newest so many matches are sorted.
 */
export async function searchUploads(
  services: Pick<Services, 'db'>,
  request: UploadsRequest,
  words: Pick<UploadSearch, 'text' | 'uploaderIds'>,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const { ownerId, type: category } = request;
  // Their newest matches are looked for in all names, which each page by cursor would do again.
  if (isByCursor(request) && isShort(words)) {
    const total = countUploads(services, ownerId, category);
    return walkUploads(db, request, words, total);
  }
  const isOfFew =
    canReadNames(db, words) &&
    ownerId !== undefined &&
    (await countUploads(services, ownerId, category)) <= searchedNamesMax;
  const wanted = { ...words, ownerId, isOfFew, category };
  const search = await prepareSearch(db, wanted, searchResultsMax);
  const { order } = request;
  const newest = { order: 'desc', limit: searchResultsMax, offset: 0 } as const;
  const readNewest = (rows = withSortColumn(request, matchingUploads(db, search, newest))) => {
    const found = { rows, sortedBy: sortColumn({ sort: request.sort }), order };
    return readCostlyMatches(db, 'uploads', request, { ...found, max: searchResultsMax });
  };
  // SQLite counts names of few uploads without the search's index, and both look at uploaders' files only in need.
  const isCountedFirst = isOfFew || words.uploaderIds.length > 0;
  if (isByCursor(request)) {
    const total = await (isCountedFirst
      ? countMatchingUploads(db, search, searchResultsMax)
      : countRows(db, matchingUploads(db, search, newest), searchResultsMax));
    const mayBeMore = total > searchResultsMax - comingMax;
    return mayBeMore ? walkUploads(db, request, words, total) : readNewest();
  }
  if (!isCountedFirst) {
    const isByTime = request.sort === 'createdAt';
    return isByTime ? readNewest(matchingUploads(db, search, { ...newest, order })) : readNewest();
  }
  const total = await countMatchingUploads(db, search, searchResultsMax);
  const offset = offsetOf(request);
  const limit = Math.min(request.limit, total - offset);
  const ids =
    request.sort === 'createdAt'
      ? matchingUploads(db, search, { order, limit, offset })
      : sorted(request, matchingUploads(db, search, newest));
  return readPage(db, 'uploads', { request, total }, ids);
}

/** A cross join keeps SQLite from walking all uploads in their order to look for the matches. */
const withSortColumn = ({ sort }: UploadsRequest, matches: Matches) =>
  sql`select uploads.id, ${sql.ref(`uploads.${sortColumn({ sort })}`)}
    from (${matches}) as newest cross join uploads where uploads.id = newest.id`;

function sorted(request: UploadsRequest, matches: Matches) {
  const { sort, order, limit } = request;
  const [column, direction] = [sql.ref(sortColumn({ sort })), sql.raw(order)];
  return sql`select id from (${withSortColumn(request, matches)}) as matches
    order by ${column} ${direction}, id ${direction} limit ${limit} offset ${offsetOf(request)}`;
}

/** A slice of those uploads, in the order of time, that are not of days before it. */
interface SliceOfDays extends Slice {
  /** Milliseconds since 1970: from when on, or in descending order before when. */
  from: number;
}

/**
 * The same part of a list of all uploads, of one owner where given, without the days that are skipped: their totals are
 * kept, so that OFFSET need not count those uploads. Undefined where the totals end before the slice.
 */
async function skipDays(
  db: Db,
  ownerId: string | undefined,
  slice: Slice,
): Promise<SliceOfDays | undefined> {
  const days = await readDailyTotals(db, ownerId, -1);
  const isDescending = slice.order === 'desc';
  let before = 0;
  for (const { day, uploads } of isDescending ? days.toReversed() : days) {
    const offset = slice.offset - before;
    if (uploads > offset) return { ...slice, offset, from: (isDescending ? day + 1 : day) * dayMs };
    before += uploads;
  }
  return undefined;
}
