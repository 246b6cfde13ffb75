import type { TrashedUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { nameKey } from '../receive/name-key.ts';
import { isMarked, listMarkedUploads, type Marks } from './list-marked-uploads.ts';
import { listUploads, searchUploads, type UploadsRequest } from './list-uploads.ts';

interface MyUploadsRequest extends Omit<UploadsRequest, 'ownerId'>, Marks {
  search?: string | undefined;
}

/** One page of the owner's uploads; `search` is part of the file's name. */
export function listMyUploads(
  services: Pick<Services, 'db'>,
  ownerId: string,
  { search = '', ...request }: MyUploadsRequest,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  const text = nameKey(search);
  const mine = { ...request, ownerId };
  if (isMarked(mine)) return listMarkedUploads(services, mine, { text, uploaderIds: [] });
  return text === ''
    ? listUploads(services, mine)
    : searchUploads(services, mine, { text, uploaderIds: [] });
}
