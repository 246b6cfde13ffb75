import { createHash } from 'node:crypto';

import type { TestServer } from '../servers/server.ts';

interface Asked {
  host: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Asks an address of before on its host, without following where it leads. */
export const askOld = (
  server: TestServer,
  path: string,
  { host, method = 'GET', headers }: Asked,
) =>
  fetch(`${server.origin}${path}`, { method, redirect: 'manual', headers: { ...headers, host } });

/** The same; gives status, type and bytes, which have to be those of before. */
export async function lookAtOld(server: TestServer, path: string, asked: Asked) {
  const answer = await askOld(server, path, asked);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    sha256: createHash('sha256')
      .update(await answer.bytes())
      .digest('hex'),
  };
}
