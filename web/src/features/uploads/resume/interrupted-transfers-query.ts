import { queryOptions } from '@tanstack/react-query';

import { ApiFailure } from '../../../api/api-error.ts';
import { api, uploadsKey } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { askAgain } from '../../../api/refetch.ts';
import { interruptedKey, removeUnfinished } from './owned-transfers.ts';
import { forgetUnfinished, unfinishedOf, type UnfinishedUpload } from './saved-transfers.ts';
import { claimedUploads } from './transfer-locks.ts';

/** An upload that no tab works on, as its page was left in the middle of it. */
export interface InterruptedUpload extends UnfinishedUpload {
  /** Undefined where the server did not say. */
  sentBytes: number | undefined;
}

export function interruptedQuery(userId: string) {
  return queryOptions({
    queryKey: [...interruptedKey, userId],
    queryFn: () => listInterrupted(userId),
    staleTime: 0,
    retry: false,
    // It may have been begun, or ended, in another tab.
    refetchOnWindowFocus: true,
    enabled: userId !== '',
  });
}

async function listInterrupted(userId: string): Promise<InterruptedUpload[]> {
  // In this order: whatever is remembered was claimed before.
  const unfinished = unfinishedOf(userId);
  const claimed = await claimedUploads();
  const interrupted: InterruptedUpload[] = [];
  for (const upload of unfinished) {
    if (claimed.has(upload.id)) continue;
    if (upload.isDiscarded) await removeUnfinished(upload.id).catch(() => undefined);
    else interrupted.push(...(await lookAt(upload)));
  }
  return interrupted;
}

/** Nothing where there is nothing to go on with. */
async function lookAt(upload: UnfinishedUpload): Promise<InterruptedUpload[]> {
  try {
    const sentBytes = await sentBytesOf(upload.id);
    if (sentBytes !== upload.size) return [{ ...upload, sentBytes }];
    // Only the answer was lost; the file is there.
    forgetUnfinished(upload.id);
    void askAgain(queryClient, uploadsKey);
    return [];
  } catch (failure) {
    if (!isGone(failure)) return [{ ...upload, sentBytes: undefined }];
    forgetUnfinished(upload.id);
    return [];
  }
}

async function sentBytesOf(id: string): Promise<number | undefined> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  const answer = await api.upload.resumable[':id'].$head({ param: { id } }, { headers });
  const offset = Number.parseInt(answer.headers.get('Upload-Offset') ?? '', 10);
  return Number.isNaN(offset) ? undefined : offset;
}

function isGone(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 410);
}
