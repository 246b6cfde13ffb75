const loads = new Map<string, Promise<void>>();

/** Every file of a chunk was fetched, and the browser still cannot import it. */
export class ChunkImportError extends Error {
  override readonly name = 'ChunkImportError';
}

/**
 * Imports a chunk of the app after its files were fetched. Replaces Vite's preload helper
 * (`chunk-loader.ts`): the built app calls it for each `import()`.
 *
 * Chromium before 151 remembers a module that failed to load for as long as the page lives: a later
 * import of it fails without a request, as does that of every chunk that depends on it. A failed `fetch`
 * is not remembered. So each file is fetched before it is imported; the import then finds it in the
 * browser's cache, where names under /assets/ stay for a year.
 * @param files paths of scripts and styles below the root
 */
export async function loadChunk<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const outcomes = await Promise.allSettled(files.map((file) => loadFile(`/${file}`)));
  const missing = outcomes.find((outcome) => outcome.status === 'rejected');
  if (missing) {
    void reloadOnDeploy();
    throw missing.reason;
  }
  try {
    return await load();
  } catch (cause) {
    void reloadOnDeploy();
    throw new ChunkImportError('A chunk of the app cannot be imported', { cause });
  }
}

function loadFile(path: string): Promise<void> {
  const known = loads.get(path);
  if (known) return known;
  const load = path.endsWith('.css') ? addStyle(path) : fetchScript(path);
  loads.set(path, load);
  load.catch(() => loads.delete(path));
  return load;
}

const failed = new Set<string>();

async function fetchScript(path: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(path)}"]`)) return;
  try {
    // The browser's cache may hold the failed response.
    const answer = await fetch(path, { cache: failed.has(path) ? 'reload' : 'default' });
    const type = answer.headers.get('content-type') ?? '';
    // A captive portal answers 200 with its own page; importing that would fail for good.
    if (!answer.ok || !type.includes('javascript'))
      throw new Error(`No script was served for ${path}`);
    await answer.arrayBuffer();
    failed.delete(path);
  } catch (failure) {
    failed.add(path);
    throw failure;
  }
}

function addStyle(path: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(path)}"]`)) {
    return Promise.resolve();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = path;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    // Otherwise it would look loaded.
    link.remove();
    reject(new Error(`No style sheet was served for ${path}`));
  });
  document.head.append(link);
  return promise;
}

const reloadedKey = 'perch_reloaded_at';
const pauseMs = 30_000;

/**
 * Reloads the page when the server serves another build: a page from before an update requests chunks
 * that no longer exist. Without an answer the page stays as it is, because a reload would lose it.
 */
async function reloadOnDeploy(): Promise<void> {
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
