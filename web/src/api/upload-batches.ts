import { pageSizeMax } from '@perch/contract/limits';
import type { Upload } from '@perch/contract/uploads';
import { batchUploadsMax } from '@perch/contract/uploads/limits';
import type { ListFilter } from '@perch/contract/uploads/lists';
import type { UploadChange } from '@perch/contract/uploads/option-schemas';

import { api, parseResponse } from './client.ts';
import type { UploadsPage } from './uploads-queries.ts';

/** Which uploads a batch is about: all that match. */
export type BatchQuery = ListFilter & { request?: string };

/** What each upload gets. */
export interface BatchChange {
  change?: UploadChange;
  addTags?: string[];
  removeTags?: string[];
}

interface Progress {
  /** Is told how many uploads were handled. */
  onProgress: (done: number) => void;
  /** The call that is under way is the last one. */
  signal?: AbortSignal;
}

export interface BatchResult {
  /** Of those that were changed. */
  ids: string[];
  /** How many could not be changed. */
  refused: number;
  /** Why the others were not reached. */
  failure?: unknown;
}

type Call = (after: string) => Promise<{
  uploads: string[];
  refused: unknown[];
  next: string | null;
}>;

/** Repeats a call until all that match were handled, it is cancelled or fails; what was done until then stays. */
async function repeat(call: Call, { onProgress, signal }: Progress): Promise<BatchResult> {
  const ids: string[] = [];
  let refused = 0;
  let after: string | null = '';
  try {
    while (after !== null) {
      const result: Awaited<ReturnType<Call>> = await call(after);
      ids.push(...result.uploads);
      refused += result.refused.length;
      onProgress(ids.length + refused);
      after = signal?.aborted ? null : result.next;
    }
  } catch (failure) {
    return { ids, refused, failure };
  }
  return { ids, refused };
}

/** Deletes all uploads that match, into the trash where there is one. */
export const trashMatching = (query: BatchQuery, progress: Progress): Promise<BatchResult> =>
  repeat(
    async (after) =>
      (await parseResponse(api.uploads.delete.$post({ json: { query, after } }))).data,
    progress,
  );

export const changeMatching = (
  query: BatchQuery,
  { change, ...tags }: BatchChange,
  progress: Progress,
): Promise<BatchResult> =>
  repeat(async (after) => {
    const json = { query, after, ...tags, ...(change && { change: { ...change } }) };
    return (await parseResponse(api.uploads.change.$post({ json }))).data;
  }, progress);

/**
 * Reads all uploads that match, in the order of their list, or a page more than `max`; undefined once it is cancelled.
 */
export async function readMatching(
  query: BatchQuery,
  { onProgress, signal }: Progress,
  max = Infinity,
): Promise<Upload[] | undefined> {
  const found = new Map<string, Upload>();
  let after: string | null = '';
  while (after !== null && found.size <= max) {
    const page: UploadsPage = await parseResponse(
      api.upload.my.$get({ query: { ...query, limit: String(pageSizeMax), after } }),
    );
    if (signal?.aborted) return undefined;
    // One that moved meanwhile is there once.
    for (const upload of page.data.uploads) found.set(upload._id, upload);
    onProgress(found.size);
    after = page.pagination.next ?? null;
  }
  return [...found.values()];
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
