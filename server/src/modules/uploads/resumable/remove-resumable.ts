import type { ResumableUploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { deleteResumable, partialFileOf } from './resumable-rows.ts';

/**
 * Removes an upload that is not complete, or the memory of one that is: bytes, room and row. Whoever
 * calls this holds its lock.
 */
export async function removeResumable(services: Services, row: ResumableUploadRow): Promise<void> {
  if (row.upload_id === null) await services.storage.partial.discard(partialFileOf(row));
  await deleteResumable(services, row.id);
}
