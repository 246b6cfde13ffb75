import type { Services } from '../../services.ts';
import { noSuchUpload } from './find-upload.ts';
import { removeBytes } from './remove-bytes.ts';
import { addToTotals } from './upload-totals.ts';

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
  const removed = await services.db.transaction().execute(async (transaction) => {
    const upload = await transaction
      .deleteFrom('uploads')
      .where('id', '=', id)
      .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
      .returningAll()
      .executeTakeFirst();
    if (upload) await addToTotals(transaction, upload.user_id, [upload], -1);
    return upload;
  });
  if (!removed) return false;
  await removeBytes(services, [removed]);
  return true;
}
