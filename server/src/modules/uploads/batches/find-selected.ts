import type { Selection } from '@perch/contract/uploads/batches';
import { batchUploadsMax } from '@perch/contract/uploads/limits';
import { applyOperators } from '@perch/contract/uploads/search-operators';

import { isId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { listMyUploads } from '../list/list-my-uploads.ts';
import { isUnindexed } from '../list/list-uploads.ts';

type UploadPage = Awaited<ReturnType<typeof listMyUploads>>;

interface Selected {
  /** In use or in the trash, at the time of the look-up. */
  ids: string[];
  /** Where the next ones begin; null: these are the last. */
  next: string | null;
}

/** The uploads that a batch is about, as many as one call takes. Throws what a list of the same query throws. */
export async function findSelected(
  services: Services,
  { ownerId, address }: { ownerId: string; address: string },
  { uploads, query = {}, after }: Selection,
): Promise<Selected> {
  if (uploads) return { ids: [...new Set(uploads)].filter(isId), next: null };
  const asked = applyOperators(query);
  const ids: string[] = [];
  function read(from: string): Promise<UploadPage> {
    const page = { page: 1, limit: batchUploadsMax - ids.length, after: from };
    const list = () => listMyUploads(services, ownerId, { ...asked, ...page });
    // As for the list itself: a text that no index contains waits for its turn.
    return isUnindexed(asked.search) ? services.costlyWork.run(address, list) : list();
  }
  let next: string | null = after ?? '';
  while (next !== null && ids.length < batchUploadsMax) {
    const { items, pagination }: UploadPage = await read(next);
    ids.push(...items.map(({ id }) => id));
    next = pagination.next ?? null;
  }
  return { ids, next };
}
