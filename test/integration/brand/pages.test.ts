// @one-stack

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const look = async (path: string, headers: HeadersInit = {}) => {
  const answer = await fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const hostile = '</title><script>x()</script>"\'\u202Eevil';
const nothing = '/f/AAAAAAAAAA';

describe('pages of the app’s host', () => {
  test('wear the product until there is a brand, where it is not switched off', async () => {
    const { status, text, headers } = await look(nothing);
    expect(status).toBe(404);
    expect(text).toContain('<bdi>Perch</bdi>');
    expect(text).toContain('href="/favicon.svg"');
    expect(text).toContain('class="sign"');
    expect(text).not.toMatch(/<footer|<img|<script/);
    expect(headers.get('content-security-policy')).toContain("img-src 'self';");
    await changeSettings(server, admin.token, { productOnPages: false });
    const neutral = await look(nothing);
    expect(neutral.text).not.toMatch(/Perch|<header|<footer|<img|favicon|@font-face/);
    expect(neutral.headers.get('content-security-policy')).not.toContain('font-src');
    await changeSettings(server, admin.token, { productOnPages: null });
    expect((await look(nothing)).text).toContain('<bdi>Perch</bdi>');
  });

  test('show name, accent and links of the brand, as text whatever they are', async () => {
    await changeSettings(server, admin.token, {
      name: hostile,
      accent: '#7c3aed',
      footerLinks: [{ label: '<b>Status</b>', url: 'https://status.example.org/?a="b' }],
      imprint: 'Ann, Street 1',
    });
    const { file } = await upload(server, admin.token, 'a.txt', 'a');
    for (const path of [
      nothing,
      new URL(file.deletionUrl).pathname,
      '/legal/imprint',
      '/legal/none',
    ]) {
      const { text, headers } = await look(path);
      expect(text).toContain('<bdi>&lt;/title&gt;&lt;script&gt;x()&lt;/script&gt;&quot;');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('<b>');
      expect(text).toContain('--accent:#9e7bfe');
      expect(text).toContain('href="https://status.example.org/?a=%22b"');
      expect(text).toContain('href="/legal/imprint"');
      expect(text).not.toContain('/legal/terms');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toStartWith("default-src 'none'; style-src 'sha256-");
      expect(text).not.toMatch(/<bdi>Perch|favicon/);
      expect(policy).toContain('img-src data:;');
      expect(policy).not.toMatch(/script-src|unsafe/);
    }
  });
});

describe('a legal page', () => {
  test('is the Markdown of its setting, and no page without one', async () => {
    await changeSettings(server, admin.token, {
      terms: '# Rules\n\n| a | b |\n|--|--:|\n| 1 | 2 |\n\n![x](https://tracker.example/x.png)',
    });
    const { status, text, headers } = await look('/legal/terms');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Terms of use</h1>');
    expect(text).toContain('<h2>Rules</h2>');
    expect(text).toContain('<td class="end">2</td>');
    expect(text).not.toContain('<img');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const path of [
      '/legal/privacy',
      '/legal/other',
      '/legal/terms/more',
      '/legal/',
      '/legal',
    ]) {
      const { status: missing, text: page } = await look(path);
      expect(`${path} ${missing}`).toBe(`${path} 404`);
      expect(page).not.toContain('Rules');
    }
    await changeSettings(server, admin.token, { terms: null });
    expect((await look('/legal/terms')).status).toBe(404);
  });

  test('is framed by the app only, in its scheme and without the links around it', async () => {
    const { text, headers } = await look('/legal/imprint?scheme=light');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(text).toContain('color-scheme:light');
    expect(text).not.toMatch(/prefers-color-scheme|<footer|<header|@font-face/);
    const { headers: other } = await look('/legal/imprint?scheme=other');
    expect(other.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('pages of a domain', () => {
  const host = 'ann.example.net';
  let set: (body: { name: string; accent: string }) => Promise<Response>;
  beforeAll(async () => {
    const owner = await registerApproved(server, admin, 'ann');
    const { _id } = await requestDomain(server, owner, host, 'subdomain');
    await approveDomain(server, admin, _id);
    await waitFor('the domain', async () => (await look('/', { host })).status === 200);
    set = (body) =>
      send(server.origin, 'PUT', `/api/domains/${_id}/brand`, { token: owner.token, body });
  });

  test('are neutral without a brand of its own', async () => {
    for (const path of ['/', '/AAAAAAAAAA']) {
      const { text } = await look(path, { host });
      expect(text).not.toMatch(/evil|#9e7bfe|<header|<footer|legal|favicon/);
    }
    expect((await look('/legal/imprint', { host })).status).toBe(404);
  });

  test('show its name and accent, and the legal pages of the app’s host', async () => {
    expect((await set({ name: hostile.replace('\u202E', ''), accent: '#003366' })).status).toBe(
      200,
    );
    for (const path of ['/', '/AAAAAAAAAA']) {
      const { text } = await look(path, { host });
      expect(text).toContain('<bdi>&lt;/title&gt;');
      expect(text).not.toContain('<script');
      expect(text).toContain('--accent:#003366');
      expect(text).toContain(`href="${server.origin}/legal/imprint"`);
      expect(text).not.toMatch(/Status|#9e7bfe/);
    }
    expect((await look('/legal/imprint', { host })).status).toBe(404);
    await set({ name: '', accent: '' });
    expect((await look('/', { host })).text).not.toMatch(/<header|<footer/);
  });
});
