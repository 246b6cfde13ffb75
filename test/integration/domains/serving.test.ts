import { afterAll, beforeAll, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, rejectDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const host = 'ann.example.net';
const on = (name: string, path: string, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, headers: { host: name }, redirect: 'manual' });

let owner: Person;
let domainId: string;
beforeAll(async () => {
  owner = await registerApproved(server, admin, 'ann');
  const domain = await requestDomain(server, owner, host, 'subdomain');
  domainId = domain._id;
  expect((await on(host, '/')).status).toBe(421);
  await approveDomain(server, admin, domainId);
  await waitFor('the domain to be served', async () => (await on(host, '/')).status === 200);
});

test('a live domain serves its owner’s files by their slugs', async () => {
  const { fileId } = await upload(server, owner.token, 'note.txt', 'hello');
  for (const path of [`/${fileId}`, `/${fileId}.txt`, `/${fileId}.txt?download`]) {
    const answer = await on(host, path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('hello');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect((await on(`${host}:8443`, `/${fileId}`, 'HEAD')).status).toBe(200);
});

test('a live domain serves no other account’s files, no app and no API', async () => {
  const { fileId } = await upload(server, admin.token, 'other.txt', 'not yours');
  const own = await upload(server, owner.token, 'own.txt', 'own');
  for (const [method, path] of [
    ['GET', `/${fileId}`],
    ['GET', `/f/${own.fileId}`],
    ['POST', '/'],
    ['GET', '/login'],
    ['GET', '/index.html'],
    ['GET', '/robots.txt/'],
    ['POST', '/robots.txt'],
    ['GET', '/.well-known/perch/'],
    ['GET', '/.well-known/perch/short'],
    ['GET', '/.well-known/acme-challenge/x'],
    ['GET', '/metrics'],
    ['GET', '/api/tls/ask?domain=ann.example.net'],
    ['GET', '/api/clients/sharex'],
    ['GET', '/api/upload/resumable'],
    ['POST', '/api/upload'],
    ['OPTIONS', '/api/upload/resumable'],
    ['GET', '/favicon.svg'],
    ['GET', '/healthz'],
    ['GET', '/api/config'],
    ['POST', '/api/auth/login'],
    ['POST', `/${fileId}`],
    ['DELETE', `/${fileId}`],
  ] as const) {
    const answer = await on(host, path, method);
    expect(`${path} ${answer.status}`).toBe(`${path} 404`);
    expect(await answer.text()).not.toMatch(/perch|not yours|own/i);
  }
});

test('a live domain’s front page says nothing about this server, until it leads elsewhere', async () => {
  const front = await on(host, '/');
  expect(front.status).toBe(200);
  const text = await front.text();
  expect(text).toContain('serves files');
  expect(text).not.toMatch(/perch|script|localhost/i);
  // The stylesheet has a colour of banners, which contains the owner's name.
  expect(text.replace(/<style>[^<]*<\/style>/, '')).not.toMatch(/ann/i);
  expect(front.headers.get('content-security-policy')).toStartWith("default-src 'none'");
  expect(front.headers.get('set-cookie')).toBeNull();

  const set = (url: string, { token } = owner) => {
    const path = `/api/domains/${domainId}/redirect`;
    return send(server.origin, 'PUT', path, { token, body: { url } });
  };
  const target = 'https://www.example.org/@ann?a=b#c';
  const saved = await set(` ${target} `);
  const { data } = await saved.json();
  expect(data.domain.redirectUrl).toBe(target);
  await waitFor('the redirect', async () => (await on(host, '/?x=1')).status === 302);
  const redirect = await on(host, '/');
  expect(redirect.headers.get('location')).toBe(target);
  expect((await on(host, '/nothing')).status).toBe(404);

  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://www.example.org',
    'www.example.org',
    '//www.example.org',
    '/home',
    'https://',
    'https:///x',
    'https:www.example.org',
    'https://user:password@www.example.org',
    'https://www.example.org\\@evil.example',
    'https://www.example.org/\r\nset-cookie: a=b',
    'java\tscript:alert(1)',
    `https://${host}`,
    `https://${host.toUpperCase()}./?a`,
    `https://www.example.org/${'a'.repeat(2000)}`,
  ]) {
    await expectFailure(await set(url), 400, 'invalid_request');
  }
  await expectFailure(await set('https://www.example.org', admin), 404, 'not_found');
  expect((await on(host, '/')).status).toBe(302);
  expect((await set('')).status).toBe(200);
  await waitFor('the page again', async () => (await on(host, '/')).status === 200);
});

test('a live domain opens its files to crawlers, or asks them to stay away, and nothing else', async () => {
  const answer = await on(host, '/robots.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /api/\n');
  await changeSettings(server, admin.token, { indexing: false });
  expect(await (await on(host, '/robots.txt')).text()).toEndWith('User-agent: *\nDisallow: /\n');
  await changeSettings(server, admin.token, { indexing: null });
});

test('a live domain proves with each question that it leads to this installation', async () => {
  const prove = async (name: string, nonce: string) => {
    return (await on(name, `/.well-known/perch/${nonce}`)).text();
  };
  const proof = await prove(host, 'a'.repeat(24));
  expect(proof).toMatch(/^[\w-]{43}$/);
  expect(await prove(host.toUpperCase(), 'a'.repeat(24))).toBe(proof);
  expect(await prove(host, 'b'.repeat(24))).not.toBe(proof);
  expect((await on(host, `/.well-known/perch/${'a'.repeat(65)}`)).status).toBe(404);
  const onApp = await fetch(`${server.origin}/.well-known/perch/${'a'.repeat(24)}`);
  expect(await onApp.text()).not.toContain(proof);
});

test('a domain that is rejected serves nothing any more', async () => {
  const { fileId } = await upload(server, owner.token, 'gone.txt', 'still here');
  expect((await on(host, `/${fileId}`)).status).toBe(200);
  await rejectDomain(server, admin, domainId);
  await waitFor(
    'the domain to be closed',
    async () => (await on(host, `/${fileId}`)).status === 421,
  );
  expect((await on(host, '/robots.txt')).status).toBe(421);
  expect((await fetch(`${server.origin}/f/${fileId}`)).status).toBe(200);
});
