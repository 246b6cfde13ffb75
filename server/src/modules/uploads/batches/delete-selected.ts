import type { UploadTable } from '../../../database/rows/upload-rows.ts';
import { trashUploads } from '../../../database/writes/uploads.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { removeBytes } from '../blobs/remove-bytes.ts';
import { removeRows } from '../removal/remove-rows.ts';
import { ownIdsIn, partsOf } from './own-ids.ts';

interface ToDelete {
  ownerId: string;
  ids: readonly string[];
  /** Whether they are deleted for ever, also from the trash, instead of being moved there. */
  isPermanent: boolean;
}

/** Deletes the owner's uploads among these, in several transactions, and returns the ids of those that it deleted. */
export async function deleteSelected(
  services: Services,
  { ownerId, ids, isPermanent }: ToDelete,
): Promise<string[]> {
  const isTrashed = !isPermanent && services.settings.current().trashDays > 0;
  const removed: string[] = [];
  for (const part of partsOf(ids)) {
    const own = await ownIdsIn(services.db, { table: 'uploads', ownerId, ids: part });
    const remove = isTrashed ? moveToTrash : removeFrom('uploads');
    removed.push(...(await remove(services, own)));
    if (!isPermanent) continue;
    const trashed = await ownIdsIn(services.db, { table: 'trashed_uploads', ownerId, ids: part });
    removed.push(...(await removeFrom('trashed_uploads')(services, trashed)));
  }
  return removed;
}

function moveToTrash(services: Services, ids: readonly string[]): Promise<string[]> {
  return transact(services, async (transaction, emit) => {
    const uploads = await trashUploads(transaction, ids, services.clock.now());
    emit(...uploads.map((upload) => ({ kind: 'file.trashed' as const, upload })));
    return uploads.map(({ id }) => id);
  });
}

const removeFrom =
  (table: UploadTable) =>
  async (services: Services, ids: readonly string[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const { uploads, unreferenced } = await removeRows(services, { table, ids });
    removeBytes(services, uploads, unreferenced);
    return uploads.map(({ id }) => id);
  };
