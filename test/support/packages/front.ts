import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { waitFor } from '../wait.ts';
import type { Composed } from './compose.ts';
import type { Containers } from './containers.ts';

/** What Caddy needs to be its own authority, as the file `.env` would set it. */
export const ownAuthority = { CADDY_OPTIONS: 'local_certs\n\tskip_install_trust' };

export const account = {
  username: 'ann',
  email: 'ann@example.org',
  password: 'correct horse battery staple',
};

/** Perch, as clients reach it through the Caddy of a compose file. */
export interface Front {
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Of a session. */
  token: string;
}

/** Makes an administrator by the command line in a container, and signs in through Caddy. */
export async function openFront(
  { tryRun }: Containers,
  { addresses, containerOf, folderOf }: Composed,
  { domain, service }: { domain: string; service: string },
): Promise<Front> {
  const certificate = join(await folderOf('caddy-data'), 'caddy/pki/authorities/local/root.crt');
  const ca = await waitFor('the authority of Caddy', () =>
    readFile(certificate, 'utf8').catch(() => undefined),
  );
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`https://${addresses['caddy']}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host: domain },
      tls: { ca, serverName: domain },
    });
  await waitFor('Caddy to have a certificate', () =>
    ask('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { username, email, password } = account;
  const names = ['--username', username, '--email', email, '--admin', '--password-stdin'];
  const command = ['exec', '-i', containerOf(service), 'perch', 'user', 'create', ...names];
  const created = await tryRun(['podman', ...command], password);
  if (created.exitCode !== 0) throw new Error(created.stderr);
  const answer = await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = Object(await answer.json());
  if (typeof token !== 'string') throw new Error(`Signing in was answered ${answer.status}`);
  return { ask, token };
}
