import { useSyncExternalStore } from 'react';

import { settingsQuery, uploadsKey } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { refetch } from '../../../api/refetch.ts';
import { currentSession, onSessionChange } from '../../../api/session.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { limitToasts, toastError } from '../../../ui/feedback/toast.tsx';
import { copiesLinks } from '../../upload-options/link-copying.ts';
import { assignUploadOptions } from '../../upload-options/new-uploads.ts';
import { discardTransfer, releaseTransfer } from '../resume/owned-transfers.ts';
import { loadTusUpload, sendFile } from './send-file.ts';
import { isOpen, storedOfBatch } from './transfer.ts';
import { UploadQueue } from './upload-queue.ts';

const limitWaitMs = 500;
const preloadDelayMs = 3000;
const keepFailed = limitToasts();

let isRefreshing = false;
let isRefreshPending = false;

/** Small files are stored faster than a list loads: one refetch covers all that came meanwhile. */
async function refreshLists(): Promise<void> {
  isRefreshPending = true;
  if (isRefreshing) return;
  isRefreshing = true;
  while (isRefreshPending) {
    isRefreshPending = false;
    await refetch(queryClient, uploadsKey);
  }
  isRefreshing = false;
}

const loadCopying = withMessages('link-options', () => import('../tray/copy-stored-links.ts'));

/** Copies the links of the files that were begun with this one, once all have ended, where this device does so. */
async function copyLinksWith(file: File): Promise<void> {
  if (!copiesLinks()) return;
  const transfers = uploadQueue.transfers();
  const batch = transfers.find((transfer) => transfer.file === file)?.batch ?? 0;
  const urls = storedOfBatch(transfers, batch).map(({ url }) => url);
  if (urls.length === 0) return;
  const { copyStoredLinks } = await loadCopying();
  await copyStoredLinks(urls);
}

const startCopying = (file: File) => void copyLinksWith(file).catch(() => undefined);

/** The queue of this browser tab. It lives outside React, so navigation does not stop it. */
export const uploadQueue = new UploadQueue({
  send: sendFile,
  discard: (file) => void discardTransfer(file),
  release: (file) => void releaseTransfer(file),
  refusal: (file) => {
    const limit = queryClient.getQueryData(settingsQuery.queryKey)?.maxFileBytes ?? Infinity;
    if (file.size <= limit) return undefined;
    return m.transfers.outcomes.tooLarge({ size: file.size, maxBytes: limit });
  },
  // The tray says it.
  onStored: (file) => {
    startCopying(file);
    void refreshLists();
  },
  onFailed: (file, reason) => {
    startCopying(file);
    // After a 401 the toast of the expired session is enough.
    if (currentSession().state !== 'open') return;
    // The tray lists all of them; a phone has no room for more.
    keepFailed(toastError(reason, m.transfers.outcomes.failed({ name: file.name })), 1);
  },
  nowMs: () => performance.now(),
});

/** Queues files for upload; the file picker, drop and paste all end here. */
export async function uploadFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  preloadTusUpload();
  assignUploadOptions(files);
  // Wait briefly for the size limit. Without it the server refuses files that are too large.
  const limit = queryClient.ensureQueryData(settingsQuery).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, limitWaitMs));
  await Promise.race([limit, enough]);
  uploadQueue.add(files);
}

/** The transfers of this tab's queue; renders again when one changes. */
export function useTransfers() {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.transfers);
}

onSessionChange(() => uploadQueue.releaseAll());

window.addEventListener('beforeunload', (event) => {
  if (uploadQueue.transfers().some(isOpen)) event.preventDefault();
});

// After the page has loaded, but before the server may be unreachable or have another build.
const preloadTusUpload = () => void loadTusUpload().catch(() => undefined);
setTimeout(preloadTusUpload, preloadDelayMs);
