// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';

import { root } from '../../../scripts/project.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { makeArchive, uploadStored } from '../../support/api/archives.ts';
import { bearer, send } from '../../support/api/client.ts';
import { approveDomain, listDomains, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { loseStoredFile } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { httpsGet } from '../../support/http/https-client.ts';
import { makeCertificate } from '../../support/providers/certificates.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { TestServer } from '../../support/servers/server.ts';
import { Authority, ownAddress, startCaddy } from '../../support/services/caddy.ts';
import { startNginxWith } from '../../support/services/limiting-proxies.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

// Real proxies with the configurations of docs/proxies, of which only names, addresses and certificates are replaced.
requireProgram('archivers');

/** The blocks of a page that are marked with the name of its proxy. */
async function blocksOf(page: string): Promise<string[]> {
  const text = await readFile(join(root, 'docs/proxies', `${page}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([^`]+)^```$/gm)].flatMap(([, kind = '', block = '']) =>
    kind.startsWith(page) ? [block] : [],
  );
}

const addresses = { oneHost: ownAddress(), domains: ownAddress(), nginx: ownAddress() };
const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());
const folder = cleanup.use(await createTemporaryFolder());
const authority = cleanup.use(await Authority.create());
const dns = cleanup.use(await NameServer.start());
const server = new TestServer(await createInstallation({ hasSchema: true }), {
  PUBLIC_URL: 'https://localhost',
  TRUSTED_PROXIES: '127.0.0.1',
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: addresses.domains,
});
// A member of an archive is lost on purpose.
server.expectErrors(/blob\.missing|job\.failed.*stored-files/);
const perch = `127.0.0.1:${server.port}`;
const certificate = await makeCertificate(folder.path, 'DNS:localhost');

const ofTest = (block: string) =>
  block.replaceAll('files.example.com', 'localhost').replaceAll('127.0.0.1:3000', perch);
const [oneHost = '', domains = ''] = (await blocksOf('caddy')).map(ofTest);
const [nginx = ''] = (await blocksOf('nginx')).map(ofTest);
const options = '\t{$CADDY_OPTIONS}\n';
for (const [address, caddyfile] of [
  [addresses.oneHost, `{\n${options}}\n\n${oneHost}`],
  [addresses.domains, domains.replace(/^\{\n/, `{\n${options}`)],
] as const) {
  cleanup.use(await startCaddy({ authority, address, perch, edit: () => caddyfile }));
}
cleanup.use(
  await startNginxWith(
    { port: 443, address: addresses.nginx },
    nginx
      .replaceAll(/^.*listen \[::\].*\n/gm, '')
      .replaceAll('listen ', `listen ${addresses.nginx}:`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`),
  ),
);
await server.start();
cleanup.use(server);
const admin = await becomeAdministrator(server);

/** What curl gets through a proxy, over HTTP/1.1. */
async function curl(
  { address, trusted }: { address: string; trusted: string },
  path: string,
  ...args: string[]
) {
  const way = ['--http1.1', '--cacert', trusted, '--connect-to', `::${address}:443`];
  const child = Bun.spawn(['curl', '-s', ...way, ...args, `https://localhost${path}`], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const body = Buffer.from(await new Response(child.stdout).arrayBuffer());
  return { exitCode: await child.exited, body };
}

/** How many requests are under way in Perch, with the one that asks. */
async function openRequests(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^perch_open_requests (\d+)$/m.exec(text)?.[1]);
}

describe.each([
  { name: 'Caddy for one host', address: addresses.oneHost, trusted: authority.certificate },
  { name: 'Caddy for domains', address: addresses.domains, trusted: authority.certificate },
  { name: 'nginx', address: addresses.nginx, trusted: certificate.certificate },
])('$name, as documented,', (proxy) => {
  const { address, trusted } = proxy;
  const isReady = waitFor('its certificate', async () => {
    const { exitCode, body } = await curl(proxy, '/healthz');
    return exitCode === 0 && body.includes('status');
  });

  test('passes a file of some megabytes in both directions', async () => {
    await isReady;
    const content = randomBytes(3_000_000);
    const path = join(folder.path, 'sent.bin');
    await Bun.write(path, content);
    const token = `authorization: ${bearer(admin.token).authorization}`;
    const sent = await curl(proxy, '/api/upload', '-H', token, '-F', `file=@${path}`);
    const { url } = JSON.parse(sent.body.toString()).file;
    expect(url).toStartWith('https://localhost/');
    const got = await curl(proxy, new URL(url).pathname);
    expect(got.exitCode).toBe(0);
    expect(sha256Of(got.body)).toBe(sha256Of(content));
  });

  test('sends a request on before it has all of it', async () => {
    await isReady;
    const socket = connect({
      host: address,
      port: 443,
      servername: 'localhost',
      ca: await readFile(trusted),
    });
    const head = [
      'POST /api/upload HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${admin.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 4000000',
      '\r\n--x\r\n',
    ];
    socket.write(head.join('\r\n'));
    // Perch has it beside the scrape itself, although the rest never comes.
    await waitFor('the request to reach Perch', async () => (await openRequests()) > 1, {
      timeoutMs: 20_000,
    });
    socket.destroy();
    await waitFor('its end', async () => (await openRequests()) === 1);
  });

  test('tells Perch the client’s address, whatever the client claims', async () => {
    await isReady;
    const { email, password } = admin;
    const login = JSON.stringify({ email, password });
    const own = ['--interface', '127.7.7.7', '-H', 'X-Forwarded-For: 203.0.113.5'];
    const json = ['-H', 'content-type: application/json', '-d', login];
    const { body } = await curl(proxy, '/api/auth/login', ...own, ...json);
    const { token } = JSON.parse(body.toString());
    const answer = await send(server.origin, 'GET', '/api/auth/sessions', { token });
    const { sessions }: { sessions: { isCurrent: boolean; address: string }[] } = (
      await answer.json()
    ).data;
    expect(sessions.find(({ isCurrent }) => isCurrent)?.address).toBe('127.7.7.7');
    expect(sessions.map((session) => session.address)).not.toContain('203.0.113.5');
  });

  test('leads from http to https', async () => {
    await isReady;
    const answer = await fetch(`http://${address}/login`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://localhost/login',
    ]);
  });
});

test('the settings, as documented, leave nothing for the log to say of a proxy', () => {
  expect(server.output()).not.toContain('"event":"proxy.');
});

test('through nginx, as documented, an archive that breaks off never looks whole', async () => {
  const kept = await uploadStored(server, admin.token, { name: 'kept.bin', bytes: 3_000_000 });
  const lost = await uploadStored(server, admin.token, { name: 'lost.bin', bytes: 2_000_000 });
  const { pathname, search } = new URL(await makeArchive(server, admin.token, [kept, lost]));
  await loseStoredFile(server, lost.stored);
  const proxy = { address: addresses.nginx, trusted: certificate.certificate };
  const { exitCode, body } = await curl(proxy, `${pathname}${search}`);
  expect(exitCode).not.toBe(0);
  expect(body.length).toBeGreaterThan(0);
});

test('Caddy for domains, as documented, gets a certificate for a live domain and for no other', async () => {
  const name = 'files.example.org';
  const { _id, verification } = await requestDomain(server, admin, name);
  await dns.set({
    [name]: [`A ${addresses.domains}`],
    [verification.record]: [`TXT "${verification.value}"`],
  });
  await approveDomain(server, admin, _id);
  await waitFor('the domain to be live', async () => {
    const { domains: all } = await listDomains(server, admin, 'my');
    return all.some((domain) => domain._id === _id && domain.isLive);
  });
  const { fileId } = await upload(server, admin.token, 'note.txt', 'over HTTPS');
  const get = (host: string) =>
    httpsGet({
      address: addresses.domains,
      trusted: authority.certificate,
      name: host,
      path: `/${fileId}.txt`,
    });
  const answer = await waitFor('the first answer', () => get(name).catch(() => undefined));
  expect([answer.status, answer.body.includes('over HTTPS')]).toEqual([200, true]);
  expect(await outcomeOf(get('unknown.example.org'))).toThrow(
    /alert|handshake|closed|no answer|reset|SSL/i,
  );
});
