// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { bearer } from '../../support/api/client.ts';
import {
  closeLink,
  cookieOf,
  type LinkEnds,
  unlock,
  uploadClosed,
  visit,
} from '../../support/api/closed-links.ts';
import { publish } from '../../support/api/publication.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await sharedServer({ BASE_DOMAINS: 'perch.example', WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const password = 'öffne dich & 100%';
const picture = { name: 'photo.png', content: png(40, 30) };
const locked = (ends: LinkEnds = {}) =>
  uploadClosed(server, owner.token, { password, ...ends }, picture);

const closedKinds: [string, LinkEnds, string][] = [
  ['locked', { password }, 'password_required'],
  ['limited', { downloadsLeft: 3 }, 'confirmation_required'],
  ['locked and limited', { password, downloadsLeft: 3 }, 'password_required'],
];

describe.each(closedKinds)('a file that is %s', (_title, ends, code) => {
  test('gives nothing away, however it is asked for', async () => {
    const { fileId } = await uploadClosed(server, owner.token, ends, picture);
    const etag = `"${sha256Of(picture.content)}"`;
    const paths = [
      `/f/${fileId}.png`,
      `/f/${fileId}?preview`,
      `/f/${fileId}?download`,
      `/t/${fileId}`,
    ];
    const how: Record<string, string>[] = [
      {},
      { range: 'bytes=0-3' },
      { 'if-none-match': etag },
      { 'if-match': '"else"' },
      { range: 'bytes=999999-' },
      { accept: 'text/html' },
      bearer(owner.token),
    ];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        for (const headers of how) {
          const answer = await visit(server, path, { method, headers });
          const text = await answer.text();
          const what = `${method} ${path} ${JSON.stringify(headers)}`;
          expect(answer.status, what).toBe(403);
          expect(answer.headers.get('cache-control'), what).toBe('private, no-store');
          expect(answer.headers.get('vary'), what).toBe('Sec-Fetch-Mode');
          if (method !== 'HEAD')
            expect(JSON.parse(text), what).toMatchObject({ success: false, code });
          for (const fact of [
            'etag',
            'last-modified',
            'access-control-allow-origin',
            'accept-ranges',
            'location',
            'www-authenticate',
          ]) {
            expect(answer.headers.has(fact), `${fact} of ${what}`).toBe(false);
          }
        }
      }
    }
  });

  test('leads a browser to its page, which tells nothing of the file', async () => {
    const { fileId } = await uploadClosed(server, owner.token, ends, picture);
    const navigation = { headers: { 'sec-fetch-mode': 'navigate' } };
    const answer = await visit(server, `/f/${fileId}.png`, navigation);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/v/${fileId}`]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const page = await visit(server, `/v/${fileId}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const markup = (await page.text()).replace(/<style>.*<\/style>/s, '');
    expect(markup).toMatch(/<form method="post"/);
    expect(markup).not.toMatch(/photo|image|video|oembed|\d B\b|\/t\/|\/p\/|\/f\//);
  });

  test('has no preview and no embed', async () => {
    const { fileId, viewUrl, rawUrl } = await uploadClosed(server, owner.token, ends, picture);
    const embed = (url: string) => `/oembed?url=${encodeURIComponent(url)}`;
    for (const path of [`/p/${fileId}.jpg`, embed(viewUrl), embed(rawUrl)]) {
      const answer = await visit(server, path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toContain('photo');
    }
  });
});

test('the password opens every address of its file, and of no other', async () => {
  const { fileId } = await locked();
  const other = await locked();
  const right = await unlock(server, fileId, password);
  expect([right.status, right.headers.get('location')]).toEqual([303, `/v/${fileId}`]);
  const [set = ''] = right.headers.getSetCookie();
  expect(set).toMatch(/^perch-unlock-\w+=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: `a=1; ${cookieOf(right)}; perch-unlock-${fileId}=forged` };
  const bytes = await visit(server, `/f/${fileId}.png`, { headers });
  expect(sha256Of(await bytes.bytes())).toBe(sha256Of(picture.content));
  expect(bytes.headers.get('cache-control')).toBe('private, no-store');
  expect(bytes.headers.has('access-control-allow-origin')).toBe(false);
  for (const path of [`/f/${fileId}?preview`, `/t/${fileId}`, `/p/${fileId}.jpg`, `/v/${fileId}`]) {
    const shown = await visit(server, path, { headers });
    expect(shown.status, path).toBe(200);
    expect(shown.headers.get('cache-control'), path).toContain('no-store');
    expect(shown.headers.has('access-control-allow-origin'), path).toBe(false);
  }
  const part = await visit(server, `/f/${fileId}`, { headers: { ...headers, range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect((await visit(server, `/f/${other.fileId}`, { headers })).status).toBe(403);
  const moved = cookieOf(right).replace(fileId, other.fileId);
  const tried = await visit(server, `/f/${other.fileId}`, { headers: { cookie: moved } });
  expect(tried.status).toBe(403);
});

test('a wrong password opens nothing, and the page says so', async () => {
  const { fileId } = await locked();
  for (const text of ['', 'wrong', `${password} `, 'x'.repeat(5000)]) {
    const answer = await unlock(server, fileId, text);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect(await answer.text()).not.toContain('photo');
  }
});

test('another password ends what the old one opened', async () => {
  const file = await locked();
  const headers = { cookie: cookieOf(await unlock(server, file.fileId, password)) };
  const status = async () => (await visit(server, `/f/${file.fileId}`, { headers })).status;
  expect(await status()).toBe(200);
  await closeLink(server, owner.token, file, { password: 'another' });
  await waitFor('the old pass to end', async () => (await status()) === 403);
  expect((await unlock(server, file.fileId, password)).status).toBe(403);
});

test('a script sends the password in a header, which counts against its tries as well', async () => {
  const { fileId } = await locked();
  const send = (text: string) =>
    visit(server, `/f/${fileId}`, { headers: { 'perch-password': encodeURIComponent(text) } });
  expect((await send(password)).status).toBe(200);
  const malformed = await visit(server, `/f/${fileId}`, { headers: { 'perch-password': '%zz' } });
  expect(malformed.status).toBe(403);
  const tried = await Promise.all(Array.from({ length: 15 }, (_, number) => send(`${number}`)));
  const statuses = tried.map(({ status }) => status).toSorted();
  expect(statuses.filter((each) => each === 403)).toHaveLength(10);
  expect(statuses.filter((each) => each === 429)).toHaveLength(5);
  expect((await send(password)).status).toBe(429);
  const page = await unlock(server, fileId, password);
  expect([page.status, page.headers.getSetCookie()]).toEqual([429, []]);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await locked();
  expect((await unlock(server, other.fileId, password)).status).toBe(303);
});

test('no other site unlocks or opens a file', async () => {
  const { fileId } = await locked();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
    { origin: 'https://evil.example' },
    { origin: 'nonsense' },
  ]) {
    expect((await unlock(server, fileId, password, headers)).status).toBe(403);
  }
  for (const headers of [
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: server.origin },
  ]) {
    expect((await unlock(server, fileId, password, headers)).status).toBe(303);
  }
});

test('a domain has a cookie of its own, and shows its owner’s files only', async () => {
  const published = await publish(server, admin);
  const { host, fileId } = published;
  await closeLink(server, published.owner.token, published, { password });
  await waitFor('the domain', async () => {
    return (await visit(server, '/robots.txt', { headers: { host } })).status === 200;
  });
  const answer = await visit(server, `/${fileId}.png`, {
    headers: { host, 'sec-fetch-mode': 'navigate' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/v/${fileId}`]);
  const right = await unlock(server, fileId, password, { host, origin: `https://${host}` });
  expect(right.headers.getSetCookie()[0]).toMatch(/^__Host-perch-unlock-.*; Secure$/);
  const headers = { host, cookie: cookieOf(right) };
  expect((await visit(server, `/${fileId}`, { headers })).status).toBe(200);
  const foreign = await locked();
  expect((await unlock(server, foreign.fileId, password, { host })).status).toBe(404);
});

test('the app shows its user a locked file of their own, until they sign out', async () => {
  const { fileId } = await locked({ downloadsLeft: 2 });
  const person = await registerApproved(server, admin);
  const signIn = async (token: string) => {
    const own = { ...bearer(token), 'sec-fetch-site': 'same-origin' };
    const answer = await visit(server, '/api/upload/stats', { headers: own });
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^perch-app=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/);
    return { cookie: cookieOf(answer) };
  };
  const statusesWith = (headers: Record<string, string>) =>
    Promise.all(
      [`/f/${fileId}?preview`, `/t/${fileId}`, `/f/${fileId}?download`, `/f/${fileId}`].map(
        async (path) => (await visit(server, path, { headers })).status,
      ),
    );
  expect(await statusesWith(await signIn(owner.token))).toEqual([200, 200, 200, 403]);
  expect(await statusesWith(await signIn(admin.token))).toEqual([200, 200, 200, 403]);
  expect(await statusesWith(await signIn(person.token))).toEqual([403, 403, 403, 403]);
  expect(await statusesWith({ cookie: 'perch-app=forged.forged' })).toEqual([403, 403, 403, 403]);
  const elsewhere = { ...bearer(owner.token), 'sec-fetch-site': 'cross-site' };
  for (const [path, headers] of [
    ['/api/upload/stats', elsewhere],
    ['/api/auth/me', bearer(owner.token)],
  ] as const) {
    const answer = await visit(server, path, { headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
});
