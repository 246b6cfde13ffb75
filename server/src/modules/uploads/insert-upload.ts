import { isForeignKeyViolation } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { retainBlob } from './blobs/blobs.ts';
import type { Reservation } from './quota/reservation.ts';
import { addToTotals } from './totals/add-to-totals.ts';

/**
 * Writes the row of freshly stored bytes and commits what was reserved for it. The row that it gives refers
 * to the bytes of an earlier upload of the owner where those are the same. Throws `forbidden`.
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
    // The domain was removed while the bytes came: as with earlier files, the link is on the app's host.
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
  const written = await transact(services, async (transaction, note) => {
    await reservation.commit(transaction, upload);
    // S3 tells visitors to whom it hands a file out when it was stored: each upload needs its own then.
    const key = await retainBlob(transaction, upload, storage.direct === undefined);
    const row = { ...upload, storage_key: key };
    await transaction.insertInto('uploads').values(row).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    note({ kind: 'file.created', upload: row });
    return row;
  });
  const [key, kept] = [upload.storage_key, written.storage_key];
  if (key !== kept) blobDeletions.removeDuplicate({ key, kept, bytes: upload.size });
  return written;
}
