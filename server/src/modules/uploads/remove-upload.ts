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
 * Deletes one of the uploads in scope; another owner's leaves a line in the audit log. Its link
 * is dead when this returns. Throws `not_found`.
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

interface Which {
  id: string;
  /** Only if it is this person's. */
  ownerId?: string | undefined;
}

/**
 * Row first, so that the link is dead at once; bytes after. False when it was gone already.
 * Without an actor it is the holder of the deletion link, whom nobody knows.
 */
export async function removeUpload(
  services: Services,
  { id, ownerId }: Which,
  actor?: Actor,
): Promise<boolean> {
  const { clock, blobDeletions } = services;
  await blobDeletions.room();
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
