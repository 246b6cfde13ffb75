import { createHash } from 'node:crypto';

import { send } from '../api/client.ts';
import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';

interface Asked {
  host: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Requests a legacy address on its host, without following redirects. */
export const askOld = (
  server: TestServer,
  path: string,
  { host, method = 'GET', headers }: Asked,
) =>
  fetch(`${server.origin}${path}`, { method, redirect: 'manual', headers: { ...headers, host } });

/** The same; returns status, type and bytes, which must not have changed. */
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

/** The same of one host, which is asked as soon as it is served. */
export const oldHost = (server: TestServer, host: string) => ({
  look: (path: string) => lookAtOld(server, path, { host }),
  ask: (path: string, headers: Record<string, string> = {}) =>
    askOld(server, path, { host, headers }),
  isServed: () => waitFor(host, async () => (await askOld(server, '/', { host })).status === 302),
});

/** The data of a list of the API. */
export async function listOf(server: TestServer, path: string, token: string) {
  const answer = await send(server.origin, 'GET', path, { token });
  const { data }: { data: Record<string, Record<string, unknown>[]> } = await answer.json();
  return data;
}
