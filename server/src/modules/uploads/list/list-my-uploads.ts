import type { UploadRow } from '../../../database/schema.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { nameKey } from '../receive/name-key.ts';
import { listUploads, searchUploads, type UploadsRequest } from './list-uploads.ts';

interface MyUploadsRequest extends Omit<UploadsRequest, 'ownerId'> {
  search?: string | undefined;
}

/** One page of the owner's uploads; `search` is part of the file's name. */
export function listMyUploads(
  services: Pick<Services, 'db'>,
  ownerId: string,
  { search = '', ...request }: MyUploadsRequest,
): Promise<Page<UploadRow>> {
  const text = nameKey(search);
  const mine = { ...request, ownerId };
  return text === ''
    ? listUploads(services, mine)
    : searchUploads(services, mine, { text, uploaderIds: [] });
}
