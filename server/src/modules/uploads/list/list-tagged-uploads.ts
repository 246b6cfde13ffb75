import { sql } from 'kysely';

import type { TagRow } from '../../../database/rows/tag-rows.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { indexed, where } from '../../../database/walk.ts';
import { type CursorRequest, isByCursor, type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findTag } from '../../tags/tag-rows.ts';
import { hasCriteria } from './criteria.ts';
import { nearerEnd } from './list-uploads.ts';
import { comingMax, readCostlyMatches, readMatches, readPage, readWalk } from './read-page.ts';
import {
  areCriteriaCopied,
  isMarked,
  isMemberColumn,
  type Marks,
  memberColumns,
  membersScannedMax,
  rowFilters,
  tableOf,
  type UploadsRequest,
  type Words,
} from './row-filters.ts';
import { sortColumn } from './sorts.ts';
import { walkUploads } from './walk-uploads.ts';

// Number of rows that are read if memberships do not contain the sort key.
const rowsMax = 1000;

interface TaggedRequest extends UploadsRequest, Marks {
  /** An id, or a name where an owner is named. */
  tag: string;
}

type Tagged = Pick<TagRow, 'id' | 'user_id' | 'uploads'>;

/** One page of the uploads that have a tag, of those that match the text where it is not empty. */
export async function listTaggedUploads(
  services: Pick<Services, 'db'>,
  { tag: text, ...request }: TaggedRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const tag = await findTag(services.db, request.ownerId, text);
  if (!tag) return paginate([], 0, request);
  // All uploads of a tag are its owner's.
  const isTheirs = words.uploaderIds.includes(tag.user_id);
  const sought = { text: isTheirs ? '' : words.text, uploaderIds: [] };
  const wanted = { ...request, tag };
  if (isByCursor(wanted)) return walkTagged(services, wanted, sought);
  return isPlain(request, words) && request.sort === 'createdAt'
    ? listByTime(services, request, tag)
    : listMatching(services, wanted, sought);
}

const isPlain = (request: UploadsRequest & Marks, { text }: Words) =>
  request.type === undefined && text === '' && !isMarked(request) && !hasCriteria(request);

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

/** Whether memberships have what the list asks and is sorted by. */
const isTold = (request: MatchingRequest) =>
  !request.trashed && isMemberColumn(sortColumn(request)) && areCriteriaCopied(request);

/** Those among the tag's latest so many that match, in any order. */
function listMatching(
  { db }: Pick<Services, 'db'>,
  request: MatchingRequest,
  sought: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const sortedBy = sortColumn(request);
  const rows = isTold(request) ? listed(request, sought) : joined(request, sought);
  const read = isTold(request) ? readMatches : readCostlyMatches;
  const found = { rows, sortedBy, order: request.order, max: membersScannedMax };
  return read(db, tableOf(request), request, found);
}

/** One page by cursor: along the tag's index of time, of few members as by number, else along an index of the owner. */
async function walkTagged(
  services: Pick<Services, 'db'>,
  request: MatchingRequest & CursorRequest,
  words: Words,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const { tag, trashed, order } = request;
  const isTrashed = trashed ? 1 : 0;
  if (sortColumn(request) === 'created_at' && areCriteriaCopied(request)) {
    const total = isPlain(request, words)
      ? tag.uploads
      : countRows(db, listed(request, words), membersScannedMax);
    return readWalk(db, 'uploads', request, {
      from: sql`(select upload_id as id, created_at, ${memberColumns}
        from ${indexed(db, 'upload_tags', 'upload_tags_listed', 'tagged')}
        where tag_id = ${tag.id} and is_trashed = 0) as members`,
      within: [],
      filters: rowFilters(request, words, 'members'),
      sortedBy: sql.ref('members.created_at'),
      order,
      total,
    });
  }
  const max = isTold(request) ? membersScannedMax : rowsMax;
  const members = sql`select 1 from upload_tags where tag_id = ${tag.id} and is_trashed = ${isTrashed}`;
  const total = await countRows(db, members, max);
  if (total <= max - comingMax) return listMatching(services, request, words);
  const ofOwner = { ...request, ownerId: tag.user_id, tagId: tag.id };
  return walkUploads(db, ofOwner, words, total);
}

/** Memberships have copies of all that lists ask, which an index has in the order of time. */
const listed = (request: MatchingRequest, words: Words) =>
  sql`select * from (
      select upload_id as id, created_at, ${memberColumns} from upload_tags
      where tag_id = ${request.tag.id} and is_trashed = 0
      order by created_at desc, upload_id desc limit ${membersScannedMax}
    ) as members ${where(rowFilters(request, words, 'members'))}`;

/** The time of deletion is in the uploads' rows alone. A cross join keeps SQLite from walking others to look for these. */
const joined = (request: MatchingRequest, words: Words) =>
  sql`select rows.id, ${sql.ref(`rows.${sortColumn(request)}`)} from (
      select upload_id from upload_tags
      where tag_id = ${request.tag.id} and is_trashed = ${request.trashed ? 1 : 0}
      order by created_at desc, upload_id desc limit ${rowsMax}
    ) as latest cross join ${sql.table(tableOf(request))} as rows
    ${where([sql`rows.id = latest.upload_id`, ...rowFilters(request, words)])}`;
