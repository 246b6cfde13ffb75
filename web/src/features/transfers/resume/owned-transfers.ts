import { ApiError } from '../../../api/api-error.ts';
import { api } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { markUploadStarted } from '../../upload-options/new-uploads.ts';
import {
  isSameFile,
  removeSavedTransfer,
  type SavedTransfer,
  savedTransfersOf,
  saveTransfer,
} from './saved-transfers.ts';
import { lockTransfer, type Release } from './transfer-locks.ts';

/** A transfer at the server that this tab owns, and no other tab continues. */
interface OwnedTransfer {
  transfer: SavedTransfer;
  lock: Promise<Release | undefined>;
}

const owned = new WeakMap<File, OwnedTransfer>();

export const interruptedTransfersKey = ['interrupted-transfers'];

/**
 * The id of the transfer that continues `file`: the one of this tab, else one that was saved before a reload and that
 * no other tab has locked. Undefined: the server has no part of the file.
 */
export async function claimTransfer(file: File): Promise<string | undefined> {
  const known = owned.get(file);
  if (known) return known.transfer.id;
  const candidates = savedTransfersOf(currentUserId()).filter(
    (transfer) => !transfer.isDiscarded && isSameFile(transfer, file),
  );
  for (const transfer of candidates) {
    const release = await lockTransfer(transfer.id);
    if (!release) continue;
    owned.set(file, { transfer, lock: Promise.resolve(release) });
    markUploadStarted(file);
    refreshInterrupted();
    return transfer.id;
  }
  return undefined;
}

/** Remembers the transfer that the server has created for `file`. */
export function saveCreatedTransfer(file: File, id: string): void {
  const { name, size, type, lastModified } = file;
  const userId = currentUserId();
  const begunAt = Date.now();
  const transfer = { id, userId, name, size, type, lastModified, begunAt, isDiscarded: false };
  // Locked before it is saved: another tab that reads it unlocked would list it as interrupted.
  const lock = lockTransfer(id).finally(() => saveTransfer(transfer));
  owned.set(file, { transfer, lock });
}

/** Forgets a transfer that is complete, or that the server no longer has. */
export async function forgetTransfer(file: File): Promise<void> {
  const known = owned.get(file);
  await known?.lock;
  if (known) removeSavedTransfer(known.transfer.id);
  await releaseTransfer(file);
}

/** Releases the transfer in this tab; choosing the file again, in any tab, continues it. */
export async function releaseTransfer(file: File): Promise<void> {
  const known = owned.get(file);
  if (!known) return;
  owned.delete(file);
  const release = await known.lock;
  await release?.();
  refreshInterrupted();
}

/** Cancels the transfer at the server too. */
export async function discardTransfer(file: File): Promise<void> {
  const known = owned.get(file);
  if (!known) return;
  await known.lock;
  // Saved first: if this request fails, the next visit repeats it.
  saveTransfer({ ...known.transfer, isDiscarded: true });
  await deleteTransfer(known.transfer.id).catch(() => undefined);
  await releaseTransfer(file);
}

/** Deletes a transfer at the server and forgets it. Throws when the server does not answer. */
export async function deleteTransfer(id: string): Promise<void> {
  try {
    const headers = { 'Tus-Resumable': '1.0.0' };
    await api.upload.resumable[':id'].$delete({ param: { id } }, { headers });
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  }
  removeSavedTransfer(id);
}

function refreshInterrupted(): void {
  void queryClient.invalidateQueries({ queryKey: interruptedTransfersKey });
}

function currentUserId(): string {
  return queryClient.getQueryData(accountQuery.queryKey)?._id ?? '';
}
