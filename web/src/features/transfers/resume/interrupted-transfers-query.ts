import { queryOptions } from '@tanstack/react-query';

import { ApiError } from '../../../api/api-error.ts';
import { api } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { refetch } from '../../../api/refetch.ts';
import { deleteTransfer, interruptedTransfersKey } from './owned-transfers.ts';
import { removeSavedTransfer, type SavedTransfer, savedTransfersOf } from './saved-transfers.ts';
import { lockedTransfers } from './transfer-locks.ts';

/** A saved transfer that no tab has locked: its page was closed or reloaded in the middle of it. */
export interface InterruptedTransfer extends SavedTransfer {
  /** Undefined when the server did not answer. */
  sentBytes: number | undefined;
}

export function interruptedTransfersQuery(userId: string) {
  return queryOptions({
    queryKey: [...interruptedTransfersKey, userId],
    queryFn: () => listInterrupted(userId),
    staleTime: 0,
    retry: false,
    // Another tab may have started or completed one.
    refetchOnWindowFocus: true,
    enabled: userId !== '',
  });
}

async function listInterrupted(userId: string): Promise<InterruptedTransfer[]> {
  // In this order: a transfer is locked before it is saved, so an unlocked one is interrupted.
  const saved = savedTransfersOf(userId);
  const locked = await lockedTransfers();
  const interrupted: InterruptedTransfer[] = [];
  for (const transfer of saved) {
    if (locked.has(transfer.id)) continue;
    if (transfer.isDiscarded) await deleteTransfer(transfer.id).catch(() => undefined);
    else interrupted.push(...(await findInterrupted(transfer)));
  }
  return interrupted;
}

/** Empty when the server has nothing left to resume. */
async function findInterrupted(transfer: SavedTransfer): Promise<InterruptedTransfer[]> {
  try {
    const sentBytes = await sentBytesOf(transfer.id);
    if (sentBytes !== transfer.size) return [{ ...transfer, sentBytes }];
    // Only the response was lost: the file is stored.
    removeSavedTransfer(transfer.id);
    void refetch(queryClient, uploadsKey);
    return [];
  } catch (failure) {
    if (!isGone(failure)) return [{ ...transfer, sentBytes: undefined }];
    removeSavedTransfer(transfer.id);
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
  return failure instanceof ApiError && (failure.status === 404 || failure.status === 410);
}
