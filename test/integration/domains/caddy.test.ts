// @one-stack @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';

import { becomeAdministrator, type Person } from '../../support/api/accounts.ts';
import {
  approveDomain,
  checkDomain,
  listDomains,
  requestDomain,
} from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { httpsGet } from '../../support/http/https-client.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { TestServer } from '../../support/servers/server.ts';
import { Authority, ownAddress, startCaddy } from '../../support/services/caddy.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

// A real Caddy with the Caddyfile that the project ships, in front of a real server.
const address = ownAddress();
const withoutPerch = ownAddress();
const silent = ownAddress();
const unexpected = ownAddress();
const authority = await Authority.create();
afterAll(() => authority[Symbol.asyncDispose]());
const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());
const server = new TestServer(await createInstallation(), {
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: [address, withoutPerch, silent].join(','),
  BASE_DOMAINS: 'perch.example',
  NODE_EXTRA_CA_CERTS: authority.certificate,
});
const caddy = await startCaddy({ authority, address, perch: `127.0.0.1:${server.port}` });
afterAll(() => caddy[Symbol.asyncDispose]());
await server.start();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const trusted = authority.certificate;
const get = (name: string, path = '/', host = name) =>
  httpsGet({ address, trusted, name, host, path });

/** An approved and owned domain that leads to an address. */
async function liveDomain(name: string, leadsTo = address): Promise<Domain> {
  const domain = await requestDomain(server, admin, name);
  const { record, value } = domain.verification;
  await dns.set({ [name]: [`A ${leadsTo}`], [record]: [`TXT "${value}"`] });
  await approveDomain(server, admin, domain._id);
  return waitUntil(admin, domain._id, 'to be live', ({ isLive }) => isLive);
}

function waitUntil(owner: Person, id: string, what: string, isSo: (domain: Domain) => boolean) {
  return waitFor(
    `the domain ${what}`,
    async () => {
      const { domains } = await listDomains(server, owner, 'my');
      return domains.find((domain) => domain._id === id && isSo(domain));
    },
    { timeoutMs: 40_000 },
  );
}

describe('a live domain', () => {
  const name = 'files.example.com';
  let domain: Domain;
  beforeAll(async () => {
    domain = await liveDomain(name);
  });

  test('gets its certificate with the first request for a file', async () => {
    const { fileId } = await upload(server, admin.token, 'note.txt', 'over HTTPS');
    const answer = await waitFor('the first answer', () =>
      get(name, `/${fileId}.txt`).catch(() => undefined),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('over HTTPS');
    expect(answer.head).not.toContain('set-cookie');
    expect((await get(name, '/api/config')).status).toBe(404);
    expect((await get(name, '/login')).status).toBe(404);
  });

  test('is seen to be reached over HTTPS', async () => {
    const { verification } = await waitUntil(admin, domain._id, 'to be reached', (each) => {
      return each.verification.https;
    });
    expect(verification).toMatchObject({ owned: true, pointing: true });
    expect(verification.reasons).toEqual({ owned: '', pointing: '', https: '' });
  });

  test('is looked at by perch doctor, as is the way to it', async () => {
    await dns.set({ '*.perch.example': [`A ${address}`] });
    const env = { ...server.installation.env, ...server.env, PORT: String(server.port) };
    const { stdout } = await runToEnd(['doctor'], env);
    expect(stdout).toContain('✓ domains: 1 of 1 live domains are verified, point here and respond');
    expect(stdout).toContain('✓ base domain perch.example: names under it point here');
    expect(stdout).toContain('✓ PUBLIC_URL responds: yes');
    await dns.set({ [name]: [`A ${withoutPerch}`], '*.perch.example': [] });
    const { stdout: broken, exitCode } = await runToEnd(['doctor'], env);
    expect(broken).toContain('! domains: 0 of 1 live domains');
    expect(broken).toContain(`! domain ${name}: ${withoutPerch} does not answer on port 443`);
    expect(broken).toContain('! base domain perch.example: names under it are not found');
    expect(exitCode).toBe(0);
    await dns.set({ [name]: [`A ${address}`] });
  });

  test('does not open the door for another name on its connection', async () => {
    await liveDomain('second.example.com');
    for (const host of ['second.example.com', 'unknown.example.com', 'localhost']) {
      const answer = await get(name, '/', host);
      expect(`${host} ${answer.status}`).toBe(`${host} 421`);
    }
  });
});

test('the app’s own host gets a certificate', async () => {
  const app = await get('localhost', '/api/config');
  expect(app.status).toBe(200);
  expect(app.body).toContain('publicUrl');
});

test('a name that is unknown, not approved or not proven gets no certificate', async () => {
  const waiting = await requestDomain(server, admin, 'waiting.example.net');
  const unproven = await requestDomain(server, admin, 'unproven.example.org');
  await approveDomain(server, admin, unproven._id);
  for (const name of [waiting.domain, unproven.domain, 'unknown.example.net', 'perch.example']) {
    expect(await outcomeOf(get(name))).toThrow(/alert|handshake|closed|no answer|reset|SSL/i);
  }
});

describe('HTTPS that does not work is explained:', () => {
  const reasonFor = async (name: string, leadsTo: string) => {
    const { _id } = await liveDomain(name, leadsTo);
    const { verification } = await waitUntil(admin, _id, 'to be tried', (domain) => {
      return domain.verification.reasons.https !== '';
    });
    expect(verification.https).toBe(false);
    return verification.reasons;
  };

  test('no server listens', async () => {
    const { https, pointing } = await reasonFor('closed.example.com', withoutPerch);
    expect(https).toBe(`${withoutPerch} does not answer on port 443`);
    expect(pointing).toBe('');
  });

  test('there is no certificate yet', async () => {
    const port = freePort();
    await using _ = await startCaddy({
      authority,
      address: withoutPerch,
      perch: `127.0.0.1:${port}`,
    });
    const { https } = await reasonFor('uncertified.example.com', withoutPerch);
    expect(https).toBe('certificate not yet issued');
  });

  test('another server answers, whether or not it has a certificate for the name', async () => {
    const name = 'moved.example.com';
    const { _id } = await liveDomain(name);
    await waitFor('its certificate', () => get(name).catch(() => undefined));
    let followed = 0;
    using elsewhere = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch() {
        followed += 1;
        return new Response('elsewhere');
      },
    });
    using _ = Bun.serve({
      hostname: withoutPerch,
      port: 443,
      tls: await authority.keysOf(name),
      fetch: () => Response.redirect(elsewhere.url.href),
    });
    await dns.set({ [name]: [`A ${withoutPerch}`] });
    const moved = await checkDomain(server, admin, _id);
    const { reasons } = moved.verification;
    expect(reasons.https).toBe(`${withoutPerch} answers, but it is not this server`);

    const other = await reasonFor('other.example.com', withoutPerch);
    expect(other.https).toStartWith('the certificate is not valid: ');
    expect(followed).toBe(0);
  });

  test('the machine takes the connection and says nothing', async () => {
    using _ = Bun.listen({ hostname: silent, port: 443, socket: { data() {} } });
    const { https } = await reasonFor('silent.example.com', silent);
    expect(https).toBe(`${silent} did not answer within 5 seconds`);
  });

  test('an unexpected machine of this network is not even asked', async () => {
    let connections = 0;
    const socket = { open: () => void (connections += 1), data() {} };
    using _ = Bun.listen({ hostname: unexpected, port: 443, socket });
    const { https, pointing } = await reasonFor('inside.example.com', unexpected);
    expect(https).toBe(`${unexpected} cannot be reached from the internet`);
    expect(pointing).toStartWith(`points to ${unexpected}, expected ${address}`);
    expect(connections).toBe(0);
  });
});
