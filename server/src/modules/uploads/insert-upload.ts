import { isForeignKeyViolation } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { addToTotals } from './upload-totals.ts';

/** Writes the row of stored bytes, and counts it. */
export async function insertUpload(services: Services, upload: UploadRow): Promise<UploadRow> {
  try {
    return await insert(services, upload);
  } catch (error) {
    if (upload.domain_id === null || !isForeignKeyViolation(error)) throw error;
    // The domain was removed while the bytes came; the file fares as the others that were on it.
    return insert(services, { ...upload, domain_id: null });
  }
}

function insert({ db }: Services, upload: UploadRow): Promise<UploadRow> {
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('uploads').values(upload).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    return upload;
  });
}
