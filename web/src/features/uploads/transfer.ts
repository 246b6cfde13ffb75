/** A file on its way, or just arrived. */
export type Transfer = { id: number; file: File } & TransferState;

export type TransferState =
  | { state: 'waiting' }
  | { state: 'sending'; sentBytes: number; bytesPerSecond: number | undefined }
  | { state: 'failed'; reason: string; canRetry: boolean }
  | { state: 'stored'; url: string };

export function isOpen({ state }: Transfer): boolean {
  return state === 'waiting' || state === 'sending';
}

const displayOrder = { sending: 0, failed: 1, waiting: 2, stored: 3 };

/** What happens now, then what needs somebody, what comes next, and what is done. */
export function inDisplayOrder(transfers: readonly Transfer[]): Transfer[] {
  return transfers.toSorted((a, b) => displayOrder[a.state] - displayOrder[b.state]);
}

/** One line for all transfers: `Uploading 2 of 5`, `3 uploaded, 1 failed`. */
export function summaryOf(transfers: readonly Transfer[]): string {
  const open = transfers.filter(isOpen).length;
  if (open > 0) return `Uploading ${transfers.length - open + 1} of ${transfers.length}`;
  const stored = transfers.filter(({ state }) => state === 'stored').length;
  const failed = transfers.length - stored;
  if (failed === 0) return `${stored} uploaded`;
  return stored === 0 ? `${failed} failed` : `${stored} uploaded, ${failed} failed`;
}
