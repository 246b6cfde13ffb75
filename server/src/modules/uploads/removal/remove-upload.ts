import type { Transaction } from 'kysely';

import type { Actor } from '../../../audit.ts';
import { type UploadTable, uploadTables } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import {
  type DeletedUploads,
  deleteUploads,
  trashUploads,
} from '../../../database/writes/uploads.ts';
import { type Emit, transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { auditOthersUpload } from '../audit-others-upload.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { noSuchUpload, type UploadScope } from '../find-upload.ts';

interface UploadToRemove {
  id: string;
  /** Restricts the deletion to this owner's upload; undefined: any owner's. */
  ownerId?: string | undefined;
  /** Whether it is deleted for ever, also from the trash, instead of being moved there. */
  isPermanent: boolean;
  /** Whether its link has come to its end, which its page says for a while. */
  hasEnded?: boolean;
}

/** The result of a removal. */
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
  await services.blobDeletions.waitForCapacity();
  const done = await transact(services, async (transaction, emit) => {
    for (const from of uploadTables) {
      const removed = await removeFrom(services, transaction, { ...wanted, from, actor, emit });
      if (removed) return removed;
    }
    return absent;
  });
  if (done.removal === 'deleted') removeBytes(services, done.uploads, done.unreferenced);
  return done.removal;
}

const absent = { removal: 'absent' } as const;

interface RemovalFrom extends UploadToRemove {
  from: UploadTable;
  actor: Actor | undefined;
  emit: Emit;
}

type Removed = { removal: 'absent' | 'trashed' } | ({ removal: 'deleted' } & DeletedUploads);

/** Removes the upload from where it is; undefined where it is not there, or was taken from there meanwhile. */
async function removeFrom(
  { clock, settings }: Services,
  transaction: Transaction<Schema>,
  { id, ownerId, isPermanent: isWanted, hasEnded, from, actor, emit }: RemovalFrom,
): Promise<Removed | undefined> {
  const found = await transaction
    .selectFrom(from)
    .select('user_id')
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (!found) return undefined;
  const isPermanent = isWanted || (actor !== undefined && actor.id !== found.user_id);
  // From the trash an upload can only be deleted for ever.
  if (from === 'trashed_uploads' && !isPermanent) return absent;
  if (!isPermanent && settings.current().trashDays > 0) {
    const [upload] = await trashUploads(transaction, [id], clock.now());
    if (!upload) return undefined;
    emit({ kind: 'file.trashed', upload });
    return { removal: 'trashed' };
  }
  const endedAt = hasEnded ? clock.now() : undefined;
  const deleted = await deleteUploads(transaction, { table: from, ids: [id], endedAt });
  const [upload] = deleted.uploads;
  if (!upload) return undefined;
  if (actor) {
    await auditOthersUpload(transaction, clock, { actor, action: 'upload.deleted', upload });
  }
  emit({ kind: 'file.deleted', upload });
  return { removal: 'deleted', ...deleted };
}
