import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, removeDomain, requestDomain } from '../../support/api/domains.ts';
import {
  changeLink,
  click,
  deleteLink,
  listLinks,
  makeLink,
  target,
} from '../../support/api/short-links.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const base = 'files.example.net';
const server = await startServer({ BASE_DOMAINS: base });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

async function liveDomain(label: string) {
  const name = `${label}.${base}`;
  const { _id } = await requestDomain(server, ann, name, 'subdomain');
  await approveDomain(server, admin, _id);
  return { name, id: _id };
}
const statusAt = async (path: string, host = 'localhost') =>
  (await click(server, path, { host })).status;

/** What an answer sends a browser to. */
async function redirectAt(path: string, host = 'localhost') {
  const { status, headers } = await click(server, path, { host });
  return [status, headers.get('location')];
}
const end = (id: string) =>
  runStatement(server, `update short_links set expires_at = ${Date.now()} where id = '${id}'`);

/** Lets the job run, which otherwise runs once a minute. */
async function removeEnded() {
  await server.stop();
  await runStatement(server, `update jobs set free_at = 0 where name = 'expired-links'`);
  await server.start();
}

describe('on the app’s host', () => {
  test('a link redirects, and nothing keeps the answer', async () => {
    const { slug } = await makeLink(server, ann.token, { url: 'https://example.org/ü?a=%0d%0ab' });
    for (const path of [`/to/${slug}`, `/to/${slug}?utm_source=a`]) {
      const answer = await click(server, path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('https://example.org/%C3%BC?a=%0d%0ab');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await answer.text()).toBe('');
    }
    const head = await click(server, `/to/${slug}`, {}, 'HEAD');
    expect([head.status, head.headers.get('location')]).toEqual([
      302,
      'https://example.org/%C3%BC?a=%0d%0ab',
    ]);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refused = await click(server, `/to/${slug}`, {}, method);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  test('a link is at its own address and at no other', async () => {
    const { slug } = await makeLink(server, ann.token, { slug: 'Only.here' });
    expect(slug).toBe('Only.here');
    expect(await redirectAt('/to/Only.here')).toEqual([302, target]);
    for (const path of ['/to/only.here', '/to/Only', '/to/Only.here.png', '/f/Only.here', '/to/x'])
      expect([path, await statusAt(path)]).toEqual([path, 404]);
    for (const odd of ['%00', 'a%00', 'a%2fb', 'a'.repeat(300), '%F0%28', '%E2%80%AE']) {
      for (const path of [`/to/${odd}`, `/v/${odd}`])
        expect([path, await statusAt(path)]).toEqual([path, 404]);
    }
  });

  test('its page says where it leads, as text, and shows nothing of the target', async () => {
    const { slug } = await makeLink(server, ann.token, {
      url: `https://example.org/?a=<script>alert(1)</script>&'"`,
      title: '<b>"Title"</b>',
    });
    const answer = await click(server, `/v/${slug}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('https://example.org/?a=%3Cscript%3Ealert(1)%3C/script%3E&amp;%27%22');
    expect(text).toContain('&lt;b&gt;&quot;Title&quot;&lt;/b&gt;');
    expect(text).toContain(`href="/to/${slug}"`);
    expect(text).not.toMatch(/<script|<b>|<img|<iframe|og:image|http-equiv/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await listLinks(server, ann.token, `?search=${slug}`)).links[0]?.clicks).toBe(0);
  });
});

describe('a link that is over', () => {
  test('by its end says so, before its row goes and afterwards', async () => {
    const link = await makeLink(server, ann.token, { slug: 'ends-soon' });
    await end(link._id);
    for (const path of ['/to/ends-soon', `/v/ends-soon`]) expect(await statusAt(path)).toBe(410);
    await removeEnded();
    const isGone = async () =>
      (await listLinks(server, ann.token, '?search=ends-soon')).total === 0;
    await waitFor('the job', isGone);
    for (const path of ['/to/ends-soon', '/v/ends-soon', `/to/${link.slug}`])
      expect([path, await statusAt(path)]).toEqual([path, 410]);
    // Its name is free.
    await makeLink(server, ben.token, { slug: 'ends-soon', url: 'https://example.com/' });
    expect(await redirectAt('/to/ends-soon')).toEqual([302, 'https://example.com/']);
  });

  test('as its owner is suspended works again with the approval', async () => {
    const dan = await registerApproved(server, admin, 'dan');
    const { slug } = await makeLink(server, dan.token);
    const setStatus = (status: string) =>
      send(server.origin, 'PUT', `/api/auth/users/${dan.id}`, {
        token: admin.token,
        body: { status },
      });
    await setStatus('pending');
    for (const path of [`/to/${slug}`, `/v/${slug}`]) {
      const answer = await click(server, path);
      expect([answer.status, await answer.text()]).toEqual([
        410,
        expect.not.stringContaining(target),
      ]);
    }
    await setStatus('approved');
    expect(await redirectAt(`/to/${slug}`)).toEqual([302, target]);
  });
});

describe('on a domain', () => {
  test('a link is at the root, among its owner’s files, and nowhere else', async () => {
    const one = await liveDomain('one');
    const two = await liveDomain('two');
    const link = await makeLink(server, ann.token, { slug: 'talk', domain: one.name });
    expect(link).toMatchObject({ url: `https://${one.name}/talk`, domain: one.name });
    expect(await redirectAt('/talk', one.name)).toEqual([302, target]);
    expect(await statusAt('/talk', two.name)).toBe(404);
    for (const path of ['/to/talk', '/f/talk']) expect(await statusAt(path)).toBe(404);
    expect(await statusAt('/v/talk', one.name)).toBe(200);
    const page = await (await click(server, '/v/talk', { host: one.name })).text();
    expect(page).toContain('href="/talk"');
    expect(page).not.toContain(server.origin);
    // A random slug works on each of its owner's domains.
    const other = await makeLink(server, ann.token, { domain: two.name });
    for (const [path, host] of [
      [`/${other.slug}`, two.name],
      [`/${other.slug}`, one.name],
      [`/to/${other.slug}`, 'localhost'],
    ] as const)
      expect(await redirectAt(path, host)).toEqual([302, target]);
    const foreign = await makeLink(server, ben.token);
    expect(await statusAt(`/${foreign.slug}`, one.name)).toBe(404);
    expect(await statusAt(`/v/${foreign.slug}`, one.name)).toBe(404);
  });

  test('a link moves to another host, and back to the app’s when the domain is removed', async () => {
    const from = await liveDomain('from');
    const to = await liveDomain('onto');
    const { _id, slug } = await makeLink(server, ann.token, { domain: from.name });
    await changeLink(server, ann.token, _id, { slug: 'moves' });
    const moved = await changeLink(server, ann.token, _id, { domain: to.name });
    expect(moved.url).toBe(`https://${to.name}/moves`);
    for (const { name } of [from, to])
      expect(await redirectAt('/moves', name)).toEqual([302, target]);
    await removeDomain(server, ann, to.id);
    const [found] = (await listLinks(server, ann.token, '?search=moves')).links;
    expect(found).toMatchObject({ url: `${server.origin}/to/${slug}`, domain: null });
    expect(await redirectAt(`/to/${slug}`)).toEqual([302, target]);
    expect(await statusAt('/moves', to.name)).toBe(421);
  });

  test('a link that has ended is 410, and a deleted one 404', async () => {
    const { name } = await liveDomain('over');
    const ended = await makeLink(server, ann.token, { slug: 'ended', domain: name });
    const deleted = await makeLink(server, ann.token, { slug: 'deleted', domain: name });
    await end(ended._id);
    await deleteLink(server, ann.token, deleted._id);
    expect(await statusAt('/ended', name)).toBe(410);
    expect(await statusAt('/deleted', name)).toBe(404);
    await removeEnded();
    const isGone = async () => (await listLinks(server, ann.token, '?search=ended')).total === 0;
    await waitFor('the job', isGone);
    for (const path of ['/ended', '/v/ended']) expect(await statusAt(path, name)).toBe(410);
    expect(await statusAt('/ended', 'localhost')).not.toBe(410);
  });
});
