import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import type { DeletedUploads } from '../../../database/writes/uploads.ts';
import type { Services } from '../../../services.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { removeRows } from './remove-rows.ts';

// Others write between two transactions: this many rows hold them up for a few milliseconds.
const rowsPerTransaction = 200;
// S3 removes as many with one request.
const rowsPerRemoval = 1000;
// Among so many an owner has several rows, whose totals then change together; two short texts of each are kept.
const rowsPerSearch = 50_000;

interface Found {
  id: string;
  user_id: string;
}

/** Which rows are due; an owner may have changed that since they were found. */
interface DueRows {
  table: UploadTable;
  /** Only rows that end at this time or before. */
  endsBy?: number;
  /** Only rows that are in the trash since this time or longer. */
  trashedBy?: number;
}

interface RowsToRemove extends DueRows {
  /** The next rows that are due; those that were removed are no longer found. */
  find(limit: number): Promise<Found[]>;
}

/** Deletes all rows that are found, with their bytes; those with `endsBy` leave word that they have ended. */
export async function removeRowsWhere(
  services: Services,
  stopping: AbortSignal,
  { find, ...due }: RowsToRemove,
): Promise<void> {
  while (!stopping.aborted) {
    const found = await find(rowsPerSearch);
    const rows = found.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
    for (let start = 0; start < rows.length && !stopping.aborted; start += rowsPerRemoval) {
      const ids = rows.slice(start, start + rowsPerRemoval).map(({ id }) => id);
      await removeTogether(services, stopping, due, ids);
    }
    if (found.length < rowsPerSearch) return;
  }
}

/** Deletes rows in several transactions, and then the bytes of all of them together. */
async function removeTogether(
  services: Services,
  stopping: AbortSignal,
  due: DueRows,
  ids: readonly string[],
): Promise<void> {
  const removed: DeletedUploads = { uploads: [], unreferenced: [] };
  try {
    for (let start = 0; start < ids.length; start += rowsPerTransaction) {
      if (stopping.aborted) return;
      const some = await removeRows(services, {
        ...due,
        ids: ids.slice(start, start + rowsPerTransaction),
      });
      removed.uploads.push(...some.uploads);
      removed.unreferenced.push(...some.unreferenced);
    }
  } finally {
    removeBytes(services, removed.uploads, removed.unreferenced);
  }
}
