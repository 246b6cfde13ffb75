// What this browser knows of incomplete uploads, so that they can be resumed after a reload. The file itself has to be
// chosen again: no page may keep it.

const keyPrefix = 'perch_drop:';
// The server keeps an upload for a day after its last byte.
const keptMs = 24 * 60 * 60 * 1000;

interface SavedUpload {
  name: string;
  size: number;
  lastModified: number;
  savedAt: number;
}

/** Remembers an upload by its address; without effect where the storage is full or forbidden. */
export function saveUpload(url: string, { name, size, lastModified }: File): void {
  const saved: SavedUpload = { name, size, lastModified, savedAt: Date.now() };
  try {
    localStorage.setItem(keyPrefix + url, JSON.stringify(saved));
  } catch {
    // The upload works, but cannot be resumed after a reload.
  }
}

export function forgetUpload(url: string): void {
  try {
    localStorage.removeItem(keyPrefix + url);
  } catch {
    // Nothing was remembered.
  }
}

/** The address of the upload that this file has begun below `endpoint`, if it is none of `taken`. */
export function findSavedUpload(
  endpoint: string,
  file: File,
  taken: ReadonlySet<string>,
): string | undefined {
  return savedUploads(endpoint).find(
    ({ url, name, size, lastModified }) =>
      name === file.name &&
      size === file.size &&
      lastModified === file.lastModified &&
      !taken.has(url),
  )?.url;
}

/** The uploads below `endpoint` that are not complete. */
export function savedUploads(endpoint: string): (SavedUpload & { url: string })[] {
  return storedKeys()
    .filter((key) => key.startsWith(`${keyPrefix}${endpoint}/`))
    .flatMap((key) => {
      const saved = parseSavedUpload(localStorage.getItem(key) ?? '');
      if (saved && Date.now() - saved.savedAt < keptMs) {
        return [{ ...saved, url: key.slice(keyPrefix.length) }];
      }
      localStorage.removeItem(key);
      return [];
    });
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Undefined for a value that this version cannot read. */
export function parseSavedUpload(text: string): SavedUpload | undefined {
  const { name, size, lastModified, savedAt } = parseObject(text);
  if (typeof name !== 'string' || typeof size !== 'number') return undefined;
  if (typeof lastModified !== 'number' || typeof savedAt !== 'number') return undefined;
  return { name, size, lastModified, savedAt };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
