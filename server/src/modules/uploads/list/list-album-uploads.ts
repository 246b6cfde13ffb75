import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { AlbumRow } from '../../../database/rows/album-rows.ts';
import type { TagRow } from '../../../database/rows/tag-rows.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { where } from '../../../database/walk.ts';
import { type CursorRequest, isByCursor, type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findOwnAlbum, noSuchAlbum } from '../../album-membership/find-album.ts';
import { findTag } from '../../tags/tag-rows.ts';
import { hasCriteria } from './criteria.ts';
import { offsetOf, readCostlyMatches, readMatches, readPage, readWalk } from './read-page.ts';
import {
  areCriteriaCopied,
  isMemberColumn,
  type Marks,
  memberColumns,
  membersScannedMax,
  rowFilters,
  tableOf,
  type UploadsRequest,
} from './row-filters.ts';
import { sortColumn } from './sorts.ts';

// Of members in the trash so many rows are read for a page by number, within a few milliseconds.
const trashedMax = 2000;

interface AlbumUploadsRequest extends Omit<UploadsRequest, 'sort'>, Marks {
  ownerId: string;
  /** An id or a slug. */
  album: string;
  /** The id or the name of one of the owner's tags. */
  tag: string | undefined;
  /** Id of a request for files. */
  requestId: string | undefined;
  /** Part of the file's name; empty: any. */
  text: string;
  /** Undefined: the album's own order. */
  sort: UploadsRequest['sort'] | undefined;
}

/** One page of an album's members that match. Throws `not_found` unless the album is the owner's. */
export async function listAlbumUploads(
  services: Pick<Services, 'db'>,
  request: AlbumUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { db } = services;
  const album = await findOwnAlbum(db, request.ownerId, request.album);
  if (!album) throw noSuchAlbum();
  const table = tableOf(request);
  if (!request.trashed && !isSifted(request)) {
    if (isByCursor(request)) return walkMembers(db, album, request);
    const found = { request, total: album.upload_count };
    return readPage(db, table, found, inOrder(album.id, request));
  }
  const tag =
    request.tag === undefined ? undefined : await findTag(db, request.ownerId, request.tag);
  if (request.tag !== undefined && !tag) return paginate([], 0, request);
  const { sort } = request;
  const sortedBy = sort === undefined ? 'position' : sortColumn({ ...request, sort });
  const isSortTold = sortedBy === 'position' || isMemberColumn(sortedBy);
  const isTold = !request.trashed && isSortTold && areCriteriaCopied(request);
  const found = {
    rows: isTold ? listed(album, tag, request) : joined(album, tag, request, sortedBy),
    sortedBy,
    order: request.order,
    max: membersScannedMax,
  } as const;
  const isCostly = !isTold || tag !== undefined || request.requestId !== undefined;
  const read = isCostly ? readCostlyMatches : readMatches;
  return read(db, table, request, found);
}

/** The members in their own order. */
const walkMembers = (db: Db, album: AlbumRow, request: AlbumUploadsRequest & CursorRequest) =>
  readWalk(db, 'uploads', request, {
    from: sql`(select upload_id as id, position from album_uploads
      where album_id = ${album.id} and is_trashed = 0) as members`,
    within: [],
    filters: [],
    sortedBy: sql.ref('position'),
    order: request.order,
    total: album.upload_count,
  });

function isSifted(request: AlbumUploadsRequest): boolean {
  const { type, tag, requestId, text, favorite, expires, sort } = request;
  const isAsked = [type, tag, requestId, favorite, expires, sort].some((one) => one !== undefined);
  return isAsked || text !== '' || hasCriteria(request);
}

const inOrder = (albumId: string, request: AlbumUploadsRequest) =>
  sql`select upload_id as id from album_uploads
    where album_id = ${albumId} and is_trashed = 0
    order by position ${sql.raw(request.order)}
    limit ${request.limit} offset ${offsetOf(request)}`;

const filtersOf = (tag: TagRow | undefined, request: AlbumUploadsRequest, as: 'rows' | 'members') =>
  rowFilters({ ...request, tagId: tag?.id }, { text: request.text, uploaderIds: [] }, as);

/**
 * The members that match. Memberships have copies of all that lists ask. Where a request or a tag has fewer files than the
 * album, these lead to the members; else an index has all of them, which are no more than are read in a few milliseconds.
 */
function listed(
  album: AlbumRow,
  tag: TagRow | undefined,
  request: AlbumUploadsRequest,
): RawBuilder<unknown> {
  const columns = sql`upload_id as id, position, upload_created_at as created_at, ${memberColumns}`;
  const isMember = sql`album_id = ${album.id} and is_trashed = 0`;
  const few = fewOf(album, tag, request);
  const members = few
    ? sql`select ${columns} from (${few}) as few cross join album_uploads
        where ${isMember} and upload_id = few.few_id`
    : sql`select ${columns} from album_uploads where ${isMember}`;
  return sql`select * from (${members}) as members ${where(filtersOf(tag, request, 'members'))}`;
}

/** Ids of files among which all members are that match; undefined: the album has fewer. */
function fewOf(
  album: AlbumRow,
  tag: TagRow | undefined,
  { requestId }: AlbumUploadsRequest,
): RawBuilder<unknown> | undefined {
  if (requestId !== undefined) {
    return sql`select upload_id as few_id from received_uploads where request_id = ${requestId}`;
  }
  if (!tag || tag.uploads > album.upload_count) return undefined;
  return sql`select upload_id as few_id from upload_tags where tag_id = ${tag.id} and is_trashed = 0`;
}

/**
 * The first members in the trash, of which each row is read, as the time of deletion is there alone; or all members, by cursor
 * or where they are asked for or sorted by what only their rows have.
 */
function joined(
  album: AlbumRow,
  tag: TagRow | undefined,
  request: AlbumUploadsRequest,
  sortedBy: string,
): RawBuilder<unknown> {
  const { requestId, trashed } = request;
  const max = trashed && !request.after ? trashedMax : membersScannedMax;
  const received = sql`and upload_id in
    (select upload_id from received_uploads where request_id = ${requestId})`;
  const column = sortedBy === 'position' ? sql`position` : sql`${sql.ref(`rows.${sortedBy}`)}`;
  // A cross join keeps SQLite from walking other uploads to look for the members.
  return sql`select rows.id, ${column} from (
      select upload_id, position from album_uploads
      where album_id = ${album.id} and is_trashed = ${trashed ? 1 : 0} ${requestId === undefined ? sql`` : received}
      order by position limit ${max}
    ) as members cross join ${sql.table(tableOf(request))} as rows
    ${where([sql`rows.id = members.upload_id`, ...filtersOf(tag, request, 'rows')])}`;
}
