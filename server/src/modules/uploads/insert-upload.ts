import type { Transaction } from 'kysely';

import type { Schema, UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** Writes the row of stored bytes, and counts it among its owner's. */
export function insertUpload({ db }: Services, upload: UploadRow): Promise<UploadRow> {
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('uploads').values(upload).execute();
    await addToTotals(transaction, upload, 1);
    return upload;
  });
}

/** Keeps the owner's totals beside the uploads; `sign` is -1 for one that goes. */
export async function addToTotals(
  transaction: Transaction<Schema>,
  { user_id, category, size }: UploadRow,
  sign: 1 | -1,
): Promise<void> {
  await transaction
    .insertInto('upload_totals')
    .values({ user_id, category, uploads: sign, bytes: sign * size })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet(({ eb, ref }) => ({
        uploads: eb('upload_totals.uploads', '+', ref('excluded.uploads')),
        bytes: eb('upload_totals.bytes', '+', ref('excluded.bytes')),
      })),
    )
    .execute();
}
