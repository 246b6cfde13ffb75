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
  const part = () => (made ??= make());
  for (const path of paths) {
    app.all(`${path}/*`, async ({ req, env }) => (await part()).fetch(req.raw, env));
  }
  return part;
}
