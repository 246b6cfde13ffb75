const reloadedKey = 'perch_reloaded_at';
const pauseMs = 30_000;

/**
 * Reloads the page when the server serves another build: a page from before an update requests chunks
 * that no longer exist. Without an answer the page stays as it is, because a reload would lose it.
 */
export async function reloadOnDeploy(): Promise<void> {
  const reloadedAt = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - reloadedAt < pauseMs || !(await isNewBuild())) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
}

/** Whether the server's index page loads other scripts than this page did. */
async function isNewBuild(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('head > script[type=module]')];
  const addresses = scripts.flatMap((script) => script.getAttribute('src') ?? []);
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && addresses.some((address) => !page.includes(address));
  } catch {
    return false;
  }
}
