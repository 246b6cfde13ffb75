import type { Transaction } from 'kysely';

import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { hideInCollections } from '../../collections/membership.ts';
import { addToTotals } from '../totals/add-to-totals.ts';

/**
 * Puts a row that this transaction has deleted from `uploads` into the trash. Its link is dead, and lists and
 * totals do without it; its names, its bytes and its place in the quota remain.
 */
export async function moveToTrash(
  transaction: Transaction<Schema>,
  upload: UploadRow,
  trashedAt: number,
): Promise<void> {
  await transaction
    .insertInto('trashed_uploads')
    .values({ ...upload, trashed_at: trashedAt })
    .execute();
  await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
  await hideInCollections(transaction, [upload.id]);
  await addToTotals(transaction, [upload], -1);
}
