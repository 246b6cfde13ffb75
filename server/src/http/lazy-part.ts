import type { ServedApp } from './endpoint.ts';

/**
 * Serves the paths, and all below them, by a router of their own, which is made with the first request for one of them. Gives
 * that router, for what describes all routes.
 */
export function lazyPart(
  app: ServedApp,
  paths: readonly string[],
  make: () => Promise<ServedApp>,
): () => Promise<ServedApp> {
  let made: Promise<ServedApp> | undefined;
  // Where it cannot be loaded, for lack of memory or of its file, the next request tries again.
  const part = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  for (const path of paths) {
    app.all(`${path}/*`, async ({ req, env }) => (await part()).fetch(req.raw, env));
  }
  return part;
}
