import { type RawBuilder, sql } from 'kysely';

import type { TagRow } from '../../../database/rows/tag-rows.ts';
import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findOwnAlbum, noSuchAlbum } from '../../collections/albums/find-album.ts';
import { findTag } from '../../collections/tags/tag-rows.ts';
import type { Marks } from './list-marked-uploads.ts';
import type { UploadsRequest } from './list-uploads.ts';
import { offsetOf, readCounted, readPage } from './read-page.ts';
import { rowFilters, sortColumn, tableOf } from './row-filters.ts';

// An index has the members in their order. With a filter or in another order their rows have to be read: of so many of
// the first ones within a few milliseconds.
const siftedMax = 2000;

interface AlbumUploadsRequest extends Omit<UploadsRequest, 'sort' | 'order'>, Marks {
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
  order: UploadsRequest['order'] | undefined;
}

type Found = RawBuilder<{ id: string; total: number }>;

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
    const found = { request, total: album.upload_count };
    return readPage(db, table, found, inOrder(album.id, request));
  }
  const tag =
    request.tag === undefined ? undefined : await findTag(db, request.ownerId, request.tag);
  if (request.tag !== undefined && !tag) return paginate([], 0, request);
  const { rows, total } = await readCounted(db, table, sifted(album.id, tag, request));
  if (total !== undefined || request.page === 1) return paginate(rows, total ?? 0, request);
  const first = { ...request, page: 1, limit: 1 };
  const any = await readCounted(db, table, sifted(album.id, tag, first));
  return paginate([], any.total ?? 0, request);
}

const isSifted = ({
  type,
  tag,
  requestId,
  text,
  favorite,
  expires,
  sort,
}: AlbumUploadsRequest): boolean =>
  text !== '' || [type, tag, requestId, favorite, expires, sort].some((one) => one !== undefined);

const inOrder = (albumId: string, request: AlbumUploadsRequest) =>
  sql<{ id: string }>`select upload_id as id from album_uploads
    where album_id = ${albumId} and is_trashed = 0
    order by position ${sql.raw(request.order ?? 'asc')}
    limit ${request.limit} offset ${offsetOf(request)}`;

function sifted(albumId: string, tag: TagRow | undefined, request: AlbumUploadsRequest): Found {
  const { text, sort, order } = request;
  const table = sql.table(tableOf(request));
  const filters = rowFilters({ ...request, tagId: tag?.id }, { text, uploaderIds: [] });
  const conditions = [sql`rows.id = members.upload_id`, ...filters];
  const direction = sql.raw(order ?? (sort === undefined ? 'asc' : 'desc'));
  const column =
    sort === undefined ? 'members.position' : `rows.${sortColumn({ ...request, sort })}`;
  // A cross join keeps SQLite from walking all uploads to look for the members.
  return sql`select rows.id, count(*) over () as total
    from (${membersOf(albumId, tag, request)}) as members cross join ${table} as rows
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.ref(column)} ${direction}, rows.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}

/** Members among which all are that match: those of a request or of a tag with few files, or else the first ones. */
function membersOf(
  albumId: string,
  tag: TagRow | undefined,
  { requestId, trashed }: AlbumUploadsRequest,
): RawBuilder<unknown> {
  const isTrashed = trashed ? 1 : 0;
  const among = (few: RawBuilder<unknown>) => sql`select album_uploads.upload_id, position
    from (${few}) as few cross join album_uploads
    where album_id = ${albumId} and album_uploads.upload_id = few.upload_id and is_trashed = ${isTrashed}`;
  if (requestId !== undefined) {
    return among(sql`select upload_id from received_uploads where request_id = ${requestId}`);
  }
  // A tag counts its files without the trash.
  if (tag && !trashed && tag.uploads <= siftedMax) {
    return among(
      sql`select upload_id from upload_tags where tag_id = ${tag.id} and is_trashed = 0`,
    );
  }
  return sql`select upload_id, position from album_uploads
    where album_id = ${albumId} and is_trashed = ${isTrashed}
    order by position limit ${siftedMax}`;
}
