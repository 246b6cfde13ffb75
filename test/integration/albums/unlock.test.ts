import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeAlbum, changeMembers, createAlbum } from '../../support/api/albums.ts';
import { cookieOf, visit } from '../../support/api/closed-links.ts';
import { approveDomain, newDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer({ BASE_DOMAINS: 'perch.example', WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const host = newDomain('locked', 'perch.example');
await approveDomain(server, admin, (await requestDomain(server, owner, host, 'subdomain'))._id);

const password = 'öffne dich & 100%';

async function lockedAlbum() {
  const { _id } = await createAlbum(server, owner, { name: 'Secret trip', password });
  const { _id: file } = await upload(server, owner.token, 'beach.txt', 'sand');
  return changeMembers(server, owner, _id, { add: [file] });
}

const unlock = (slug: string, text: string, headers: Record<string, string> = {}) =>
  visit(server, `/a/${slug}/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams({ password: text })),
  });

const look = async (slug: string, headers: Record<string, string> = {}, part = '') => {
  const answer = await visit(server, `/a/${slug}${part}`, { headers });
  return { status: answer.status, markup: await answer.text() };
};

test('a locked album tells nothing of itself, and its password opens it for one browser', async () => {
  const { slug } = await lockedAlbum();
  const closed = await look(slug);
  expect(closed.status).toBe(200);
  expect(closed.markup).toContain(`action="/a/${slug}/unlock"`);
  expect(closed.markup).not.toMatch(/Secret|beach|1 file|\/v\//);
  expect(await look(slug, {}, '/items')).toEqual({ status: 403, markup: '' });
  const right = await unlock(slug, password);
  expect([right.status, right.headers.get('location')]).toEqual([303, `/a/${slug}`]);
  const [set = ''] = right.headers.getSetCookie();
  expect(set).toMatch(
    /^perch-unlock-a-\w+=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieOf(right);
  expect((await look(slug, { cookie })).markup).toContain('Secret trip');
  const items = await look(slug, { cookie }, '/items');
  expect([items.status, items.markup.includes('beach.txt')]).toEqual([200, true]);
  const other = await lockedAlbum();
  expect((await look(other.slug, { cookie })).markup).not.toContain('Secret');
  const back = await visit(server, `/a/${slug}/unlock`);
  expect([back.status, back.headers.get('location')]).toEqual([303, `/a/${slug}`]);
});

test('another password ends what the old one opened', async () => {
  const { _id, slug } = await lockedAlbum();
  const cookie = cookieOf(await unlock(slug, password));
  await changeAlbum(server, owner, _id, { password: 'another' });
  expect((await look(slug, { cookie })).markup).not.toContain('Secret');
  expect((await unlock(slug, password)).status).toBe(403);
  await changeAlbum(server, owner, _id, { password: null });
  expect((await look(slug)).markup).toContain('Secret trip');
});

test('on a domain the cookie is bound to that host', async () => {
  const { slug } = await lockedAlbum();
  const right = await unlock(slug, password, { host });
  expect(right.headers.getSetCookie().join()).toMatch(/^__Host-perch-unlock-a-.*; Secure$/);
  expect((await look(slug, { host, cookie: cookieOf(right) })).markup).toContain('Secret trip');
  expect((await look(slug, { cookie: cookieOf(right) })).markup).not.toContain('Secret');
});

test('a script sends the password in a header', async () => {
  const { slug } = await lockedAlbum();
  const sent = (text: string) => ({ 'perch-password': encodeURIComponent(text) });
  expect((await look(slug, sent(password))).markup).toContain('Secret trip');
  expect((await look(slug, sent('wrong'))).markup).not.toContain('Secret');
});

test('wrong passwords open nothing and are counted over all processes', async () => {
  const { slug } = await lockedAlbum();
  for (const text of ['', 'x'.repeat(5000)]) expect((await unlock(slug, text)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 14 }, () => unlock(slug, 'wrong')));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(403), ...Array(4).fill(429)]);
  for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await unlock(slug, password)).status).toBe(429);
});

test('another site’s form opens nothing', async () => {
  const { slug } = await lockedAlbum();
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await unlock(slug, password, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
});
