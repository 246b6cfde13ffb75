import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { cursorOf } from '../../../lib/cursor.ts';
import { type Page, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { findAlbumNamed } from '../../album-membership/find-album.ts';
import { nameKey } from '../receive/name-key.ts';
import { hasCriteria } from './criteria.ts';
import { listAlbumUploads } from './list-album-uploads.ts';
import { listMarkedUploads } from './list-marked-uploads.ts';
import { listReceivedUploads } from './list-received-uploads.ts';
import { listTaggedUploads } from './list-tagged-uploads.ts';
import { listUploads, searchUploads } from './list-uploads.ts';
import { isMarked, type Marks, type UploadsRequest } from './row-filters.ts';
import { sortRows } from './sorts.ts';

interface MyUploadsRequest
  extends Omit<UploadsRequest, 'ownerId' | 'sort' | 'order' | 'after'>, Marks {
  /** A cursor as text; empty: the beginning. */
  after?: string | undefined;
  search?: string | undefined;
  /** An album's id or slug. */
  album?: string | undefined;
  /** In place of `album`: an id, a slug or a name, without which nothing matches. */
  albumNamed?: string | undefined;
  /** `createdAt`; of an album its own order. */
  sort?: UploadsRequest['sort'] | undefined;
  /** `desc`; of an album in its own order `asc`. */
  order?: UploadsRequest['order'] | undefined;
  /** The id or the name of one of the owner's tags. */
  tag?: string | undefined;
  /** Id of a request for files: only what it has received. */
  request?: string | undefined;
}

/**
 * One page of the owner's uploads to which all given filters apply; `search` is part of the file's name. Throws `not_found` where there is no such
 * album, and `invalid_request` for a cursor of another list.
 */
export async function listMyUploads(
  services: Pick<Services, 'db'>,
  ownerId: string,
  { page, limit, after: cursor, sort, order, ...asked }: MyUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const { search = '', album: asId, albumNamed, tag, request: requestId, ...filters } = asked;
  const isNamed = albumNamed !== undefined;
  const isOfAlbum = asId !== undefined && !isNamed && sort === undefined;
  const inOrder = {
    sort: sort ?? 'createdAt',
    order: order ?? (isOfAlbum ? 'asc' : 'desc'),
  } as const;
  const list = { ownerId, ...asked, ...inOrder, isOfAlbum };
  const after = cursorOf(list, cursor, isOfAlbum ? 'number' : sortRows[inOrder.sort].key);
  const text = nameKey(search);
  const album = isNamed ? (await findAlbumNamed(services.db, ownerId, albumNamed))?.id : asId;
  if (isNamed && album === undefined) return paginate([], 0, { page, limit, after });
  const mine = { ...filters, page, limit, after, ownerId, ...inOrder };
  if (album !== undefined)
    return listAlbumUploads(services, {
      ...mine,
      album,
      tag,
      requestId,
      text,
      sort: isNamed ? inOrder.sort : sort,
    });
  const words = { text, uploaderIds: [] };
  if (requestId !== undefined)
    return listReceivedUploads(services, { ...mine, requestId, tag }, words);
  if (tag !== undefined) return listTaggedUploads(services, { ...mine, tag }, words);
  if (isMarked(mine) || hasCriteria(mine)) return listMarkedUploads(services, mine, words);
  return text === '' ? listUploads(services, mine) : searchUploads(services, mine, words);
}
