/**
 * Starts to load a route's chunk at once when the current URL is on `path`. React would request it only
 * after the account is known, and a nested chunk only after its page has rendered.
 */
export function preloadRoute<T>(path: string, load: () => Promise<T>): () => Promise<T> {
  if (!window.location.pathname.startsWith(path)) return load;
  let preload: Promise<T> | undefined = load();
  // A page that is waiting gets this error; a later one loads the chunk again.
  preload.catch(() => {
    preload = undefined;
  });
  return () => preload ?? load();
}
