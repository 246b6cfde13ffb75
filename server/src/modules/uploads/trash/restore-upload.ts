import type { Actor } from '../../../audit.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { restoreFromTrash } from '../../../database/writes/uploads.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { auditOthersUpload } from '../audit-others-upload.ts';
import { noSuchUpload, type UploadScope } from '../find-upload.ts';

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
  return transact(services, async (transaction, emit) => {
    const upload = await restoreFromTrash(transaction, { id, ownerId });
    if (!upload) throw noSuchUpload();
    if (upload.expires_at !== null && upload.expires_at <= clock.now()) {
      throw new AppError('not_found', (m) => m.trash.hasEnded);
    }
    await auditOthersUpload(transaction, clock, { actor, action: 'upload.restored', upload });
    emit({ kind: 'file.restored', upload });
    return upload;
  });
}
