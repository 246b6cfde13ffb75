import type { QueryClient } from '@tanstack/react-query';

/** Clears everything that this browser stores for this server, and reloads the page. */
export async function clearCacheAndReload(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // The Cache API exists in secure contexts only.
  if (window.isSecureContext) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  window.location.reload();
}
