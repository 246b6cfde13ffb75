import type { UploadRow, UploadTable } from '../../../database/rows/upload-rows.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { releaseRows } from './release-rows.ts';
import { takeRows } from './take-rows.ts';

interface RowsToRemove {
  table: UploadTable;
  ids: readonly string[];
  /** Only rows that end at this time or before, which leave word that they have ended. */
  endsBy?: number | undefined;
  /** Only rows that are in the trash since this time or longer. */
  trashedBy?: number | undefined;
}

export interface Removed {
  uploads: UploadRow[];
  /** Keys of blobs that no upload refers to any more, for `removeBytes`. */
  unreferenced: string[];
}

/**
 * Deletes rows of one owner or of several in one transaction, when the queue of deletions has room. Returns only those that it
 * deleted: another request may delete some of them.
 */
export async function removeRows(
  services: Services,
  { table, ids, endsBy, trashedBy }: RowsToRemove,
): Promise<Removed> {
  await services.blobDeletions.waitForCapacity();
  return transact(services, async (transaction, note) => {
    const uploads = await takeRows(transaction, table, { ids, endsBy, trashedBy });
    const released = { uploads, from: table, endedAt: endsBy };
    note(...uploads.map((upload) => ({ kind: 'file.deleted' as const, upload })));
    return { uploads, unreferenced: await releaseRows(transaction, released) };
  });
}
