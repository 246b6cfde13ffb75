import type { PublicSettings } from '@perch/contract/settings';
import type { AdminSettings } from '@perch/contract/settings/admin-settings';

import { png } from '../files/pictures.ts';
import type { TestServer } from '../servers/server.ts';
import { bearer, send } from './client.ts';

const path = '/api/admin/settings';

export const putSettings = (server: Pick<TestServer, 'origin'>, token: string, body: unknown) =>
  send(server.origin, 'PUT', path, { token, body });

/** Changes settings that must be accepted. */
export async function changeSettings(
  server: Pick<TestServer, 'origin'>,
  token: string,
  body: Record<string, unknown>,
): Promise<AdminSettings> {
  const answer = await putSettings(server, token, body);
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  return (await answer.json()).data.settings;
}

export async function listSettings(
  server: Pick<TestServer, 'origin'>,
  token: string,
): Promise<AdminSettings> {
  return (await (await send(server.origin, 'GET', path, { token })).json()).data.settings;
}

/** The public settings, over a connection of its own: of several processes any may answer. */
export async function publicSettings({
  origin,
}: Pick<TestServer, 'origin'>): Promise<PublicSettings> {
  const headers = { connection: 'close' };
  const answer = await fetch(`${origin}/api/config`, { headers, keepalive: false });
  return (await answer.json()).data;
}

/** Settings of all kinds, a page and a logo, to be found again elsewhere. */
export async function setUpBrand(server: Pick<TestServer, 'origin'>, token: string): Promise<void> {
  const changes = {
    name: 'Nest für 文件 😀',
    accent: '#0b6a91',
    userQuota: '40GB',
    footerLinks: [{ label: 'Status', url: 'https://status.example.com/' }],
    terms: '# Terms\n\nBe kind.\n',
  };
  // One by one: databases order audit entries of one millisecond differently.
  for (const [name, value] of Object.entries(changes)) {
    await changeSettings(server, token, { [name]: value });
  }
  const answer = await fetch(`${server.origin}/api/admin/brand/logo`, {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': 'image/png' },
    body: new Uint8Array(png(64, 48)),
  });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
}

/** Accepts the terms in force, without which the account could do nothing else. */
export async function acceptTerms(
  server: Pick<TestServer, 'origin'>,
  token: string,
): Promise<void> {
  const { termsVersion: version } = await publicSettings(server);
  const body = { version };
  const answer = await send(server.origin, 'POST', '/api/auth/terms', { token, body });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
}

/** The logo that a server shows, by the SHA-256 of its bytes. */
export async function logoOf({ origin }: Pick<TestServer, 'origin'>): Promise<string> {
  const answer = await fetch(`${origin}/brand/logo`);
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  return new Bun.CryptoHasher('sha256').update(await answer.bytes()).digest('hex');
}
