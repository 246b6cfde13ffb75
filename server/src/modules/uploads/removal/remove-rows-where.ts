import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import type { Services } from '../../../services.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { type Removed, removeRows } from './remove-rows.ts';

// Others write between two transactions: this many rows hold them up for a few milliseconds.
const rowsPerTransaction = 200;
const rowsPerBatch = 1000;

interface Found {
  id: string;
  user_id: string;
}

interface RowsToRemove {
  table: UploadTable;
  /** The next rows that are due; those that were removed are no longer found. */
  find(limit: number): Promise<Found[]>;
  /** Only rows that end at this time or before: an owner may have changed that since. */
  endsBy?: number;
}

/** Deletes all rows that are found, with their bytes; those with `endsBy` leave word that they have ended. */
export async function removeRowsWhere(
  services: Services,
  stopping: AbortSignal,
  { table, find, endsBy }: RowsToRemove,
): Promise<void> {
  while (!stopping.aborted) {
    const batch = await find(rowsPerBatch);
    // Rows of an owner together: their totals are the same.
    const rows = batch.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
    const removed: Removed = { uploads: [], unreferenced: [] };
    try {
      for (let start = 0; start < rows.length; start += rowsPerTransaction) {
        if (stopping.aborted) return;
        const ids = rows.slice(start, start + rowsPerTransaction).map(({ id }) => id);
        const some = await removeRows(services, { table, ids, endsBy });
        removed.uploads.push(...some.uploads);
        removed.unreferenced.push(...some.unreferenced);
      }
    } finally {
      // The bytes of all together, as S3 removes many with one request.
      removeBytes(services, removed.uploads, removed.unreferenced);
    }
    if (batch.length < rowsPerBatch) return;
  }
}
