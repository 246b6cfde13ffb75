import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { UploadRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { releaseBlobs } from './blobs/blobs.ts';
import { removeBytes } from './blobs/remove-bytes.ts';
import { uncountUploads } from './quota/quota.ts';
import { addToTotals } from './totals/add-to-totals.ts';

const uploadsPerTransaction = 100;

/**
 * Deletes all uploads of a user, in batches, and returns their number. Uploads in flight may still complete
 * afterwards: a caller that deletes the account revokes its access first.
 */
export async function removeUploadsOf(services: Services, userId: string): Promise<number> {
  let count = 0;
  for (;;) {
    await services.blobDeletions.waitForCapacity();
    const { isLast, removed, unreferenced } = await removeBatch(services, userId);
    removeBytes(services, removed, unreferenced);
    count += removed.length;
    if (isLast) return count;
  }
}

/** Returns only the rows that this transaction deleted: another request may delete some of the batch. */
function removeBatch(services: Services, userId: string) {
  return transact(services, async (transaction, note) => {
    const batch = await transaction
      .selectFrom('uploads')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .limit(uploadsPerTransaction)
      .execute();
    const removed: UploadRow[] = [];
    // In the order of ids, as every transaction that changes several uploads, so that none deadlock.
    for (const id of batch.map((upload) => upload.id).toSorted()) {
      const upload = await transaction
        .deleteFrom('uploads')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (upload) removed.push(upload);
    }
    await publishInvalidation(transaction, {
      kind: 'uploads',
      slugs: removed.map(({ slug }) => slug),
    });
    await uncountUploads(transaction, userId, removed);
    const unreferenced = await releaseBlobs(transaction, removed);
    await addToTotals(transaction, userId, removed, -1);
    note(...removed.map((upload) => ({ kind: 'file.deleted' as const, upload })));
    return { isLast: batch.length < uploadsPerTransaction, removed, unreferenced };
  });
}
