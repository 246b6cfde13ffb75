/** A file on its way, or just arrived. */
export type Transfer = { id: number; file: File } & TransferState;

export type TransferState =
  | ({ state: 'waiting' } & Sent)
  | ({ state: 'sending' } & Sent & Speed)
  | ({ state: 'retrying' } & Sent & NextTry)
  | ({ state: 'paused' } & Sent)
  | ({ state: 'failed'; reason: string; canRetry: boolean } & Sent)
  | { state: 'stored'; url: string };

interface Sent {
  sentBytes: number;
}

/** Undefined until there is enough to go by. */
interface Speed {
  bytesPerSecond: number | undefined;
  /** Of all files so far, so that it is known for small ones too, and with the pauses between them. */
  overallBytesPerSecond: number | undefined;
}

/** The server is away, and is asked again by and by. */
export interface NextTry {
  /** On the clock of `performance.now()`. */
  nextTryAtMs: number;
  tryNow: () => void;
}

/** It moves by itself, now or when its turn comes. */
export function isActive({ state }: Transfer): boolean {
  return state === 'waiting' || state === 'sending' || state === 'retrying';
}

/** It can still be cancelled. */
export function isOpen(transfer: Transfer): boolean {
  return isActive(transfer) || transfer.state === 'paused';
}

export function sentBytesOf(transfer: Transfer): number {
  return transfer.state === 'stored' ? transfer.file.size : transfer.sentBytes;
}

const displayOrder = { sending: 0, retrying: 0, paused: 0, failed: 1, waiting: 2, stored: 3 };

/** What happens now, then what needs somebody, what comes next, and what is done. */
export function inDisplayOrder(transfers: readonly Transfer[]): Transfer[] {
  return transfers.toSorted((a, b) => displayOrder[a.state] - displayOrder[b.state]);
}

/** One line for all transfers: `Uploading 2 of 5, 1 failed`, `3 uploaded, 1 paused, 1 failed`. */
export function summaryOf(transfers: readonly Transfer[]): string {
  const count = (name: Transfer['state']) => transfers.filter(({ state }) => state === name).length;
  const active = transfers.filter(isActive).length;
  const parts = [
    ...(active > 0 ? [`Uploading ${transfers.length - active + 1} of ${transfers.length}`] : []),
    ...(active === 0 && count('stored') > 0 ? [`${count('stored')} uploaded`] : []),
    ...(count('paused') > 0 ? [`${count('paused')} paused`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} failed`] : []),
  ];
  return parts.join(', ');
}

/** How far all transfers are together, without those that stand still. */
export function overallOf(transfers: readonly Transfer[]) {
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
