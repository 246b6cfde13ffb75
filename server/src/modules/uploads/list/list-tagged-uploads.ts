import { type RawBuilder, sql } from 'kysely';

import type { TagRow } from '../../../database/rows/tag-rows.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findTag } from '../../collections/tags/tag-rows.ts';
import { isMarked, type Marks, type Words } from './list-marked-uploads.ts';
import { nearerEnd, searchResultsMax, type UploadsRequest, where } from './list-uploads.ts';
import { offsetOf, readCounted, readPage } from './read-page.ts';
import { rowFilters, sortColumn, tableOf } from './row-filters.ts';

// The rows of so many of a tag's latest uploads are read where more is asked about them than their order by
// time, within a few milliseconds.
const scannedMax = searchResultsMax;

interface TaggedRequest extends UploadsRequest, Marks {
  /** An id, or a name where an owner is named. */
  tag: string;
}

type Tagged = Pick<TagRow, 'id' | 'uploads'>;

/** One page of the uploads that have a tag, of those that match the text where it is not empty. */
export async function listTaggedUploads(
  services: Pick<Services, 'db'>,
  { tag: text, ...request }: TaggedRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const tag = await findTag(services.db, request.ownerId, text);
  if (!tag) return paginate([], 0, request);
  const isPlain = request.type === undefined && words.text === '' && !isMarked(request);
  return isPlain && request.sort === 'createdAt'
    ? listByTime(services, request, tag)
    : listMatching(services, { ...request, tag }, words);
}

/** An index has them in their order, and the tag their number. */
async function listByTime(services: Pick<Services, 'db'>, request: UploadsRequest, tag: Tagged) {
  const { order, limit, offset, isBackwards } = nearerEnd(request, tag.uploads);
  const direction = sql.raw(order);
  const ids = sql<{ id: string }>`select upload_id as id from upload_tags
    where tag_id = ${tag.id} and is_trashed = 0
    order by created_at ${direction}, upload_id ${direction} limit ${limit} offset ${offset}`;
  const found = { request, total: tag.uploads };
  const { items, pagination } = await readPage(services.db, 'uploads', found, ids);
  return { items: isBackwards ? items.toReversed() : items, pagination };
}

type MatchingRequest = UploadsRequest & Marks & { tag: Tagged };

/** Those among the latest so many that match, in any order; they are counted on the way. */
async function listMatching(
  services: Pick<Services, 'db'>,
  request: MatchingRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const { page } = request;
  const matches = matching(request, words);
  const direction = sql.raw(request.order);
  const ids = sql<{ id: string; total: number }>`
    select id, count(*) over () as total from (${matches}) as matches
    order by sorted ${direction}, id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
  const { rows, total } = await readCounted(db, tableOf(request), ids);
  const counted = total ?? (page === 1 ? 0 : await countRows(db, matches, scannedMax));
  return paginate(rows, counted, request);
}

function matching(request: MatchingRequest, words: Words): RawBuilder<unknown> {
  const { tag, trashed } = request;
  const latest = sql`select upload_id from upload_tags
    where tag_id = ${tag.id} and is_trashed = ${trashed ? 1 : 0}
    order by created_at desc, upload_id desc limit ${scannedMax}`;
  const filters = [sql`rows.id = latest.upload_id`, ...rowFilters(request, words)];
  const [table, column] = [sql.table(tableOf(request)), sql.ref(`rows.${sortColumn(request)}`)];
  // A cross join keeps SQLite from walking other uploads to look for those that have the tag.
  return sql`select rows.id, ${column} as sorted from (${latest}) as latest cross join ${table} as rows ${where(filters)}`;
}
