import { afterAll, expect, test } from 'bun:test';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

requireWebApp();
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const get = (path: string, method = 'GET') => fetch(`${server.origin}${path}`, { method });

interface Group {
  agents: string[];
  closed: string[];
}

/** The groups of a robots.txt, as RFC 9309 §2.2 reads it. */
function groupsOf(text: string): Group[] {
  return text
    .trimEnd()
    .split('\n\n')
    .map((group) => {
      const valuesOf = (name: string) =>
        group.split('\n').flatMap((line) => {
          const [field, value = ''] = line.split(': ');
          return field === name ? [value] : [];
        });
      return { agents: valuesOf('User-agent'), closed: valuesOf('Disallow') };
    });
}

const isOpen = ({ closed }: Group, path: string) =>
  !closed.some((rule) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : rule !== '' && path.startsWith(rule),
  );

const publicPaths = [
  '/f/a.png',
  '/v/a',
  '/a/b',
  '/@ann',
  '/t/a',
  '/i/a/w320.webp',
  '/p/a.jpg',
  '/z/a',
  '/to/a',
];
const ownPaths = ['/', '/api/upload', '/login', '/register', '/dashboard', '/admin/users/1'];
const secretPaths = ['/delete/a/b', '/reset-password', '/confirm-email', '/settings', '/setup'];

test('robots.txt opens public pages to crawlers, and neither the app nor the API', async () => {
  const answer = await get('/robots.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const [all, ...others] = groupsOf(await answer.text());
  if (!all) throw new Error('There is no group.');
  expect(others).toEqual([]);
  expect(all.agents).toEqual(['*']);
  expect(publicPaths.filter((path) => !isOpen(all, path))).toEqual([]);
  expect([...ownPaths, ...secretPaths].filter((path) => isOpen(all, path))).toEqual([]);
  // What public pages are drawn with.
  expect(isOpen(all, '/assets/view.js')).toBe(true);

  const head = await get('/robots.txt', 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(head.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await head.text()).toBe('');
  expect((await get('/robots.txt', 'POST')).status).toBe(404);
  expect((await get('/robots.txt/')).headers.get('content-type')).not.toContain('text/plain');
});

test('robots.txt closes everything where nothing may be indexed, but to bots that make previews', async () => {
  await changeSettings(server, admin.token, { indexing: false });
  const [previews, all, ...others] = groupsOf(await (await get('/robots.txt')).text());
  await changeSettings(server, admin.token, { indexing: null });
  if (!previews || !all) throw new Error('A group is missing.');
  expect(others).toEqual([]);
  expect(all).toEqual({ agents: ['*'], closed: ['/'] });
  expect(previews.agents).toContain('Twitterbot');
  expect(publicPaths.filter((path) => !isOpen(previews, path))).toEqual([]);
  expect(ownPaths.filter((path) => isOpen(previews, path))).toEqual([]);
});

test.each([
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/.well-known',
  '/sitemap.xml',
  '/ads.txt',
  '/apple-touch-icon.png',
  '/apple-touch-icon-120x120-precomposed.png',
  '/wp-login.php',
  '/some/folder/.env',
  '/index.html',
])('%s, a file that does not exist, is not answered with the app’s page', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await get(path, method);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('id="root"');
  }
});

test('pages of the app, its files and links to files with dots are answered as before', async () => {
  for (const path of ['/', '/login', '/admin/users/1', '/uploads?search=a.png', '/nothing']) {
    expect(await (await get(path)).text()).toContain('id="root"');
  }
  for (const path of ['/favicon.svg', '/manifest.webmanifest']) {
    expect((await get(path)).status).toBe(200);
  }
  const icon = await get('/favicon.ico');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toBe(await (await get('/favicon.svg')).text());
  const owner = await registerApproved(server, admin);
  const { fileId } = await upload(server, owner.token, 'a.tar.gz', 'bytes');
  expect(await (await get(`/f/${fileId}.gz`)).text()).toBe('bytes');
});
