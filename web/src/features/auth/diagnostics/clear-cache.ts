import type { QueryClient } from '@tanstack/react-query';

/** Forgets everything that this browser keeps of this server, and loads the page anew. */
export async function clearCacheAndReload(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // Browsers offer the cache storage to https and localhost only.
  if (window.isSecureContext) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  window.location.reload();
}
