import { isForeignKeyViolation } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { takeObject } from './blobs/blobs.ts';
import type { Reservation } from './quota/reservation.ts';
import { addToTotals } from './totals/add-to-totals.ts';

/**
 * Writes the row of freshly stored bytes, and counts it in exchange for what was reserved for it. The row that it gives may refer to an earlier upload's bytes, when they are the same.
 */
export async function insertUpload(
  services: Services,
  upload: UploadRow,
  reservation: Pick<Reservation, 'commit'>,
): Promise<UploadRow> {
  try {
    return await insert(services, upload, reservation);
  } catch (error) {
    if (upload.domain_id === null || !isForeignKeyViolation(error)) throw error;
    // The domain was removed while the bytes came; the file fares as the others that were on it.
    return insert(services, { ...upload, domain_id: null }, reservation);
  }
}

async function insert(
  services: Services,
  upload: UploadRow,
  reservation: Pick<Reservation, 'commit'>,
): Promise<UploadRow> {
  const { storage, blobDeletions } = services;
  await blobDeletions.room();
  const row = await transact(services, async (transaction, note) => {
    await reservation.commit(transaction, upload);
    // People who fetch a file from S3 itself see since when it is there: none is shared then.
    const key = await takeObject(transaction, upload, storage.direct === undefined);
    const taken = { ...upload, storage_key: key };
    await transaction.insertInto('uploads').values(taken).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    note({ kind: 'file.created', upload: taken });
    return taken;
  });
  const [key, kept] = [upload.storage_key, row.storage_key];
  if (key !== kept) blobDeletions.removeSpare({ key, kept, bytes: upload.size });
  return row;
}
