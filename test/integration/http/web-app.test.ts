// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';

requireWebApp();

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

const page = await (await fetch(`${server.origin}/login`)).text();
const script = /<script[^>]* src="([^"]+\/app-[^"]+)"/.exec(page)?.[1] ?? '';
const style = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '';

/** The answer as it is on the wire; `fetch` would unpack it. */
async function wire(path: string, acceptEncoding: string) {
  const answer = await fetch(`${server.origin}${path}`, {
    headers: { 'accept-encoding': acceptEncoding },
    decompress: false,
  });
  return { headers: answer.headers, bytes: await answer.bytes() };
}

describe('a script and a style of the web app', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['gzip where brotli is refused', 'br;q=0, gzip;q=0.5', 'gzip'],
  ])('go out as %s', async (_, accept, coding) => {
    for (const path of [script, style]) {
      const plain = await wire(path, 'identity');
      const packed = await wire(path, accept);
      expect(packed.headers.get('content-encoding')).toBe(coding);
      expect(packed.headers.get('vary')).toBe('accept-encoding');
      expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      const unpacked = await (
        await fetch(`${server.origin}${path}`, {
          headers: { 'accept-encoding': accept },
        })
      ).bytes();
      expect(Bun.hash(unpacked)).toBe(Bun.hash(plain.bytes));
    }
  });

  test.each(['identity', '', 'br;q=0, gzip;q=0', 'zstd', 'brotli, x-gzip'])(
    'go out plain for “%s”, and a cache is told why',
    async (accept) => {
      const { headers, bytes } = await wire(script, accept);
      expect(headers.get('content-encoding')).toBeNull();
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(Bun.hash(bytes)).toBe(Bun.hash((await wire(script, 'identity')).bytes));
    },
  );

  test('are kept for ever, because another build has other names', async () => {
    for (const path of [script, style]) {
      expect(path).toMatch(/^\/assets\/.+-[\w-]{6,8}\.\w+$/);
      const { headers } = await wire(path, 'identity');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('nothing else of the app is kept', async () => {
  for (const path of ['/', '/login', '/uploads?file=a', '/admin/users/1', '/assets', '/nowhere']) {
    const answer = await fetch(`${server.origin}${path}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  const icon = await fetch(`${server.origin}/favicon.svg`);
  expect(icon.headers.get('cache-control')).toBe('no-cache');
});

test('a part that is gone is not there, rather than a page or something to keep', async () => {
  for (const path of ['/assets/uploads-page-gone1234.js', '/assets/', '/assets/../index.html']) {
    const answer = await sendRaw(
      server,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.body).not.toContain('immutable');
    if (!path.startsWith('/assets/..')) expect(answer.status).toBe(404);
  }
  const gone = await fetch(`${server.origin}/assets/uploads-page-gone1234.js`);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(await gone.json()).toMatchObject({ success: false, code: 'not_found' });
});

test('public pages have the typeface of the app', async () => {
  const answer = await fetch(`${server.origin}/v/AAAAAAAAAA`);
  const text = await answer.text();
  const fonts = [...text.matchAll(/url\((\/assets\/inter-[^)]+)\)/g)].map(([, path = '']) => path);
  expect(fonts).toHaveLength(3);
  expect(text).toContain('font-family:"Inter Variable"');
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
  for (const path of fonts) {
    const font = await fetch(`${server.origin}${path}`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
});

test('the page has one script of its own text, allowed by its hash, and names no other host', async () => {
  expect(script).not.toBe('');
  expect(style).not.toBe('');
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)];
  const [boot, ...others] = scripts.filter(([, attributes]) => attributes === '');
  expect(others).toEqual([]);
  const text = boot?.[2] ?? '';
  expect(text.length).toBeWithin(1, 2400);
  const hash = new Bun.CryptoHasher('sha256').update(text).digest('base64');
  const policy = (await fetch(server.origin)).headers.get('content-security-policy') ?? '';
  const host = new URL(server.origin).host;
  expect(policy).toContain(`; script-src ${host}/assets/ 'sha256-${hash}';`);
  for (const [, attributes = '', content = ''] of scripts.filter((each) => each !== boot)) {
    expect(attributes).toContain(' src="/assets/');
    expect(content).toBe('');
  }
  expect(page).not.toMatch(/\son\w+=/);
  expect(page).not.toMatch(/(?:src|href)="(?!\/[^/])/);
  expect(page).not.toContain('<style');
  expect(page).not.toContain('http:');
  expect(page).not.toContain('https:');
});

test('the page carries the theme that administrators chose as the default', async () => {
  expect(page).toContain(' data-default-theme="dark"');
  expect(page).not.toMatch(/__[A-Z_]+__/);
  const { token } = await becomeAdministrator(server);
  for (const [defaultTheme, shown] of [
    ['light', 'light'],
    ['system', 'system'],
    [null, 'dark'],
  ]) {
    const body = { defaultTheme };
    const answer = await send(server.origin, 'PUT', '/api/admin/settings', { token, body });
    expect(answer.status).toBe(200);
    const text = await (await fetch(`${server.origin}/login`)).text();
    expect(text).toContain(` data-default-theme="${shown}"`);
  }
});

test('https is insisted on exactly where the app’s address is https', async () => {
  expect((await fetch(server.origin)).headers.get('strict-transport-security')).toBeNull();
  await using secure = await startServer({ PUBLIC_URL: 'https://files.example.org' });
  const answer = await fetch(secure.origin, { headers: { host: 'files.example.org' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(answer.headers.get('content-security-policy')).toContain(
    'script-src files.example.org/assets/ ',
  );
});

test('… by files, thumbnails, the API, its errors and refusals as well', async () => {
  const PUBLIC_URL = 'https://files.example.org';
  const hosts = { host: 'files.example.org' };
  await using secure = await startServer({ PUBLIC_URL });
  const paths = ['/api/config', '/api/auth/me', '/api/nothing', '/f/aaaaaaaaaa', '/healthz'];
  for (const path of [...paths, script, '/assets/missing.js', '/thumb/aaaaaaaaaa']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${secure.origin}${path}`, { method, headers: hosts });
      const header = answer.headers.get('strict-transport-security');
      expect([path, header]).toEqual([path, 'max-age=31536000']);
      const plain = await fetch(`${server.origin}${path}`, { method });
      expect(plain.headers.get('strict-transport-security')).toBeNull();
    }
  }
  await becomeAdministrator(secure);
  const refused = await fetch(secure.origin, { headers: { host: 'evil.example.net' } });
  expect(refused.status).toBe(421);
});

describe('the installed app', () => {
  test.each([
    ['en', 'New paste'],
    ['de', 'Neuer Textschnipsel'],
  ])('has its pictures, its way in for shares and its shortcuts in %s', async (language, paste) => {
    const answer = await fetch(`${server.origin}/manifest.webmanifest`, {
      headers: { 'accept-language': language },
    });
    expect(answer.headers.get('vary')).toBe('accept-language');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      display: 'standalone',
      share_target: { action: '/share-target', method: 'POST', enctype: 'multipart/form-data' },
      shortcuts: [{ url: '/uploads' }, { name: paste, url: '/uploads#new-paste' }],
    });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
      'any',
      '192x192',
      '512x512',
      '512x512',
    ]);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(server.origin + src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
  });

  test('has a service worker, which may ask its own server only', async () => {
    const worker = await fetch(`${server.origin}/sw.js`);
    expect(worker.status).toBe(200);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'",
    );
    const policy = (await fetch(server.origin)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; worker-src \S+\/assets\/highlight-[\w-]+\.js \S+\/sw\.js$/);
  });

  test('is told of a share that came without its service worker', async () => {
    const body = new FormData();
    body.append('file', new File(['x'.repeat(1_000_000)], 'a.txt'));
    const sendAs = (method: string) =>
      fetch(`${server.origin}/share-target`, {
        method,
        redirect: 'manual',
        ...(method === 'POST' ? { body } : {}),
      });
    const answer = await sendAs('POST');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/uploads#not-shared');
    expect((await sendAs('PUT')).status).toBe(404);
  });
});
