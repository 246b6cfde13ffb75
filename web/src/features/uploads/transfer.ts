/** A file on its way, or just arrived. */
export type Transfer = { id: number; file: File } & TransferState;

export type TransferState =
  | { state: 'waiting' }
  | ({ state: 'sending'; sentBytes: number } & Speed)
  | { state: 'failed'; reason: string; canRetry: boolean }
  | { state: 'stored'; url: string };

/** Undefined until there is enough to go by. */
interface Speed {
  bytesPerSecond: number | undefined;
  /** Of all files so far, so that it is known for small ones too, and with the pauses between them. */
  overallBytesPerSecond: number | undefined;
}

export function isOpen({ state }: Transfer): boolean {
  return state === 'waiting' || state === 'sending';
}

const displayOrder = { sending: 0, failed: 1, waiting: 2, stored: 3 };

/** What happens now, then what needs somebody, what comes next, and what is done. */
export function inDisplayOrder(transfers: readonly Transfer[]): Transfer[] {
  return transfers.toSorted((a, b) => displayOrder[a.state] - displayOrder[b.state]);
}

/** One line for all transfers: `Uploading 2 of 5, 1 failed`, `3 uploaded, 1 failed`. */
export function summaryOf(transfers: readonly Transfer[]): string {
  const open = transfers.filter(isOpen).length;
  const failed = transfers.filter(({ state }) => state === 'failed').length;
  const stored = transfers.length - open - failed;
  const parts = [
    ...(open > 0 ? [`Uploading ${transfers.length - open + 1} of ${transfers.length}`] : []),
    ...(open === 0 && stored > 0 ? [`${stored} uploaded`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return parts.join(', ');
}

/** How far all transfers are together, without those that failed. */
export function overallOf(transfers: readonly Transfer[]) {
  let sentBytes = 0;
  let totalBytes = 0;
  let bytesPerSecond: number | undefined;
  for (const transfer of transfers) {
    if (transfer.state === 'failed') continue;
    totalBytes += transfer.file.size;
    if (transfer.state === 'stored') sentBytes += transfer.file.size;
    if (transfer.state !== 'sending') continue;
    sentBytes += transfer.sentBytes;
    bytesPerSecond = transfer.overallBytesPerSecond;
  }
  return { sentBytes, totalBytes, bytesPerSecond };
}
