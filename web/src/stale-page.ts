const reloadedKey = 'perch_reloaded_at';
const pauseMs = 30_000;

/**
 * After an update of the server, a page that is still open asks for parts that are gone. Loading it
 * anew brings the new version; if that was just tried, the part is missing for another reason.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - reloadedAt < pauseMs) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    window.location.reload();
  });
}
