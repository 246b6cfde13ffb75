// The boot script contains this file: it has to stay small and must not import code.

/** What this browser keeps under `key`; null without it, or where storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` in this browser; null removes it. Where storage is blocked or full, it lasts as long as the page. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The page works without.
  }
}
