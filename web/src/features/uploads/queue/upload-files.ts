import { formatBytes } from '@perch/contract/size';
import { useSyncExternalStore } from 'react';

import { settingsQuery, uploadsKey } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { askAgain } from '../../../api/refetch.ts';
import { currentSession, onSessionChange } from '../../../api/session.ts';
import { keepLatestToasts, toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { discardBegun, releaseBegun } from '../resume/owned-transfers.ts';
import { loadSending, sendFile } from './send-file.ts';
import { isOpen } from './transfer.ts';
import { UploadQueue } from './upload-queue.ts';

const limitMaxMs = 500;
const sendingLoadMs = 3000;
const keepStored = keepLatestToasts();
const keepFailed = keepLatestToasts();

// Of many files the tray tells enough; on a phone there is no room for both.
const toastsOf = (files: number) => (files > 3 ? 1 : 3);

let isRefreshing = false;
let isListStale = false;

/** Small files arrive faster than a list is read: they wait for the next round. */
async function refreshLists(): Promise<void> {
  isListStale = true;
  if (isRefreshing) return;
  isRefreshing = true;
  while (isListStale) {
    isListStale = false;
    await askAgain(queryClient, uploadsKey);
  }
  isRefreshing = false;
}

/** The one queue of this browser tab. It lives outside React, so changing screens stops nothing. */
export const uploadQueue = new UploadQueue({
  send: sendFile,
  discard: (file) => void discardBegun(file),
  release: (file) => void releaseBegun(file),
  refusal: (file) => {
    const limit = queryClient.getQueryData(settingsQuery.queryKey)?.maxFileBytes ?? Infinity;
    if (file.size <= limit) return undefined;
    return `The file has ${formatBytes(file.size)}; files may be up to ${formatBytes(limit)}.`;
  },
  onStored: (file) => {
    const limit = toastsOf(uploadQueue.transfers().length);
    keepStored(toastSuccess(`${file.name} uploaded successfully!`), limit);
    void refreshLists();
  },
  onFailed: (file, reason) => {
    // After a 401 the session's own toast says it all.
    if (currentSession().state !== 'open') return;
    const limit = toastsOf(uploadQueue.transfers().length);
    keepFailed(toastFailure(reason, `Failed to upload ${file.name}`), limit);
  },
  nowMs: () => performance.now(),
});

/** The one way to upload in the web app: browse, drop and paste all end here. */
export async function uploadFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  loadAhead();
  // Without the limit nothing is refused here; the server still does. Where it is slow to tell, the
  // files are shown all the same.
  const limit = queryClient.ensureQueryData(settingsQuery).catch(() => undefined);
  const enough = new Promise((resolve) => setTimeout(resolve, limitMaxMs));
  await Promise.race([limit, enough]);
  uploadQueue.add(files);
}

export function useTransfers() {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.transfers);
}

onSessionChange(() => uploadQueue.leaveAll());

window.addEventListener('beforeunload', (event) => {
  if (uploadQueue.transfers().some(isOpen)) event.preventDefault();
});

// Not before the page is there, but before the server can be gone, or have another build.
const loadAhead = () => void loadSending().catch(() => undefined);
setTimeout(loadAhead, sendingLoadMs);
