import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import type { Services } from '../../../services.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { removeRows } from './remove-rows.ts';

const uploadsPerTransaction = 100;

/**
 * Deletes all uploads of a user, those in the trash as well, in batches, and returns their number. Uploads in
 * flight may still complete afterwards: a caller that deletes the account revokes its access first.
 */
export async function removeUploadsOf(services: Services, userId: string): Promise<number> {
  const listed = await removeAllIn(services, 'uploads', userId);
  return listed + (await removeAllIn(services, 'trashed_uploads', userId));
}

/** Deletes an owner's rows of one table in batches, with their bytes. Returns their number. */
export async function removeAllIn(
  services: Services,
  table: UploadTable,
  ownerId: string,
): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await services.db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', ownerId)
      .limit(uploadsPerTransaction)
      .execute();
    const ids = batch.map(({ id }) => id);
    const { uploads, unreferenced } = await removeRows(services, { table, ids });
    removeBytes(services, uploads, unreferenced);
    count += uploads.length;
    if (batch.length < uploadsPerTransaction) return count;
  }
}
