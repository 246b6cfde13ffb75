import { reloadOnDeploy } from './reload-on-deploy.ts';

const arrivals = new Map<string, Promise<void>>();

/** All files of a part have come, and still the browser cannot import it. */
export class ChunkImportError extends Error {
  override readonly name = 'UnusablePart';
}

/**
 * Imports a part of the app once its files are there. Takes the place of Vite's preload helper
 * (`chunk-loader.ts`), which calls it for each `import()` of the built app.
 *
 * A module that failed to load is remembered by Chromium before 151, for as long as the page lives: a
 * later import of it fails without a request, as does that of every other part that needs it. What
 * `fetch` failed to get is not remembered. So no module is imported before its file has been fetched;
 * the import then finds it in the browser's cache, where names under /assets/ stay for a year.
 * @param files paths of scripts and styles below the root
 */
export async function loadChunk<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const outcomes = await Promise.allSettled(files.map((file) => arrivalOf(`/${file}`)));
  const missing = outcomes.find((outcome) => outcome.status === 'rejected');
  if (missing) {
    void reloadOnDeploy();
    throw missing.reason;
  }
  try {
    return await load();
  } catch (cause) {
    void reloadOnDeploy();
    throw new ChunkImportError('A part of the app cannot be imported', { cause });
  }
}

function arrivalOf(path: string): Promise<void> {
  const known = arrivals.get(path);
  if (known) return known;
  const arrival = path.endsWith('.css') ? addStyle(path) : fetchScript(path);
  arrivals.set(path, arrival);
  arrival.catch(() => arrivals.delete(path));
  return arrival;
}

const failed = new Set<string>();

async function fetchScript(path: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(path)}"]`)) return;
  try {
    // What was answered in place of the file may be in the browser's cache.
    const answer = await fetch(path, { cache: failed.has(path) ? 'reload' : 'default' });
    const type = answer.headers.get('content-type') ?? '';
    // A network's sign-in page is answered with 200; imported, it would fail for good.
    if (!answer.ok || !type.includes('javascript')) throw new Error(`No script came for ${path}`);
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
    // It would pass for one that is there.
    link.remove();
    reject(new Error(`No style came for ${path}`));
  });
  document.head.append(link);
  return promise;
}
