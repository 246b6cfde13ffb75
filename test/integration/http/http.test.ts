// @one-stack

import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

requireWebApp();

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const host = `Host: localhost:${server.port}`;

// Whatever came before, the server is still there.
afterEach(async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

const request = (...lines: string[]) => `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;

describe('a request is refused in the envelope when its Host is', () => {
  test.each([
    ['empty', ['Host:']],
    ['two', [host, 'Host: evil.example.net']],
    ['the same twice', [host, host]],
    ['with a space', ['Host: local host']],
    ['with a path', ['Host: localhost/evil']],
    ['with user info', ['Host: user@localhost']],
    ['with a port that is none', ['Host: localhost:port']],
    ['with a percent sign', ['Host: local%68ost']],
    ['with an underscore and dots', ['Host: ..']],
  ])('%s', async (_, lines) => {
    for (const path of ['/api/config', '/', '/f/aaaaaaaaaa']) {
      const { status, body } = await sendRaw(server, request(`GET ${path} HTTP/1.1`, ...lines));
      expect(status).toBe(400);
      expect(JSON.parse(body)).toEqual({
        success: false,
        error: expect.any(String),
        code: 'invalid_host',
      });
    }
  });

  test('of another server, with 421', async () => {
    for (const path of ['/api/config', '/', '/f/aaaaaaaaaa', '/register']) {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: evil.example.net'];
      const { status, body } = await sendRaw(server, request(...lines));
      expect(status).toBe(421);
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'unknown_host' });
      expect(body).not.toContain('setup');
    }
  });

  test('missing', async () => {
    const { status } = await sendRaw(server, request('GET /api/config HTTP/1.1'));
    expect(status).toBe(400);
  });
});

describe('a Host is the app’s', () => {
  test.each(['localhost', 'LOCALHOST', 'localhost.', `LocalHost.:1`])('as %s', async (name) => {
    const { status } = await sendRaw(server, request('GET /api/config HTTP/1.1', `Host: ${name}`));
    expect(status).toBe(200);
  });
});

describe('an odd request', () => {
  test('in absolute form is judged by its address or its Host, never by neither', async () => {
    const own = `GET http://localhost:${server.port}/api/config HTTP/1.1`;
    expect((await sendRaw(server, request(own, host))).status).toBe(200);
    const foreign = 'GET http://evil.example.net/api/config HTTP/1.1';
    const { status, body } = await sendRaw(server, request(foreign, host));
    expect([200, 400, 421]).toContain(status);
    expect(body).not.toContain('evil');
  });

  test.each([
    ['a method that is none', request('BREW /api/config HTTP/1.1', host)],
    ['a version that is none', request('GET /api/config HTTP/9.9', host)],
    ['no version', 'GET /api/config\r\n\r\n'],
    ['binary rubbish', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\r\n\r\n'],
    ['a NUL in the path', request('GET /api/\0config HTTP/1.1', host)],
    ['a NUL in a header', request('GET /api/config HTTP/1.1', host, 'X-A: a\0b')],
    ['a header without a colon', request('GET /api/config HTTP/1.1', host, 'nothing')],
    ['a space before the colon', request('GET /api/config HTTP/1.1', host, 'X-A : b')],
    [
      'a length that is negative',
      request('POST /api/auth/login HTTP/1.1', host, 'Content-Length: -1'),
    ],
    [
      'a length that is no number',
      request('POST /api/auth/login HTTP/1.1', host, 'Content-Length: ten'),
    ],
    [
      'two lengths',
      request('POST /api/auth/login HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'),
    ],
    [
      'an unknown transfer coding',
      request('POST /api/auth/login HTTP/1.1', host, 'Transfer-Encoding: magic'),
    ],
    [
      'a header of 100 KB',
      request('GET /api/config HTTP/1.1', host, `X-A: ${'x'.repeat(100_000)}`),
    ],
    [
      'ten thousand headers',
      request(
        'GET /api/config HTTP/1.1',
        host,
        ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: a`),
      ),
    ],
    ['a path of 100 KB', request(`GET /${'x'.repeat(100_000)} HTTP/1.1`, host)],
  ])('with %s never gets an answer that means success', async (_, bytes) => {
    const { status, body } = await sendRaw(server, bytes);
    expect(status === 0 || status === 505 || (status >= 400 && status < 500)).toBe(true);
    expect(body).not.toMatch(/<html|\.ts:\d|node_modules/i);
  });

  test.each([
    ['a size that is no number', 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a negative size', '-1\r\n{}\r\n0\r\n\r\n'],
    ['a size beyond all bounds', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['no line break after the bytes', '2\r\n{}xx0\r\n\r\n'],
  ])('in chunks with %s is refused', async (_, body) => {
    const lines = ['POST /api/auth/login HTTP/1.1', host, 'Content-Type: application/json'];
    const head = `${[...lines, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`;
    const { status } = await sendRaw(server, head + body);
    expect(status === 0 || status === 400).toBe(true);
  });

  test('with a length and chunks is not taken for two requests', async () => {
    const smuggled = `0\r\n\r\nGET /api/config HTTP/1.1\r\n${host}\r\n\r\n`;
    const lines = [
      'POST /api/auth/login HTTP/1.1',
      host,
      'Content-Type: application/json',
      `Content-Length: ${smuggled.length}`,
      'Transfer-Encoding: chunked',
    ];
    const { status, body } = await sendRaw(server, `${lines.join('\r\n')}\r\n\r\n${smuggled}`);
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
    expect(body).not.toContain('HTTP/1.1 200');
  });
});

describe('an unknown path', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/auth/me/more'],
    ['GET', '/api/upload/all/of/them'],
    ['DELETE', '/api/auth/login'],
    ['PATCH', '/api/upload'],
    ['GET', '/api/%00'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/..%2f..%2fetc%2fpasswd'],
  ])('%s %s is 404 in the envelope', async (method, path) => {
    const answer = await send(server.origin, method, path, { token });
    await expectFailure(answer, answer.status === 405 ? 405 : 404, 'not_found');
  });

  test('of a file is 404 in the envelope, never a file of the server', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/.env', '/perch.db']) {
      await expectFailure(await fetch(`${server.origin}${path}`), 404, 'not_found');
    }
  });

  test('of the app gets its page', async () => {
    for (const path of ['/uploads', '/nowhere']) {
      const answer = await fetch(`${server.origin}${path}`);
      expect(answer.headers.get('content-type')).toStartWith('text/html');
      expect(await answer.text()).toContain('<div id="root"');
    }
  });
});

describe('answers of the API', () => {
  test('are private to this origin and not kept', async () => {
    for (const path of ['/api/config', '/api/auth/me', '/api/upload/my']) {
      const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example.net' };
      const answer = await fetch(`${server.origin}${path}`, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toStartWith('application/json');
      expect(answer.headers.get('server')).toBeNull();
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });

  test('give no other origin leave to call', async () => {
    const answer = await fetch(`${server.origin}/api/upload`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example.net',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-headers')).toBeNull();
  });
});

test('the app’s page allows its own scripts only', async () => {
  const answer = await fetch(`${server.origin}/login`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(answer.status).toBe(200);
  for (const part of ["default-src 'none'", "form-action 'self'", "base-uri 'none'"]) {
    expect(policy).toContain(part);
  }
  for (const part of ["frame-ancestors 'none'", "object-src 'none'"]) {
    expect(policy).toContain(part);
  }
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => directive.trim().split(/ (.*)/s).slice(0, 2)),
  );
  expect(directives['script-src']).not.toContain('unsafe');
  expect(directives['style-src']).not.toContain('unsafe');
  // The highlighter of code, where the web app is built, and the installed app's own.
  expect(directives['worker-src']).toMatch(
    /^(?:localhost:\d+\/assets\/highlight-[\w-]+\.js )?localhost:\d+\/sw\.js$/,
  );
  // PDFs, and the terms of use.
  expect(directives['frame-src']).toBe(`blob: localhost:${server.port}/legal/`);
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(answer.headers.get('referrer-policy')).toBeString();
  expect(answer.headers.get('permissions-policy')).toBeString();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const nonces = [
    policy,
    (await fetch(`${server.origin}/login`)).headers.get('content-security-policy'),
  ];
  expect(nonces[0]).not.toBe(nonces[1]);
});
