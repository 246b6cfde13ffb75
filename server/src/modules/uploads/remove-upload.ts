import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { noSuchUpload } from './find-upload.ts';
import { addToTotals } from './insert-upload.ts';

/** Deletes one of the owner's uploads. Its link is dead when this returns. Throws `not_found`. */
export async function removeMyUpload(
  services: Services,
  ownerId: string,
  id: string,
): Promise<void> {
  const isRemoved = await removeUpload(services, { id, ownerId });
  if (!isRemoved) throw noSuchUpload();
}

interface Which {
  id: string;
  /** Only if it is this person's. */
  ownerId?: string;
}

/** Row first, so that the link is dead at once; bytes after. False when it was gone already. */
export async function removeUpload(services: Services, { id, ownerId }: Which): Promise<boolean> {
  const { db, slugs, storage, log } = services;
  const removed = await db.transaction().execute(async (transaction) => {
    const upload = await transaction
      .deleteFrom('uploads')
      .where('id', '=', id)
      .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
      .returningAll()
      .executeTakeFirst();
    if (upload) await addToTotals(transaction, upload, -1);
    return upload;
  });
  if (!removed) return false;
  slugs.forget(removed.slug);
  await removeBytes({ storage, log }, removed);
  return true;
}

async function removeBytes(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  upload: UploadRow,
): Promise<void> {
  try {
    await storage.remove(upload.storage_key);
  } catch (error) {
    // The file is deleted for everybody; only its room is not free yet.
    log.warn('upload.bytes_left_behind', { key: upload.storage_key, error });
  }
}
