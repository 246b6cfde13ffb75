// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';

// A failure of the server's own would be in its log, which fails the test when it is disposed.
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
// Until then, an unknown host may be the one by which the set-up is done.
await becomeAdministrator(server);

const targets = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/tls/ask?domain=a.example.org',
  'GET /api/config',
  'GET /',
  'GET /assets/missing.js',
  'GET /f/aaaaaaaaaa?download',
  'HEAD /thumb/aaaaaaaaaa',
  'OPTIONS /api/upload/resumable',
  'POST /api/upload?format=text',
];

const headOf = (target: string, host: string) =>
  Buffer.from(
    `${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    'latin1',
  );

test.each([
  '256.256.256.256',
  '1.2.3.4.5',
  '1.2.3.0x100',
  'x:99999',
  'localhost:99999',
  'localhost:65536',
  'xn--a',
  'xn--a.localhost',
  '[....]',
  '[:]',
  '[1::2::3]',
  '[::ffff:999.1.1.1]',
  'a..example.org',
  `${'a'.repeat(64)}.org`,
  `${'a.'.repeat(140)}org`,
  `localhost${':1'.repeat(2000)}`,
])('the Host %s, which no address can have, is refused with 400 everywhere', async (host) => {
  for (const target of targets) {
    const { status, body } = await sendRaw(server, headOf(target, host));
    expect([target, status]).toEqual([target, 400]);
    expect(body).not.toMatch(/Error|\.ts|stack/);
  }
});

test('a valid Host of another server is refused with 421, and probes are answered for it', async () => {
  for (const host of ['10.0.0.7', '[2001:db8::7]:3000', 'perch:65535', '0x7f.1']) {
    const { status } = await sendRaw(server, headOf('GET /api/config', host));
    expect([host, status]).toEqual([host, 421]);
    expect((await sendRaw(server, headOf('GET /healthz', host))).status).toBe(200);
  }
});

const pieces = ['xn--', '0x', '..', '[', ']', '::', ':', '%', '255', '256', '-', '.', 'localhost'];
const octets = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\r\n]/g, 'x'),
);
const anyHost = fc.oneof(
  octets,
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), octets), { maxLength: 6 })
    .map((all) => all.join('')),
  fc
    .array(fc.constantFrom(...pieces, 'a', '1', '9999'), { minLength: 1, maxLength: 8 })
    .map((all) => all.join('')),
);

test('whatever bytes a Host has, the server answers, and never with a failure of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), anyHost, async (target, host) => {
      const { status, body } = await sendRaw(server, headOf(target, host));
      // 0: the runtime has closed the connection over bytes that no header may have.
      expect(status === 0 || (status >= 200 && status < 500)).toBe(true);
      expect(body).not.toMatch(/TypeError|\.ts:/);
    }),
    { numRuns: 400 },
  );
});
