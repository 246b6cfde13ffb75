// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { uploadOptionNames } from '@perch/contract/uploads/options';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { octets, tusPath } from '../../support/api/tus.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const site = 'https://app.example.com';
const local = 'http://localhost:8080';
const server = await startServer({ CORS_ORIGINS: `${site}, ${local}`, MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const grants = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control'));

function preflight(path: string, origin: string, method: string, asked: string, at = server) {
  return fetch(`${at.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': asked,
    },
  });
}

const listed = (answer: Response, name: string) =>
  (answer.headers.get(name) ?? '').toLowerCase().split(/,\s*/);

const id = '0'.repeat(32);
const calls: [string, string, string][] = [
  ['/api/upload', 'POST', 'authorization,content-type'],
  ['/api/upload', 'POST', uploadOptionNames.map((name) => `perch-${name.toLowerCase()}`).join()],
  [tusPath, 'POST', 'authorization,tus-resumable,upload-length,upload-metadata,idempotency-key'],
  [`${tusPath}/${id}`, 'HEAD', 'authorization,tus-resumable'],
  [
    `${tusPath}/${id}`,
    'PATCH',
    'authorization,content-type,tus-resumable,upload-offset,x-request-id',
  ],
  [`${tusPath}/${id}`, 'POST', 'authorization,tus-resumable,x-http-method-override'],
  [`${tusPath}/${id}`, 'DELETE', 'authorization,tus-resumable'],
];

function form(content: string) {
  const body = new FormData();
  body.append('file', new File([content], 'a.txt'));
  return body;
}

const uploadFrom = (origin: string | undefined, headers = bearer(token), content = 'abc') =>
  fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { ...headers, ...(origin !== undefined && { origin }) },
    body: form(content),
  });

function expectOpen(answer: Response, origin: string) {
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('vary')).toBe('Origin');
  expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
}

describe('a site that CORS_ORIGINS names', () => {
  test.each(calls)('may call %s by %s', async (path, method, asked) => {
    for (const origin of [site, local]) {
      const answer = await preflight(path, origin, method, asked);
      expect(answer.status).toBe(204);
      expectOpen(answer, origin);
      expect(listed(answer, 'access-control-allow-methods')).toContain(method.toLowerCase());
      const allowed = listed(answer, 'access-control-allow-headers');
      for (const name of asked.split(',')) expect(allowed).toContain(name);
      expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    }
  });

  test('reads the answers to an upload, in JSON and as text', async () => {
    const answer = await uploadFrom(site);
    expect(answer.status).toBe(201);
    expectOpen(answer, site);
    const text = await uploadFrom(local, { ...bearer(token), accept: 'text/plain' });
    expectOpen(text, local);
    expect(await text.text()).toStartWith('http');
  });

  test('reads every header of tus', async () => {
    const begun = await fetch(`${server.origin}${tusPath}`, {
      method: 'POST',
      headers: { ...bearer(token), origin: site, 'tus-resumable': '1.0.0', 'upload-length': '3' },
    });
    expect(begun.status).toBe(201);
    const url = new URL(begun.headers.get('location') ?? '', server.origin);
    const patch = { ...bearer(token), origin: site, 'tus-resumable': '1.0.0' };
    const answers = [
      begun,
      await fetch(url, { method: 'HEAD', headers: patch }),
      await fetch(url, {
        method: 'POST',
        headers: {
          ...patch,
          'x-http-method-override': 'PATCH',
          'upload-offset': '0',
          'content-type': octets,
        },
        body: 'abc',
      }),
      await fetch(url, { method: 'OPTIONS', headers: { origin: site } }),
    ];
    for (const answer of answers) {
      expectOpen(answer, site);
      const exposed = listed(answer, 'access-control-expose-headers');
      for (const [name] of answer.headers) {
        if (/^(tus|upload)-|^location$/.test(name)) expect(exposed).toContain(name);
      }
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 204, 204]);
    expect(answers[2]?.headers.get('upload-url')).toStartWith('http');
  });

  test('reads why a call failed', async () => {
    const answers = {
      401: await uploadFrom(site, bearer('wrong')),
      413: await uploadFrom(site, bearer(token), 'x'.repeat(1024 ** 2 + 1)),
      415: await fetch(`${server.origin}/api/upload`, {
        method: 'POST',
        headers: { ...bearer(token), origin: site, 'content-type': 'text/plain' },
        body: 'abc',
      }),
      404: await fetch(`${server.origin}${tusPath}/${id}`, {
        method: 'PATCH',
        headers: {
          ...bearer(token),
          origin: site,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': octets,
        },
        body: 'abc',
      }),
      412: await fetch(`${server.origin}${tusPath}`, {
        method: 'POST',
        headers: { ...bearer(token), origin: site },
      }),
    };
    for (const [status, answer] of Object.entries(answers)) {
      expectOpen(answer, site);
      expect(`${answer.status} ${await answer.text()}`).toStartWith(`${status} {"success":false`);
    }
  });

  test('may call nothing else', async () => {
    const others = [
      '/api/auth/me',
      '/api/auth/login',
      '/api/auth/token',
      '/api/upload/my',
      '/api/upload/stats',
      '/api/upload/AAAAAAAAAAAAAAAA',
      '/api/upload/sharex-config',
      '/api/domains/my',
      '/api/upload/',
      '/',
    ];
    for (const path of others) {
      const asked = await preflight(path, site, 'GET', 'authorization');
      expect(grants(asked)).toEqual([]);
      const answer = await fetch(`${server.origin}${path}`, {
        headers: { ...bearer(token), origin: site },
      });
      expect(grants(answer)).toEqual([]);
    }
  });
});

describe('a site that it does not name', () => {
  test.each([
    'https://evil.example',
    'https://app.example.com.evil.example',
    'https://xapp.example.com',
    'http://app.example.com',
    'https://app.example.com:8443',
    'https://APP.example.com',
    'https://app.example.com/',
    'http://localhost:8081',
    'null',
    '*',
    `${site}, ${local}`,
  ])('%s is granted nothing', async (origin) => {
    for (const [path, method, asked] of calls) {
      const answer = await preflight(path, origin, method, asked);
      expect(grants(answer)).toEqual([]);
      expect(answer.headers.get('vary')).toBe('Origin');
    }
    expect(grants(await uploadFrom(origin))).toEqual([]);
  });

  test('and who names none is told that answers differ', async () => {
    const answer = await uploadFrom(undefined);
    expect(answer.status).toBe(201);
    expect(grants(answer)).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Origin');
  });
});

test('without CORS_ORIGINS no other site is granted anything', async () => {
  await using closed: TestServer = await startServer();
  for (const [path, method, asked] of calls) {
    const answer = await preflight(path, site, method, asked, closed);
    expect(grants(answer)).toEqual([]);
    expect(answer.headers.get('vary')).toBeNull();
  }
  const answer = await send(closed.origin, 'POST', '/api/upload', { headers: { origin: site } });
  expect([answer.status, ...grants(answer)]).toEqual([401]);
});
