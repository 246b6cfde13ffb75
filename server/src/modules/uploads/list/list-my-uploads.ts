import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { nameKey } from '../receive/name-key.ts';
import { isMarked, listMarkedUploads, type Marks } from './list-marked-uploads.ts';
import { listTaggedUploads } from './list-tagged-uploads.ts';
import { listUploads, searchUploads, type UploadsRequest } from './list-uploads.ts';

interface MyUploadsRequest extends Omit<UploadsRequest, 'ownerId'>, Marks {
  search?: string | undefined;
  /** The id or the name of one of the owner's tags. */
  tag?: string | undefined;
}

/** One page of the owner's uploads; `search` is part of the file's name. */
export function listMyUploads(
  services: Pick<Services, 'db'>,
  ownerId: string,
  { search = '', tag, ...request }: MyUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const text = nameKey(search);
  const words = { text, uploaderIds: [] };
  const mine = { ...request, ownerId };
  if (tag !== undefined) return listTaggedUploads(services, { ...mine, tag }, words);
  if (isMarked(mine)) return listMarkedUploads(services, mine, words);
  return text === '' ? listUploads(services, mine) : searchUploads(services, mine, words);
}
