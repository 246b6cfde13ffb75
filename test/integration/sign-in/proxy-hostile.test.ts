// @one-stack @long

import { expect, test } from 'bun:test';

import { parseResponse } from 'hono/client';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import {
  enter,
  enterBy,
  proxyPath,
  startTrusting,
  usersOf,
  utf8,
} from '../../support/providers/proxy-login.ts';

test('only the connection’s own address counts, whatever the headers say', async () => {
  await using server = await startTrusting({
    TRUSTED_AUTH_CIDRS: '10.0.0.0/8, fd00::/8',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const admin = await becomeAdministrator(server);
  const { username } = admin;
  for (const forged of [
    {},
    { 'x-forwarded-for': '10.0.0.1' },
    { 'x-forwarded-for': '10.0.0.1, 127.0.0.1' },
    { 'x-real-ip': '10.0.0.1' },
    { forwarded: 'for=10.0.0.1' },
    { 'x-client-ip': '10.0.0.1' },
  ]) {
    const answer = await enterBy(server, { 'Remote-User': username, ...forged });
    await expectFailure(answer, 403, 'provider_refused');
  }
  expect(await usersOf(server, admin)).toHaveLength(1);

  const { audit } = client(server.origin, admin.token).api.admin;
  const query = { action: 'user.provider_refused' } as const;
  const { entries } = (await parseResponse(audit.$get({ query }))).data;
  expect(entries).toHaveLength(6);
  expect(entries.map(({ address }) => address)).toContain('10.0.0.1');
  expect(entries[0]?.detail).toMatch(/^proxy: untrusted, connected from (127\.0\.0\.1|::1)$/);
});

test('headers that name no person, or more than one, are refused', async () => {
  await using server = await startTrusting();
  const admin = await becomeAdministrator(server);
  for (const headers of [
    {},
    { 'Remote-User': '' },
    { 'Remote-User': '  ' },
    { 'Remote-User': 'ann, admin' },
    { 'Remote-User': 'ann,' },
    { 'Remote-User': 'x'.repeat(255) },
    { 'Remote-User': 'a\tb' },
    { 'Remote-User': utf8('ann\u200B') },
    { 'Remote-User': utf8('\u202Enna') },
    { 'Remote-User': utf8('ann\u2028') },
    { 'Remote-User': 'ann', 'Remote-Email': 'a@example.com, b@example.com' },
    { 'Remote-User': 'ann', 'Remote-Name': 'x'.repeat(1000) },
    { 'Remote-User': 'ann', 'Remote-Groups': 'staff\tadmins' },
    { Remote_User: 'ann' },
    { 'X-Remote-User': 'ann' },
  ]) {
    await expectFailure(await enterBy(server, headers), 403, 'provider_refused');
  }
  expect(await usersOf(server, admin)).toHaveLength(1);
});

test('a header that is there twice is refused, whichever is the proxy’s own', async () => {
  await using server = await startTrusting();
  const admin = await becomeAdministrator(server);
  for (const lines of [
    ['Remote-User: ann', `Remote-User: ${admin.username}`],
    ['remote-user: ann', 'REMOTE-USER: ann'],
    ['Remote-User:', 'Remote-User: ann'],
    ['Remote-User: ann', 'Remote-Email: a@example.com', 'Remote-Email: b@example.com'],
  ]) {
    const head = [`POST ${proxyPath} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0', ...lines];
    const { status, body } = await sendRaw(server, `${head.join('\r\n')}\r\n\r\n`);
    expect(`${status} ${body}`).toMatch(/^403 .*"provider_refused"/);
  }
  for (const line of ['Remote-User: a\u0001b', 'Remote-User: a\0b', 'Remote-User : ann']) {
    const head = [`POST ${proxyPath} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0', line];
    expect((await sendRaw(server, `${head.join('\r\n')}\r\n\r\n`)).status).toBe(400);
  }
  expect(await usersOf(server, admin)).toHaveLength(1);
});

test('a page of another site cannot sign a browser in', async () => {
  await using server = await startTrusting();
  const admin = await becomeAdministrator(server);
  const person = { 'Remote-User': 'ann' };
  for (const site of ['cross-site', 'same-site', 'other']) {
    const answer = await enterBy(server, { ...person, 'sec-fetch-site': site });
    await expectFailure(answer, 403, 'forbidden');
  }
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'x']) {
    await expectFailure(await enterBy(server, { ...person, origin }), 403, 'forbidden');
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await enterBy(server, { ...person, 'content-type': type });
    await expectFailure(answer, 415, 'unsupported_media_type');
  }
  const read = await fetch(`${server.origin}${proxyPath}`, { headers: person });
  await expectFailure(read, 404, 'not_found');
  expect(await usersOf(server, admin)).toHaveLength(1);

  for (const own of [
    { 'sec-fetch-site': 'same-origin', origin: server.origin },
    { 'sec-fetch-site': 'none' },
    { origin: server.origin, 'content-type': 'application/json' },
  ]) {
    expect((await enter(server, { ...person, ...own })).username).toBe('ann');
  }
});

test('no other call and no other host takes the header', async () => {
  await using server = await startTrusting({ PUBLIC_URL: 'https://files.example.com' });
  const host = { host: 'files.example.com' };
  const me = await send(server.origin, 'GET', '/api/auth/me', {
    headers: { ...host, 'Remote-User': 'ann' },
  });
  await expectFailure(me, 401, 'unauthenticated');
  const elsewhere = await enterBy(server, { host: 'evil.example', 'Remote-User': 'ann' });
  await expectFailure(elsewhere, 421, 'unknown_host');
  expect((await enterBy(server, { ...host, 'Remote-User': 'ann' })).status).toBe(200);
});

test('a domain of links takes no header', async () => {
  await using server = await startTrusting({ BASE_DOMAINS: 'files.example.net' });
  const admin = await becomeAdministrator(server);
  const domain = await requestDomain(server, admin, 'one.files.example.net', 'subdomain');
  await approveDomain(server, admin, domain._id);
  const headers = { host: domain.domain, 'Remote-User': 'ann' };
  const answer = await enterBy(server, headers);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).not.toContain('token');
  expect(await usersOf(server, admin)).toHaveLength(1);
});

test('refusals are throttled by client, and never stand in the way of the proxy', async () => {
  await using server = await startTrusting({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let count = 0; count < 100; count += 1) {
    await expectFailure(await enterBy(server, headers), 403, 'provider_refused');
  }
  await expectFailure(await enterBy(server, headers), 429, 'too_many_attempts');
  expect((await enter(server, { ...headers, 'Remote-User': 'ann' })).username).toBe('ann');
});
