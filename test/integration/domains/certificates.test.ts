import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { networkInterfaces } from 'node:os';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  rejectDomain,
  removeDomain,
  requestDomain,
  setOwned,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { startPostgres } from '../../support/services/postgres.ts';
import { letPass, startClock, waitFor } from '../../support/wait.ts';

const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());
const env = { BASE_DOMAINS: 'perch.example', DNS_SERVERS: dns.address };
const server = await startServer({ ...env, HOST: '0.0.0.0' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const ask = (
  domain: string,
  headers: Record<string, string> = {},
  { origin }: Pick<TestServer, 'origin'> = server,
) =>
  fetch(`${origin}/api/tls/ask?domain=${encodeURIComponent(domain)}`, {
    headers,
    redirect: 'manual',
  });
const statusOf = async (domain: string, at: TestServer = server) =>
  (await ask(domain, {}, at)).status;

describe('a certificate', () => {
  const live = 'files.example.com';
  beforeAll(async () => {
    const domain = await requestDomain(server, admin, live);
    expect(await statusOf(live)).toBe(403);
    await approveDomain(server, admin, domain._id);
    expect(await statusOf(live)).toBe(403);
    await setOwned(server, dns, admin, domain, true);
    await waitFor('the live domain', async () => (await statusOf(live)) === 200);
  });

  test('may be had for the app’s host and live domains, in any notation of theirs', async () => {
    for (const name of ['localhost', live, live.toUpperCase(), `${live}.`]) {
      const answer = await ask(name);
      expect(`${name} ${answer.status}`).toBe(`${name} 200`);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test('may be had for subdomains as soon as they are approved, and no longer than that', async () => {
    const { _id } = await requestDomain(server, admin, 'ann.perch.example', 'subdomain');
    expect(await statusOf('ann.perch.example')).toBe(403);
    await approveDomain(server, admin, _id);
    await waitFor('the subdomain', async () => (await statusOf('ann.perch.example')) === 200);
    await removeDomain(server, admin, _id);
    await waitFor(
      'the removal to be heard',
      async () => (await statusOf('ann.perch.example')) === 403,
    );
  });

  test('may not be had for a domain that is not proven, not approved, rejected or unknown', async () => {
    const proven = await requestDomain(server, admin, 'proven.example.org');
    await setOwned(server, dns, admin, proven, true);
    const unproven = await requestDomain(server, admin, 'unproven.example.net');
    await approveDomain(server, admin, unproven._id);
    const rejected = await requestDomain(server, admin, 'rejected.perch.example', 'subdomain');
    await rejectDomain(server, admin, rejected._id);
    for (const name of [
      'proven.example.org',
      'unproven.example.net',
      'rejected.perch.example',
      'perch.example',
      'example.com',
      `a.${live}`,
      `${live}:443`,
      `${live}.evil.example`,
      `*.${live}`,
      `${live}/`,
      `${live}, localhost`,
      '127.0.0.1',
      '',
      ' ',
      'ä'.repeat(300),
    ]) {
      await expectFailure(await ask(name), 403, 'forbidden');
    }
    await expectFailure(await fetch(`${server.origin}/api/tls/ask`), 403, 'forbidden');
  });

  test('is nothing that others may ask about, not even by way of a proxy on this machine', async () => {
    for (const forwarded of ['203.0.113.9', '127.0.0.1, 203.0.113.9', 'unknown', '']) {
      const answer = await ask(live, { 'x-forwarded-for': forwarded });
      await expectFailure(answer, 403, 'forbidden');
    }
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === 'IPv4');
    if (!outer) return;
    const origin = `http://${outer.address}:${server.port}`;
    const foreign = await fetch(`${origin}/api/tls/ask?domain=${live}`);
    await expectFailure(foreign, 403, 'forbidden');
  });

  test('is asked about on this machine at its address, not by a name that leads to it', async () => {
    for (const host of ['127.0.0.1:3000', '[::1]']) {
      expect((await ask(live, { host })).status).toBe(200);
      await expectFailure(await ask('example.com', { host }), 403, 'forbidden');
    }
    for (const host of ['perch:3000', 'rebound.example.net', '10.0.0.7']) {
      await expectFailure(await ask(live, { host }), 403, 'forbidden');
    }
    for (const name of ['x-real-ip', 'forwarded', 'via', 'x-forwarded-host']) {
      await expectFailure(await ask(live, { [name]: '127.0.0.1' }), 403, 'forbidden');
    }
    expect((await ask(live, { host: live })).status).toBe(404);
    expect((await send(server.origin, 'POST', `/api/tls/ask?domain=${live}`)).status).toBe(404);
  });
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

test.skipIf(outside === undefined)(
  'a trusted proxy asks under whatever name it has for this server, but only for itself',
  async () => {
    const own = { ...env, HOST: '0.0.0.0', TRUSTED_PROXIES: `${outside}` };
    await using behind = await startServer(own);
    const origin = `http://${outside}:${behind.port}`;
    const askThere = (headers: Record<string, string>) => ask('localhost', headers, { origin });
    for (const host of ['perch:3000', `${outside}`]) {
      expect((await askThere({ host })).status).toBe(200);
      expect((await askThere({ host, 'x-forwarded-for': '127.0.0.1' })).status).toBe(200);
      const handedOn = { host, 'x-forwarded-for': '203.0.113.9, 127.0.0.1' };
      await expectFailure(await askThere(handedOn), 403, 'forbidden');
    }
  },
);

// A SQLite cannot be stopped.
const testOnPostgres = usesPostgres ? test : () => {};
testOnPostgres(
  'answers, and domains serve from memory, while the database is stopped',
  async () => {
    const cluster = await startPostgres();
    await using own = await startServer({ ...env, DATABASE_URL: cluster.url });
    own.expectErrors(/./);
    const owner = await becomeAdministrator(own);
    const name = 'ben.perch.example';
    const { _id } = await requestDomain(own, owner, name, 'subdomain');
    await approveDomain(own, owner, _id);
    await waitFor('the live domain', async () => (await statusOf(name, own)) === 200);
    await cluster[Symbol.asyncDispose]();
    await waitFor('the server to notice', async () => {
      return (await fetch(`${own.origin}/readyz`)).status === 503;
    });
    for (let round = 0; round < 20; round += 1) {
      const elapsedMs = startClock();
      expect(await statusOf(name, own)).toBe(200);
      expect(await statusOf('localhost', own)).toBe(200);
      expect(await statusOf('unknown.perch.example', own)).toBe(403);
      expect(elapsedMs()).toBeLessThan(25_000);
      await letPass(100);
    }
    const front = await fetch(own.origin, { headers: { host: name } });
    expect(front.status).toBe(200);
  },
);
