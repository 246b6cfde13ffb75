import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { nameKey } from '../receive/name-key.ts';
import { listAlbumUploads } from './list-album-uploads.ts';
import { listMarkedUploads } from './list-marked-uploads.ts';
import { listReceivedUploads } from './list-received-uploads.ts';
import { listTaggedUploads } from './list-tagged-uploads.ts';
import { listUploads, searchUploads, type UploadsRequest } from './list-uploads.ts';
import { isMarked, type Marks } from './row-filters.ts';

interface MyUploadsRequest extends Omit<UploadsRequest, 'ownerId' | 'sort' | 'order'>, Marks {
  search?: string | undefined;
  /** An album's id or slug. */
  album?: string | undefined;
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
 * album.
 */
export function listMyUploads(
  services: Pick<Services, 'db'>,
  ownerId: string,
  { search = '', album, tag, request: requestId, sort, order, ...request }: MyUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const text = nameKey(search);
  if (album !== undefined)
    return listAlbumUploads(services, {
      ...request,
      ownerId,
      album,
      tag,
      requestId,
      text,
      sort,
      order,
    });
  const mine = { ...request, ownerId, sort: sort ?? 'createdAt', order: order ?? 'desc' } as const;
  const words = { text, uploaderIds: [] };
  if (requestId !== undefined)
    return listReceivedUploads(services, { ...mine, requestId, tag }, words);
  if (tag !== undefined) return listTaggedUploads(services, { ...mine, tag }, words);
  if (isMarked(mine)) return listMarkedUploads(services, mine, words);
  return text === '' ? listUploads(services, mine) : searchUploads(services, mine, words);
}
