import { isForeignKeyViolation } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Promised } from './reserve-room.ts';
import { addToOwner, addToTotals } from './upload-totals.ts';

/** Writes the row of stored bytes, and counts it in exchange for the room it was promised. */
export async function insertUpload(
  services: Services,
  upload: UploadRow,
  promised: Promised,
): Promise<UploadRow> {
  try {
    return await insert(services, upload, promised);
  } catch (error) {
    if (upload.domain_id === null || !isForeignKeyViolation(error)) throw error;
    // The domain was removed while the bytes came; the file fares as the others that were on it.
    return insert(services, { ...upload, domain_id: null }, promised);
  }
}

function insert({ db }: Services, upload: UploadRow, promised: Promised): Promise<UploadRow> {
  return db.transaction().execute(async (transaction) => {
    await promised.settle(transaction, upload);
    if (!(await addToOwner(transaction, upload.user_id, [upload], 1))) {
      throw new AppError('forbidden', 'This account can no longer upload files.');
    }
    await transaction.insertInto('uploads').values(upload).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    return upload;
  });
}
