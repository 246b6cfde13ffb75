// @long
import { afterAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { bearer } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { httpsGet } from '../../support/http/https-client.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';
import { Authority, ownAddress, startCaddy } from '../../support/services/caddy.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

// Two servers behind a real Caddy with the file for several that the project ships.
const address = ownAddress();
const authority = await Authority.create();
const one = await startServer({ BASE_DOMAINS: 'perch.example', TRUSTED_PROXIES: '127.0.0.0/8' });
const other = await startSecondServer(one);
const caddy = await startCaddy({
  authority,
  address,
  perch: `127.0.0.1:${one.port} 127.0.0.1:${other.port}`,
});
afterAll(async () => {
  await caddy[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(one);
const trusted = authority.certificate;
const get = (name: string, path: string) => httpsGet({ address, trusted, name, path });

async function sendThrough(path: string, init: RequestInit = {}) {
  const ca = await readFile(trusted, 'utf8');
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host: 'localhost' };
  return fetch(`https://${address}${path}`, {
    ...init,
    headers,
    tls: { ca, serverName: 'localhost' },
  });
}

async function uploadThrough(content: string) {
  const answer = await sendThrough('/api/upload', {
    method: 'POST',
    headers: { ...bearer(admin.token), 'content-type': multipartType },
    body: multipartBody([{ name: 'file', filename: 'a.txt', content }]),
  });
  const text = await answer.text();
  if (answer.status !== 201) return { status: answer.status, slug: '' };
  return { status: answer.status, slug: new URL(JSON.parse(text).file.url).pathname };
}

test('a name gets its certificate, whichever of the two is asked', async () => {
  const name = 'ann.perch.example';
  const { _id } = await requestDomain(one, admin, name, 'subdomain');
  await approveDomain(one, admin, _id);
  const { fileId } = await upload(other, admin.token, 'a.txt', 'over HTTPS');
  const answer = await waitFor('its certificate', () =>
    get(name, `/${fileId}.txt`).catch(() => undefined),
  );
  expect(answer.body).toContain('over HTTPS');
  expect(await outcomeOf(get('unknown.perch.example', '/'))).toThrow();
});

test('both serve, and when one is killed the balancer goes on with the other', async () => {
  await waitFor('a certificate', () => get('localhost', '/healthz').catch(() => undefined));
  const slugs: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { status, slug } = await uploadThrough(`file ${count}`);
    expect(status).toBe(201);
    slugs.push(slug);
  }
  await other.stop('SIGKILL');
  // This Caddy may be one that cannot pass an upload on; it must not take the other server for failed.
  const statuses = new Set<number>();
  await waitFor('six uploads in a row', async () => {
    for (let count = 0; count < 6; count += 1) {
      const { status } = await uploadThrough('while one is away');
      statuses.add(status);
      if (status !== 201) return false;
    }
    return true;
  });
  expect([...statuses].filter((status) => status !== 201 && status !== 502)).toEqual([]);

  await other.start();
  await one.stop('SIGKILL');
  // From the first request on: one that cannot be reached costs a moment, not an answer.
  for (const [index, slug] of slugs.entries()) {
    const { status, body } = await get('localhost', slug);
    expect(`${status} ${body}`).toContain(`200 `);
    expect(body).toContain(`file ${index}`);
  }
  await one.start();
});

test('uploads that were acknowledged while one server was killed are there on every server', async () => {
  const acknowledged: { slug: string; content: string }[] = [];
  const refused = new Set<number>();
  const ending = new AbortController();
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const content = `lane ${lane}, file ${count}`;
      const { status, slug } = await uploadThrough(content);
      if (status === 201) acknowledged.push({ slug, content });
      else refused.add(status);
    }
  });
  const enough = (count: number) =>
    waitFor('some uploads', () => acknowledged.length >= count, { timeoutMs: 30_000 });
  await enough(20);
  await one.stop('SIGKILL');
  await enough(acknowledged.length + 20);
  await one.start();
  await enough(acknowledged.length + 20);
  ending.abort();
  await Promise.all(lanes);
  // The balancer tells the clients of the server that was killed, and no others.
  expect([...refused].filter((status) => status !== 502)).toEqual([]);
  for (const { slug, content } of acknowledged) {
    for (const { origin } of [one, other]) {
      expect(await (await fetch(`${origin}${slug}`)).text()).toBe(content);
    }
  }
});
