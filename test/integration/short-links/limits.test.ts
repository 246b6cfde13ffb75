import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import {
  changeLink,
  click,
  listLinks,
  makeLink,
  target,
  unlockLink,
} from '../../support/api/short-links.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const base = 'files.example.net';
const server = await startServer({
  BASE_DOMAINS: base,
  WORKERS: '2',
  TRUSTED_PROXIES: '127.0.0.1',
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');

const bots = [
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mastodon/4.4.0 (http.rb/5.3.1; +https://mastodon.example/)',
  'Synapse (bot; +https://github.com/matrix-org/synapse)',
];
const left = async (slug: string) => {
  const [link] = (await listLinks(server, ann.token, `?search=${slug}`)).links;
  return [link?.clicksLeft, link?.clicks];
};
let visitors = 0;
/** Another visitor each time. */
const visitor = () => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });

describe('a limited link', () => {
  test('with five clicks redirects five of fifty visitors at once', async () => {
    const { slug } = await makeLink(server, ann.token, { maxClicks: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => click(server, `/to/${slug}`)),
    );
    const followed = answers.filter(({ status }) => status === 302);
    expect(followed.map(({ headers }) => headers.get('location'))).toEqual(
      Array.from({ length: 5 }, () => target),
    );
    for (const answer of answers.filter(({ status }) => status !== 302)) {
      expect([answer.status, await answer.text()]).toEqual([
        410,
        expect.not.stringContaining(target),
      ]);
    }
    await waitFor('the clicks', async () => (await left(slug))[1] === 5);
    expect(await left(slug)).toEqual([0, 5]);
    expect((await click(server, `/v/${slug}`)).status).toBe(410);
  });

  test('is not spent by HEAD, by programs or by pages that are fetched ahead', async () => {
    const { slug, _id } = await makeLink(server, ann.token, { maxClicks: 1 });
    const head = await click(server, `/to/${slug}`, {}, 'HEAD');
    expect([head.status, head.headers.get('location')]).toEqual([200, null]);
    for (const headers of [
      ...bots.map((agent) => ({ 'user-agent': agent })),
      { 'sec-purpose': 'prefetch;prerender' },
    ]) {
      const answer = await click(server, `/to/${slug}`, headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      expect(await answer.text()).toContain(target);
    }
    expect((await click(server, `/v/${slug}`)).status).toBe(200);
    expect((await left(slug))[0]).toBe(1);
    expect((await click(server, `/to/${slug}`)).status).toBe(302);
    expect((await click(server, `/to/${slug}`)).status).toBe(410);
    await changeLink(server, ann.token, _id, { maxClicks: 2 });
    expect((await click(server, `/to/${slug}`)).status).toBe(302);
    expect((await left(slug))[0]).toBe(1);
  });
});

test('an open link redirects programs as well, and counts persons alone', async () => {
  const { slug } = await makeLink(server, ann.token);
  for (const agent of bots) {
    expect((await click(server, `/to/${slug}`, { 'user-agent': agent })).status).toBe(302);
  }
  await click(server, `/to/${slug}`, {}, 'HEAD');
  await click(server, `/to/${slug}`);
  await waitFor('the click', async () => (await left(slug))[1] !== 0);
  expect(await left(slug)).toEqual([null, 1]);
});

describe('a locked link', () => {
  const password = 'öffne dich & 100%';
  const asBrowser = { 'sec-fetch-mode': 'navigate' };

  test('asks for its password on its own address, and tells nothing of the target', async () => {
    const { slug } = await makeLink(server, ann.token, { password, title: 'Plan of the heist' });
    for (const headers of [asBrowser, { ...asBrowser, 'user-agent': bots[0] ?? '' }]) {
      for (const path of [`/to/${slug}`, `/v/${slug}`]) {
        const answer = await click(server, path, headers);
        const text = await answer.text();
        expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
        expect(text).toContain(`action="/to/${slug}/unlock"`);
        expect(text).not.toMatch(/example\.org|heist/);
        expect(answer.headers.get('cache-control')).toContain('no-store');
        expect(answer.headers.get('content-security-policy')).toMatch(
          /form-action 'self' https: http:/,
        );
      }
    }
    expect((await left(slug))[1]).toBe(0);
  });

  test('refuses programs with the password that is missing, and tells nothing of the target', async () => {
    const { slug } = await makeLink(server, ann.token, { password, title: 'Plan of the heist' });
    for (const headers of [{}, { 'user-agent': bots[0] ?? '' }, { accept: 'application/json' }]) {
      const answer = await click(server, `/to/${slug}`, headers);
      const text = await answer.text();
      expect([answer.status, JSON.parse(text).code]).toEqual([403, 'password_required']);
      expect(text).not.toMatch(/example\.org|heist/);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect((await left(slug))[1]).toBe(0);
  });

  test('is opened by the form or by a header, and by nothing else', async () => {
    const { slug } = await makeLink(server, ann.token, { password });
    const opened = await unlockLink(server, `/to/${slug}`, password, visitor());
    expect([opened.status, opened.headers.get('location')]).toEqual([302, target]);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.getSetCookie()).toEqual([]);
    const header = { 'perch-password': encodeURIComponent(password), ...visitor() };
    expect((await click(server, `/to/${slug}`, header)).headers.get('location')).toBe(target);
    const wrong = await unlockLink(server, `/to/${slug}`, 'wrong', visitor());
    expect([wrong.status, wrong.headers.get('location')]).toEqual([403, null]);
    expect(await wrong.text()).toContain('role="alert"');
    const wrongHeader = await click(server, `/to/${slug}`, { 'perch-password': 'wrong' });
    expect([wrongHeader.status, (await wrongHeader.json()).code]).toEqual([
      403,
      'password_required',
    ]);
    const query = await click(server, `/to/${slug}?password=${encodeURIComponent(password)}`);
    expect(query.status).toBe(403);
    const elsewhere = { 'sec-fetch-site': 'cross-site', ...visitor() };
    expect((await unlockLink(server, `/to/${slug}`, password, elsewhere)).status).toBe(403);
    const read = await click(server, `/to/${slug}/unlock`);
    expect([read.status, read.headers.get('location')]).toEqual([303, `/to/${slug}`]);
  });

  test('spends a click only with the right password', async () => {
    const { slug } = await makeLink(server, ann.token, { password, maxClicks: 1 });
    await unlockLink(server, `/to/${slug}`, 'wrong', visitor());
    await click(server, `/to/${slug}`);
    expect((await left(slug))[0]).toBe(1);
    const answers = await Promise.all(
      [1, 2, 3].map(() => unlockLink(server, `/to/${slug}`, password, visitor())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 410, 410]);
    expect((await click(server, `/to/${slug}`)).status).toBe(410);
  });

  test('is unlocked on a domain at its root', async () => {
    const name = `locked.${base}`;
    const { _id } = await requestDomain(server, ann, name, 'subdomain');
    await approveDomain(server, admin, _id);
    await makeLink(server, ann.token, { password, slug: 'secret', domain: name });
    const page = await click(server, '/secret', { host: name, ...asBrowser });
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('action="/secret/unlock"'),
    ]);
    const opened = await unlockLink(server, '/secret', password, { host: name, ...visitor() });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, target]);
    const nothing = await unlockLink(server, '/nothing', password, { host: name, ...visitor() });
    expect(nothing.status).toBe(404);
  });

  test('refuses a visitor after ten wrong passwords, and no other visitor', async () => {
    const { slug } = await makeLink(server, ann.token, { password });
    const guesser = visitor();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => unlockLink(server, `/to/${slug}`, 'wrong', guesser)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const late = await unlockLink(server, `/to/${slug}`, password, guesser);
    expect([late.status, late.headers.get('location')]).toEqual([429, null]);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await unlockLink(server, `/to/${slug}`, password, visitor());
    expect(other.status).toBe(302);
  });
});

test('names that are tried out are refused, random slugs are not', async () => {
  const random = await makeLink(server, ann.token);
  await makeLink(server, ann.token, { slug: 'guessable' });
  const guesser = visitor();
  // Each of the two processes counts by itself.
  const statuses = async () => (await click(server, '/to/tried-out', guesser)).status;
  await waitFor('the throttle', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, statuses));
    return found.every((status) => status === 429);
  });
  await waitFor('the name to be refused', async () => {
    const { status } = await click(server, '/to/guessable', guesser);
    return status === 429;
  });
  expect((await click(server, `/to/${random.slug}`, guesser)).status).toBe(302);
  expect((await click(server, '/to/guessable', visitor())).status).toBe(302);
});
