import { type Actor, recordAudit } from '../../audit.ts';
import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { UploadRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { releaseBlobs } from './blobs/blobs.ts';
import { removeBytes } from './blobs/remove-bytes.ts';
import { noSuchUpload, type UploadScope } from './find-upload.ts';
import { uncountUploads } from './quota/quota.ts';
import { addToTotals } from './totals/add-to-totals.ts';

/**
 * Deletes one of the uploads in scope; another owner's is recorded in the audit log. Its link is dead when
 * this returns. Throws `not_found`.
 */
export async function removeUploadAs(
  services: Services,
  actor: Actor,
  scope: UploadScope,
  id: string,
): Promise<void> {
  const isRemoved = await removeUpload(services, { id, ...scope }, actor);
  if (!isRemoved) throw noSuchUpload();
}

interface UploadToRemove {
  id: string;
  /** Restricts the deletion to this owner's upload; undefined: any owner's. */
  ownerId?: string | undefined;
}

/**
 * Deletes an upload: its row first, so that the link is dead at once, its bytes in the background. False when
 * it does not exist. Without an actor (by the deletion link, or by the owner's tus client) nothing is audited.
 */
export async function removeUpload(
  services: Services,
  { id, ownerId }: UploadToRemove,
  actor?: Actor,
): Promise<boolean> {
  const { clock, blobDeletions } = services;
  await blobDeletions.waitForCapacity();
  const removed = await transact(services, async (transaction, note) => {
    const upload = await transaction
      .deleteFrom('uploads')
      .where('id', '=', id)
      .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
      .returningAll()
      .executeTakeFirst();
    if (!upload) return undefined;
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    await uncountUploads(transaction, upload.user_id, [upload]);
    const unreferenced = await releaseBlobs(transaction, [upload]);
    await addToTotals(transaction, upload.user_id, [upload], -1);
    if (actor && actor.id !== upload.user_id) {
      const subject = subjectOf(upload);
      await recordAudit(transaction, clock, { actor, action: 'upload.deleted', subject });
    }
    note({ kind: 'file.deleted', upload });
    return { upload, unreferenced };
  });
  if (!removed) return false;
  removeBytes(services, [removed.upload], removed.unreferenced);
  return true;
}

const subjectOf = ({ id, original_name: name }: UploadRow) =>
  ({ type: 'upload', id, name }) as const;
