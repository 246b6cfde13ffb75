import { ApiFailure } from '../../../api/api-error.ts';
import { accountQuery, api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import {
  forgetUnfinished,
  isSameFile,
  rememberUnfinished,
  unfinishedOf,
  type UnfinishedUpload,
} from './saved-transfers.ts';
import { claimUpload, type Release } from './transfer-locks.ts';

/** An upload at the server that this tab has for a file. */
interface Begun {
  upload: UnfinishedUpload;
  /** Gives what releases it. */
  claim: Promise<Release | undefined>;
}

const begun = new WeakMap<File, Begun>();

export const interruptedKey = ['interrupted-uploads'];

/** The id of what the server has of this file, be it from before a reload; undefined: nothing. */
export async function begunUploadOf(file: File): Promise<string | undefined> {
  const known = begun.get(file);
  if (known) return known.upload.id;
  const remembered = unfinishedOf(currentUserId()).filter(
    (upload) => !upload.isDiscarded && isSameFile(upload, file),
  );
  for (const upload of remembered) {
    const release = await claimUpload(upload.id);
    if (!release) continue;
    begun.set(file, { upload, claim: Promise.resolve(release) });
    tellInterrupted();
    return upload.id;
  }
  return undefined;
}

/** The server has begun an upload for this file. */
export function noteBegun(file: File, id: string): void {
  const { name, size, type, lastModified } = file;
  const userId = currentUserId();
  const begunAt = Date.now();
  const upload = { id, userId, name, size, type, lastModified, begunAt, isDiscarded: false };
  // Another tab that hears of it before it is claimed would ask for it, and interrupt it.
  const claim = claimUpload(id).finally(() => rememberUnfinished(upload));
  begun.set(file, { upload, claim });
}

/** It is stored, or the server does not know it any more. */
export async function forgetBegun(file: File): Promise<void> {
  const known = begun.get(file);
  await known?.claim;
  if (known) forgetUnfinished(known.upload.id);
  await releaseBegun(file);
}

/** This tab does not work on it any more; choosing the file again goes on with it. */
export async function releaseBegun(file: File): Promise<void> {
  const known = begun.get(file);
  if (!known) return;
  begun.delete(file);
  const release = await known.claim;
  await release?.();
  tellInterrupted();
}

/** Gives up what the server has of this file. */
export async function discardBegun(file: File): Promise<void> {
  const known = begun.get(file);
  if (!known) return;
  await known.claim;
  // Should the server not hear of it now, it is told later.
  rememberUnfinished({ ...known.upload, isDiscarded: true });
  await removeUnfinished(known.upload.id).catch(() => undefined);
  await releaseBegun(file);
}

/** Ends an upload at the server and forgets it. */
export async function removeUnfinished(id: string): Promise<void> {
  try {
    const headers = { 'Tus-Resumable': '1.0.0' };
    await api.upload.resumable[':id'].$delete({ param: { id } }, { headers });
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
  }
  forgetUnfinished(id);
}

function tellInterrupted(): void {
  void queryClient.invalidateQueries({ queryKey: interruptedKey });
}

function currentUserId(): string {
  return queryClient.getQueryData(accountQuery.queryKey)?._id ?? '';
}
