const reloadedKey = 'perch_reloaded_at';
const pauseMs = 30_000;

/**
 * After an update of the server, a page that is still open asks for parts that are gone. Loading it
 * anew brings the new version. Where the server does not answer, a reload would take away what is
 * still there, so the page stays and says what is missing.
 */
export async function reloadOnDeploy(): Promise<void> {
  const reloadedAt = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - reloadedAt < pauseMs || !(await isReplaced())) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
}

/** Whether the server's page begins with other scripts than this one did. */
async function isReplaced(): Promise<boolean> {
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
