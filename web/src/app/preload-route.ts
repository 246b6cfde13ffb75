/**
 * Begins at once to load the code of the page that the address names; React would ask for it only
 * when the account is known, and for a part of a page only when that page is there.
 */
export function preloadRoute<T>(path: string, load: () => Promise<T>): () => Promise<T> {
  if (!window.location.pathname.startsWith(path)) return load;
  let begun: Promise<T> | undefined = load();
  // A page that waits for it is told. Any other asks for it again.
  begun.catch(() => {
    begun = undefined;
  });
  return () => begun ?? load();
}
