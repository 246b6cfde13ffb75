// The name of earlier versions: their transfers are still found under it.
const keyPrefix = 'perch_unfinished_upload:';
// The server keeps a transfer for a day after its last byte. This removes those of accounts that do not
// sign in here again, so that the server is never queried for them.
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** A transfer that is not complete, as this browser stores it: enough to recognise its file. */
export interface SavedTransfer {
  /** The server's id of it. */
  id: string;
  userId: string;
  name: string;
  size: number;
  type: string;
  lastModified: number;
  /** When the server created it, in milliseconds since 1970. */
  begunAt: number;
  /** Cancelled by the user, and the server has not confirmed it yet. */
  isDiscarded: boolean;
}

/** Stores a transfer in this browser; without effect when the storage is full. */
export function saveTransfer(transfer: SavedTransfer): void {
  try {
    // One key for each transfer, because other tabs write at the same time.
    localStorage.setItem(keyPrefix + transfer.id, JSON.stringify(transfer));
  } catch {
    // The storage is full: the upload works, but cannot be resumed after a reload.
  }
}

export function removeSavedTransfer(id: string): void {
  localStorage.removeItem(keyPrefix + id);
}

/** The user's saved transfers, the oldest first. */
export function savedTransfersOf(userId: string): SavedTransfer[] {
  return allSavedTransfers()
    .filter((transfer) => transfer.userId === userId)
    .toSorted((a, b) => a.begunAt - b.begunAt);
}

/** Compares name, size, type and modification time; the content is not read. */
export function isSameFile(transfer: SavedTransfer, file: File): boolean {
  return (
    transfer.name === file.name &&
    transfer.size === file.size &&
    transfer.type === file.type &&
    transfer.lastModified === file.lastModified
  );
}

/** Calls `listener` when another tab changes the saved transfers; returns the function that stops it. */
export function onSavedTransfersChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function allSavedTransfers(): SavedTransfer[] {
  const kept: SavedTransfer[] = [];
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(keyPrefix))) {
    const transfer = parseSavedTransfer(localStorage.getItem(key) ?? '');
    if (transfer && Date.now() - transfer.begunAt < keptMs) kept.push(transfer);
    else localStorage.removeItem(key);
  }
  return kept;
}

/** Undefined for a value that this version cannot read. */
export function parseSavedTransfer(text: string): SavedTransfer | undefined {
  const { id, userId, name, size, type, lastModified, begunAt, isDiscarded } = parseObject(text);
  if (typeof id !== 'string' || typeof userId !== 'string') return undefined;
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  if (typeof size !== 'number' || typeof lastModified !== 'number') return undefined;
  if (typeof begunAt !== 'number' || typeof isDiscarded !== 'boolean') return undefined;
  return { id, userId, name, size, type, lastModified, begunAt, isDiscarded };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
