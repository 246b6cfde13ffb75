const keyPrefix = 'perch_unfinished_upload:';
// The server keeps them for a day after their last byte. This is for those it is never asked about,
// as their owner does not come back.
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** What this browser remembers of an upload that is not complete: enough to know its file again. */
export interface UnfinishedUpload {
  /** The server's. */
  id: string;
  userId: string;
  name: string;
  size: number;
  type: string;
  lastModified: number;
  begunAt: number;
  /** Cancelled, and the server does not know yet. */
  isDiscarded: boolean;
}

export function rememberUnfinished(upload: UnfinishedUpload): void {
  try {
    // A key for each, as other tabs write at the same time.
    localStorage.setItem(keyPrefix + upload.id, JSON.stringify(upload));
  } catch {
    // The storage is full: it can be sent all the same, but not go on after a reload.
  }
}

export function forgetUnfinished(id: string): void {
  localStorage.removeItem(keyPrefix + id);
}

/** Somebody's uploads that are not complete, the oldest first. */
export function unfinishedOf(userId: string): UnfinishedUpload[] {
  return allUnfinished()
    .filter((upload) => upload.userId === userId)
    .toSorted((a, b) => a.begunAt - b.begunAt);
}

/** Another file of the same name differs in its size or in its time. */
export function isSameFile(upload: UnfinishedUpload, file: File): boolean {
  return (
    upload.name === file.name &&
    upload.size === file.size &&
    upload.type === file.type &&
    upload.lastModified === file.lastModified
  );
}

/** Calls back when another tab has changed something about them. */
export function onUnfinishedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function allUnfinished(): UnfinishedUpload[] {
  const kept: UnfinishedUpload[] = [];
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(keyPrefix))) {
    const upload = parseUnfinished(localStorage.getItem(key) ?? '');
    if (upload && Date.now() - upload.begunAt < keptMs) kept.push(upload);
    else localStorage.removeItem(key);
  }
  return kept;
}

/** Undefined where something else or an older page has written it. */
export function parseUnfinished(text: string): UnfinishedUpload | undefined {
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
