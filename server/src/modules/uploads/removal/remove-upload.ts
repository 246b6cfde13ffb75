import type { Transaction } from 'kysely';

import type { Actor } from '../../../audit.ts';
import {
  type UploadRow,
  type UploadTable,
  uploadTables,
} from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { auditOthersUpload } from '../audit-others-upload.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { noSuchUpload, type UploadScope } from '../find-upload.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { releaseRows } from './release-rows.ts';
import { takeRows } from './take-rows.ts';

interface UploadToRemove {
  id: string;
  /** Restricts the deletion to this owner's upload; undefined: any owner's. */
  ownerId?: string | undefined;
  /** Whether it is deleted for ever, also from the trash, instead of being moved there. */
  isPermanent: boolean;
  /** Whether its link has come to its end, which its page says for a while. */
  hasEnded?: boolean;
}

/** What has become of an upload that was to be removed. */
export type Removal = 'trashed' | 'deleted' | 'absent';

/**
 * Removes one of the uploads in scope: its owner's goes to the trash unless `isPermanent`. Another owner's is
 * deleted for ever, as that one must not bring it back, and recorded in the audit log. Its link is dead when
 * this returns. Throws `not_found`.
 */
export async function removeUploadAs(
  services: Services,
  actor: Actor,
  { ownerId }: UploadScope,
  { id, isPermanent }: Pick<UploadToRemove, 'id' | 'isPermanent'>,
): Promise<Removal> {
  const removal = await removeUpload(services, { id, ownerId, isPermanent }, actor);
  if (removal === 'absent') throw noSuchUpload();
  return removal;
}

/**
 * Removes an upload: its row first, so that the link is dead at once; the bytes of one that is deleted go in
 * the background. Without an actor (by the deletion link, or by the owner's tus client) nothing is audited.
 */
export async function removeUpload(
  services: Services,
  wanted: UploadToRemove,
  actor?: Actor,
): Promise<Removal> {
  const { clock, blobDeletions, settings } = services;
  await blobDeletions.waitForCapacity();
  const done = await transact(services, async (transaction, note) => {
    const found = await takeUpload(transaction, wanted, actor);
    if (!found) return absent;
    const { upload, from, isPermanent } = found;
    if (!isPermanent && settings.current().trashDays > 0) {
      await moveToTrash(transaction, upload, clock.now());
      note({ kind: 'file.trashed', upload });
      return { removal: 'trashed', upload, unreferenced: [] } as const;
    }
    const endedAt = wanted.hasEnded ? clock.now() : undefined;
    const released = { uploads: [upload], from, endedAt };
    const unreferenced = await releaseRows(transaction, released);
    if (actor) {
      await auditOthersUpload(transaction, clock, { actor, action: 'upload.deleted', upload });
    }
    note({ kind: 'file.deleted', upload });
    return { removal: 'deleted', upload, unreferenced } as const;
  });
  if (done.removal === 'deleted') removeBytes(services, [done.upload], done.unreferenced);
  return done.removal;
}

const absent = { removal: 'absent', upload: undefined, unreferenced: [] } as const;

/** Deletes the upload's row from wherever it may be removed. */
async function takeUpload(
  transaction: Transaction<Schema>,
  { id, ownerId, isPermanent: isWanted }: UploadToRemove,
  actor: Actor | undefined,
): Promise<{ upload: UploadRow; from: UploadTable; isPermanent: boolean } | undefined> {
  for (const from of uploadTables) {
    const found = await transaction
      .selectFrom(from)
      .select('user_id')
      .where('id', '=', id)
      .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
      .executeTakeFirst();
    if (!found) continue;
    const isPermanent = isWanted || (actor !== undefined && actor.id !== found.user_id);
    // From the trash an upload can only be deleted for ever.
    if (from === 'trashed_uploads' && !isPermanent) return undefined;
    const rows = await takeRows(transaction, from, { ids: [id] });
    const [upload] = rows;
    if (upload) return { upload, from, isPermanent };
  }
  return undefined;
}
