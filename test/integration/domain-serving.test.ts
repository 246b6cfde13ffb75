import { afterAll, beforeAll, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../support/accounts.ts';
import { approveDomain, rejectDomain, requestDomain } from '../support/domains.ts';
import { startServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';
import { waitFor } from '../support/wait.ts';

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
  await waitFor('the domain to be served', async () => (await on(host, '/')).status === 404);
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

test('a live domain serves nobody else’s files, no app and no API', async () => {
  const { fileId } = await upload(server, admin.token, 'other.txt', 'not yours');
  const own = await upload(server, owner.token, 'own.txt', 'own');
  for (const [method, path] of [
    ['GET', `/${fileId}`],
    ['GET', `/f/${own.fileId}`],
    ['GET', '/'],
    ['GET', '/login'],
    ['GET', '/favicon.svg'],
    ['GET', '/healthz'],
    ['GET', '/api/config'],
    ['POST', '/api/auth/login'],
    ['POST', `/${own.fileId}`],
    ['DELETE', `/${own.fileId}`],
  ] as const) {
    const answer = await on(host, path, method);
    expect(`${path} ${answer.status}`).toBe(`${path} 404`);
    expect(await answer.text()).not.toMatch(/perch|not yours|own/i);
  }
});

test('a domain that is rejected serves nothing any more', async () => {
  const { fileId } = await upload(server, owner.token, 'gone.txt', 'still here');
  expect((await on(host, `/${fileId}`)).status).toBe(200);
  await rejectDomain(server, admin, domainId);
  await waitFor('the domain to be closed', async () => {
    return (await on(host, `/${fileId}`)).status === 421;
  });
  expect((await fetch(`${server.origin}/f/${fileId}`)).status).toBe(200);
});
