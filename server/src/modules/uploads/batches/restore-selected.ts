import { restoreFromTrash } from '../../../database/writes/uploads.ts';
import { transact } from '../../../events/event-bus.ts';
import type { Services } from '../../../services.ts';
import { ownIdsIn, partsOf } from './own-ids.ts';

/**
 * Brings the owner's uploads among these back from the trash, in several transactions, and returns the ids of those that it
 * brought back; uploads that have ended meanwhile stay.
 */
export async function restoreSelected(
  services: Services,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<string[]> {
  const restored: string[] = [];
  for (const part of partsOf(ids)) {
    restored.push(...(await restorePart(services, ownerId, part)));
  }
  return restored;
}

function restorePart(
  services: Services,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const now = services.clock.now();
  return transact(services, async (transaction, emit) => {
    const wanted = { table: 'trashed_uploads', ownerId, ids, endsAfter: now } as const;
    const restored: string[] = [];
    for (const id of await ownIdsIn(transaction, wanted)) {
      const upload = await restoreFromTrash(transaction, { id, ownerId });
      if (!upload) continue;
      emit({ kind: 'file.restored', upload });
      restored.push(id);
    }
    return restored;
  });
}
