// @one-stack

import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { openConnection, rawAnswer, sendRaw, statusOf } from '../../support/http/raw-http.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

requireWebApp();

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token, email, password } = await becomeAdministrator(server);
const host = `Host: localhost:${server.port}`;

// Whatever came before, the server is still there, and has logged no failure of its own.
afterEach(async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';
const smuggled = lines('GET /smuggled HTTP/1.1', host);

/** How many answers are in what came back. */
const answersIn = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;

async function everything(bytes: string) {
  using connection = await openConnection(server);
  await connection.write(bytes);
  // A request of our own behind it: its answer, or the end, tells that all before was dealt with.
  await connection.write(lines('GET /healthz HTTP/1.1', host, 'Connection: close'));
  await waitFor('the end of the connection', () => connection.isClosed());
  return connection.received();
}

describe('a request whose end is not certain is refused with its connection:', () => {
  const shapes: [string, string[]][] = [
    ['a length and chunks', [`Content-Length: ${smuggled.length}`, 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', `Content-Length: ${smuggled.length}`]],
    ['two transfer codings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity']],
    ['a coding with a vertical tab', ['Transfer-Encoding: \u000Bchunked']],
    ['a coding in quotation marks', ['Transfer-Encoding: "chunked"']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a folded line', ['Transfer-Encoding:', ' chunked']],
    ['two unequal lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a list of lengths', ['Content-Length: 5, 6']],
    ['a length with a plus', ['Content-Length: +5']],
    ['a length in hexadecimal', ['Content-Length: 0x5']],
    ['a length beyond all numbers', ['Content-Length: 99999999999999999999999']],
  ];
  test.each(shapes)('%s', async (_, headers) => {
    const head = lines('POST /api/auth/login HTTP/1.1', host, json, ...headers);
    const received = await everything(`${head}0\r\n\r\n${smuggled}`);
    expect([0, 400, 501]).toContain(statusOf(received));
    // Nothing behind it was taken for a request.
    expect(answersIn(received)).toBeLessThanOrEqual(1);
    expect(received).not.toMatch(/<html|\.ts:\d/i);
  });

  test.each<[string, string]>([
    ['a line that ends in LF alone', `2\n{}\r\n0\r\n\r\n`],
    ['a size behind spaces', `  2\r\n{}\r\n0\r\n\r\n`],
    ['a size with 0x', `0x2\r\n{}\r\n0\r\n\r\n`],
    ['more bytes than its size', `1\r\n{}\r\n0\r\n\r\n`],
  ])('chunks with %s', async (_, body) => {
    const head = lines('POST /api/auth/login HTTP/1.1', host, json, 'Transfer-Encoding: chunked');
    const received = await everything(head + body + smuggled);
    expect([0, 400]).toContain(statusOf(received));
    expect(answersIn(received)).toBeLessThanOrEqual(1);
  });
});

test('requests that do not wait for each other are answered in order, or not at all', async () => {
  const received = await everything(
    lines('GET /api/nothing HTTP/1.1', host) + lines('GET /api/config HTTP/1.1', host),
  );
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  // Bun closes a connection on which a request comes while another is still being answered.
  expect(statuses.length).toBeGreaterThan(0);
  expect(['404', '200', '200'].slice(0, statuses.length)).toEqual(statuses.map(String));
});

describe('a line of a request', () => {
  test.each([
    ['with another scheme', 'GET ftp://evil.example.net/login HTTP/1.1'],
    ['without a slash', 'GET login HTTP/1.1'],
    ['about the server as a whole', 'OPTIONS * HTTP/1.1'],
    ['that asks for a tunnel', 'CONNECT evil.example.net:443 HTTP/1.1'],
    ['that asks for an echo', 'TRACE /api/auth/me HTTP/1.1'],
  ])('%s is refused', async (_, line) => {
    const { status, body } = await sendRaw(server, lines(line, host, 'Authorization: Bearer x'));
    expect(status).toBeWithin(400, 500);
    expect(body).not.toMatch(/<html|Bearer x|evil/i);
  });

  test.each([
    'http://evil.example.net/login',
    'http://evil.example.net;script-src/login',
    '//evil.example.net/login',
    'http://evil.example.net@localhost/login',
  ])('naming another server, %s, gets nothing about that server', async (target) => {
    const answer = await sendRaw(server, lines(`GET ${target} HTTP/1.1`, host));
    expect([200, 400, 421]).toContain(answer.status);
    expect(`${answer.head}${answer.body}`).not.toContain('evil');
  });

  test('of HTTP/1.0 is answered with a Host, and refused without', async () => {
    const own = await sendRaw(server, lines('GET /api/config HTTP/1.0', host));
    expect(own.status).toBe(200);
    expect((await sendRaw(server, lines('GET /api/config HTTP/1.0'))).status).toBe(400);
  });

  test.each([
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%252e%252e%252fpackage.json',
    '/..\\..\\package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fserver/src/main.ts',
    '/assets//etc/passwd',
    '/%2fetc/passwd',
    '/f/..%2f..%2f..%2fpackage.json',
    '/f/../../package.json',
    '/t/..%2f..%2fsecret.key',
    '/perch.db',
    '/secret.key',
    '/%00/secret.key',
    '/index.html%00.js',
  ])('for %s leads to no file of the server', async (path) => {
    const { head, body } = await sendRaw(server, lines(`GET ${path} HTTP/1.1`, host));
    expect(body).not.toMatch(/"workspaces"|root:x:|SQLite format|startServer/);
    // The app's page, a page that there is nothing, or a refusal.
    expect(head).toMatch(/\r\ncontent-type: (text\/html|application\/json)/i);
    expect(head).not.toMatch(/\r\naccess-control-allow-origin/i);
  });
});

test('hundreds of slow heads delay no other client', async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, () => openConnection(server)));
  try {
    for (const part of ['GET /api/config HT', 'TP/1.1\r\nHo', 'st: localhost\r\nX-A: ']) {
      await Promise.all(slow.map((connection) => connection.write(part)));
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    }
    expect(slow.some((connection) => connection.received() !== '')).toBe(false);
    const [first] = slow;
    await first?.write('a\r\nConnection: close\r\n\r\n');
    if (first) expect((await rawAnswer(first)).status).toBe(200);
  } finally {
    for (const connection of slow) connection[Symbol.dispose]();
  }
});

describe('JSON', () => {
  test.each([
    ['lists', '['.repeat(32_000) + ']'.repeat(32_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['a field', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"x"}`],
    ['an unfinished list', '['.repeat(64_000)],
  ])('as deep as 64 KB allow in %s is a wrong request, not a crash', async (_, body) => {
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
    await expectFailure(answer, 400, 'invalid_request');
  });

  test.each([
    `{"__proto__":{"isAdmin":true},"email":"${email}","password":"${password}"}`,
    `{"constructor":{"prototype":{"isAdmin":true}},"email":"${email}","password":"${password}"}`,
    `{"toString":1,"email":"${email}","password":"${password}"}`,
  ])('with the key of a prototype, %#, is refused and changes no account', async (body) => {
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
    await expectFailure(answer, 400, 'invalid_request');
    const list = await send(server.origin, 'GET', '/api/upload/my', { token });
    expect(await list.text()).not.toContain('isAdmin');
  });

  test('with a name twice counts the last one only', async () => {
    const body = `{"email":"unknown@example.org","email":"${email}","password":"${password}"}`;
    expect((await send(server.origin, 'POST', '/api/auth/login', { body })).status).toBe(200);
  });
});
