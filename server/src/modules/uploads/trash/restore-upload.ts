import type { Actor } from '../../../audit.ts';
import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import { uploadColumns, type UploadRow } from '../../../database/rows/upload-rows.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { showInCollections } from '../../collections/membership.ts';
import { auditOthersUpload } from '../audit-others-upload.ts';
import { noSuchUpload, type UploadScope } from '../find-upload.ts';
import { addToTotals } from '../totals/add-to-totals.ts';

/**
 * Brings one of the uploads in scope back from the trash, with its link, names and options; another owner's
 * is recorded in the audit log. Throws `not_found`, also where it has ended meanwhile.
 */
export function restoreUpload(
  services: Services,
  actor: Actor,
  { ownerId }: UploadScope,
  id: string,
): Promise<UploadRow> {
  const { clock } = services;
  return transact(services, async (transaction, note) => {
    const upload = await transaction
      .deleteFrom('trashed_uploads')
      .where('id', '=', id)
      .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
      .returning(uploadColumns)
      .executeTakeFirst();
    if (!upload) throw noSuchUpload();
    if (upload.expires_at !== null && upload.expires_at <= clock.now()) {
      throw new AppError('not_found', (m) => m.trash.hasEnded);
    }
    await transaction.insertInto('uploads').values(upload).execute();
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    await showInCollections(transaction, [upload.id]);
    await addToTotals(transaction, [upload], 1);
    await auditOthersUpload(transaction, clock, { actor, action: 'upload.restored', upload });
    note({ kind: 'file.restored', upload });
    return upload;
  });
}
