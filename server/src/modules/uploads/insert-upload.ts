import { isForeignKeyViolation } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { retainBlob } from './blobs/blobs.ts';
import type { Reservation } from './quota/reservation.ts';
import { addToTotals } from './totals/add-to-totals.ts';

/**
 * Writes the upload's row and commits its reservation in one transaction. Where the owner has a blob with the
 * same content already, the returned row refers to that one and the new bytes are deleted. Throws `forbidden`
 * where the account was suspended or deleted.
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
    // The domain was deleted during the upload: like the domain's other files, it moves to the app's host.
    return insert(services, { ...upload, domain_id: null }, reservation);
  }
}

async function insert(
  services: Services,
  upload: UploadRow,
  reservation: Pick<Reservation, 'commit'>,
): Promise<UploadRow> {
  const { storage, blobDeletions } = services;
  await blobDeletions.waitForCapacity();
  const written = await transact(services, async (transaction, note) => {
    await reservation.commit(transaction, upload);
    // A direct S3 response has the object's Last-Modified, so each upload needs an object of its own.
    const key = await retainBlob(transaction, upload, storage.direct === undefined);
    const row = { ...upload, storage_key: key };
    await transaction.insertInto('uploads').values(row).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    note({ kind: 'file.created', upload: row });
    return row;
  });
  const [key, retainedKey] = [upload.storage_key, written.storage_key];
  if (key !== retainedKey) blobDeletions.removeDuplicate({ key, retainedKey, bytes: upload.size });
  return written;
}
