import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import { type DeletedUploads, deleteUploads } from '../../../database/writes/uploads.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';

interface RowsToRemove {
  table: UploadTable;
  ids: readonly string[];
  /** Only rows that end at this time or before, which leave word that they have ended. */
  endsBy?: number | undefined;
  /** Only rows that are in the trash since this time or longer. */
  trashedBy?: number | undefined;
}

/**
 * Deletes rows of one owner or of several in one transaction, when the queue of deletions has room. Returns only those that it
 * deleted: another request may delete some of them.
 */
export async function removeRows(
  services: Services,
  wanted: RowsToRemove,
): Promise<DeletedUploads> {
  await services.blobDeletions.waitForCapacity();
  return transact(services, async (transaction, emit) => {
    const deleted = await deleteUploads(transaction, { ...wanted, endedAt: wanted.endsBy });
    emit(...deleted.uploads.map((upload) => ({ kind: 'file.deleted' as const, upload })));
    return deleted;
  });
}
