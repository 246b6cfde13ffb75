import { batchUploadsMax } from '@perch/contract/uploads/limits';
import type { ListFilter } from '@perch/contract/uploads/lists';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';

export const cleanupQuery = queryOptions({
  queryKey: [...uploadsKey, 'cleanup'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.uploads.cleanup.$get({}, { init: { signal } }))).data,
  staleTime: 0,
});

const trashNext = async (query: ListFilter, after: string) =>
  (await parseResponse(api.uploads.delete.$post({ json: { query, after } }))).data;

/** Moves all uploads that match to the trash, and returns their ids; `onProgress` is told their number. */
export async function trashMatching(
  query: ListFilter,
  onProgress: (done: number) => void,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { uploads, next }: Awaited<ReturnType<typeof trashNext>> = await trashNext(query, after);
    ids.push(...uploads);
    onProgress(ids.length);
    after = next;
  }
  return ids;
}

/** Brings uploads back from the trash, and returns how many. */
export async function restoreByIds(ids: readonly string[]): Promise<number> {
  let restored = 0;
  for (let start = 0; start < ids.length; start += batchUploadsMax) {
    const json = { uploads: ids.slice(start, start + batchUploadsMax) };
    const { data } = await parseResponse(api.uploads.restore.$post({ json }));
    restored += data.uploads.length;
  }
  return restored;
}
