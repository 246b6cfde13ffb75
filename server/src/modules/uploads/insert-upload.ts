import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { addToTotals } from './upload-totals.ts';

/** Writes the row of stored bytes, and counts it. */
export function insertUpload({ db }: Services, upload: UploadRow): Promise<UploadRow> {
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('uploads').values(upload).execute();
    await addToTotals(transaction, upload.user_id, [upload], 1);
    return upload;
  });
}
