import { m } from '../../../language/messages.ts';

/** One file of the upload queue and its state. */
export type Transfer = QueuedFile & TransferState;

interface QueuedFile {
  id: number;
  file: File;
  /** The same for files that were begun together. */
  batch: number;
}

/** A transfer in another state. */
export const inState = ({ id, file, batch }: QueuedFile, state: TransferState): Transfer => ({
  id,
  file,
  batch,
  ...state,
});

export type TransferState =
  | ({ state: 'waiting' } & Sent)
  | ({ state: 'sending' } & Sent & Speed)
  | ({ state: 'retrying' } & Sent & RetrySchedule)
  | ({ state: 'paused' } & Sent)
  | ({ state: 'failed'; reason: string; canRetry: boolean } & Sent)
  | ({ state: 'stored' } & StoredFile);

/** What a stored file has at the server. */
export interface StoredFile {
  uploadId: string;
  url: string;
}

export type StoredTransfer = Extract<Transfer, { state: 'stored' }>;

interface Sent {
  sentBytes: number;
}

interface Speed {
  /** Undefined until there are enough samples. */
  bytesPerSecond: number | undefined;
  /** Over all files of the queue: known for small files too, and includes the pauses between them. */
  overallBytesPerSecond: number | undefined;
}

/** When the next attempt starts, after the server could not be reached. */
export interface RetrySchedule {
  /** On the clock of `performance.now()`. */
  retryAtMs: number;
  retryNow: () => void;
}

/** It is being sent, or will be without the user doing anything. */
export function isActive({ state }: Transfer): boolean {
  return state === 'waiting' || state === 'sending' || state === 'retrying';
}

/** It can be cancelled: active or paused. */
export function isOpen(transfer: Transfer): boolean {
  return isActive(transfer) || transfer.state === 'paused';
}

/** Bytes sent so far; of a stored file all. */
export function sentBytesOf(transfer: Transfer): number {
  return transfer.state === 'stored' ? transfer.file.size : transfer.sentBytes;
}

/** The stored ones of a batch; none before all of it has ended. */
export function storedOfBatch(transfers: readonly Transfer[], batch: number): StoredTransfer[] {
  const its = transfers.filter((transfer) => transfer.batch === batch);
  return its.some(isOpen) ? [] : its.filter((transfer) => transfer.state === 'stored');
}

const displayOrder = { sending: 0, retrying: 0, paused: 0, failed: 1, waiting: 2, stored: 3 };

/** Running transfers first, then failed ones, which need the user, then waiting and stored ones. */
export function sortForDisplay(transfers: readonly Transfer[]): Transfer[] {
  return transfers.toSorted((a, b) => displayOrder[a.state] - displayOrder[b.state]);
}

/** One line for all transfers: `Uploading 2 of 5, 1 failed`, `3 uploaded, 1 paused, 1 failed`. */
export function summarize(transfers: readonly Transfer[]): string {
  const count = (name: Transfer['state']) => transfers.filter(({ state }) => state === name).length;
  const active = transfers.filter(isActive).length;
  const { uploading, uploaded, paused, failed, separator } = m.transfers.summary;
  const parts = [
    ...(active > 0
      ? [uploading({ current: transfers.length - active + 1, total: transfers.length })]
      : []),
    ...(active === 0 && count('stored') > 0 ? [uploaded({ count: count('stored') })] : []),
    ...(count('paused') > 0 ? [paused({ count: count('paused') })] : []),
    ...(count('failed') > 0 ? [failed({ count: count('failed') })] : []),
  ];
  return parts.join(separator);
}

/** Progress over all transfers except failed and paused ones. */
export function overallProgress(transfers: readonly Transfer[]) {
  let sentBytes = 0;
  let totalBytes = 0;
  let bytesPerSecond: number | undefined;
  for (const transfer of transfers) {
    if (transfer.state === 'failed' || transfer.state === 'paused') continue;
    totalBytes += transfer.file.size;
    sentBytes += sentBytesOf(transfer);
    if (transfer.state === 'sending') bytesPerSecond = transfer.overallBytesPerSecond;
  }
  return { sentBytes, totalBytes, bytesPerSecond };
}
