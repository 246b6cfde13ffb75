import type { Transaction } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { noSuchUpload, type UploadScope } from '../find-upload.ts';

/**
 * Locks the row of an upload in scope until the transaction ends, and returns it as it is now. Throws `not_found`,
 * also for one that has ended and only waits for its deletion: nothing lives again.
 */
export async function lockUpload(
  transaction: Transaction<Schema>,
  { ownerId }: UploadScope,
  id: string,
  now: number,
): Promise<UploadRow> {
  const upload = await transaction
    .updateTable('uploads')
    .set(({ ref }) => ({ burn: ref('burn') }))
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .returningAll()
    .executeTakeFirst();
  if (!upload) throw noSuchUpload();
  return upload;
}
