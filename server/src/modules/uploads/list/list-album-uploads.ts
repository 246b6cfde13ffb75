import { type RawBuilder, sql } from 'kysely';

import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { escapedForLike } from '../../../database/search/search-parts.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findOwnAlbum, noSuchAlbum } from '../../collections/albums/find-album.ts';
import { findTag } from '../../collections/tags/tag-rows.ts';
import type { Marks } from './list-marked-uploads.ts';
import { sortColumns, type UploadsRequest } from './list-uploads.ts';
import { offsetOf, readPage } from './read-page.ts';

// An index has the members in their order. With a filter or in another order their rows have to be read: of so many of
// the first ones within a few milliseconds.
const siftedMax = 2000;

interface AlbumUploadsRequest extends Omit<UploadsRequest, 'sort' | 'order'>, Marks {
  ownerId: string;
  /** An id or a slug. */
  album: string;
  /** The id or the name of one of the owner's tags. */
  tag: string | undefined;
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
  const table = request.trashed ? 'trashed_uploads' : 'uploads';
  if (!request.trashed && !isSifted(request)) {
    const found = { request, total: album.upload_count };
    return readPage(services, table, found, async () => {
      const { rows } = await inOrder(album.id, request).execute(db);
      return rows;
    });
  }
  const tag =
    request.tag === undefined ? undefined : await findTag(db, request.ownerId, request.tag);
  if (request.tag !== undefined && !tag) return paginate([], 0, request);
  const { rows } = await sifted(album.id, tag?.id, request).execute(db);
  const first = { ...request, page: 1, limit: 1 };
  const [any] = rows.length > 0 ? rows : (await sifted(album.id, tag?.id, first).execute(db)).rows;
  return readPage(services, table, { request, total: Number(any?.total ?? 0) }, async () => rows);
}

const isSifted = ({ type, tag, text, favorite, expires, sort }: AlbumUploadsRequest) =>
  text !== '' || [type, tag, favorite, expires, sort].some((given) => given !== undefined);

const inOrder = (albumId: string, request: AlbumUploadsRequest) =>
  sql<{ id: string }>`select upload_id as id from album_uploads
    where album_id = ${albumId} and is_trashed = 0
    order by position ${sql.raw(request.order ?? 'asc')}
    limit ${request.limit} offset ${offsetOf(request)}`;

function sifted(albumId: string, tagId: string | undefined, request: AlbumUploadsRequest): Found {
  const { type, text, favorite, expires, trashed, sort, order } = request;
  const table = sql.table(trashed ? 'trashed_uploads' : 'uploads');
  const conditions = [
    sql`rows.id = members.upload_id`,
    ...(type === undefined ? [] : [sql`rows.category = ${type}`]),
    ...(tagId === undefined ? [] : [hasTag(tagId)]),
    ...(favorite ? [sql`rows.is_favorite = 1`] : []),
    ...(expires ? [sql`rows.expires_at is not null`] : []),
    ...(text === '' ? [] : [sql`rows.name_key like ${`%${escapedForLike(text)}%`} escape '\\'`]),
  ];
  const direction = sql.raw(order ?? (sort === undefined ? 'asc' : 'desc'));
  const by = sql.ref(sort === undefined ? 'members.position' : `rows.${sortColumns[sort]}`);
  // A cross join keeps SQLite from walking all uploads to look for the members.
  return sql`select rows.id, count(*) over () as total
    from (select upload_id, position from album_uploads
      where album_id = ${albumId} and is_trashed = ${trashed ? 1 : 0}
      order by position limit ${siftedMax}) as members cross join ${table} as rows
    where ${sql.join(conditions, sql` and `)}
    order by ${by} ${direction}, rows.id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
}

const hasTag = (tagId: string) =>
  sql`exists (select 1 from upload_tags where tag_id = ${tagId} and upload_id = members.upload_id)`;
