import { afterAll, expect, test } from 'bun:test';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

async function ask(path: string, acceptEncoding: string) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': acceptEncoding };
  const answer = await fetch(server.origin + path, { headers, decompress: false });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const long = '/api/openapi.json';
const plain = (await ask(long, 'identity')).bytes;

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip;q=0.5, zstd;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('to “%s” a long answer is compressed by %s', async (accepted, coding, decode) => {
  const { headers, bytes } = await ask(long, accepted);
  expect(headers.get('content-encoding')).toBe(coding);
  expect(headers.get('content-length')).toBe(String(bytes.length));
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(bytes.length).toBeLessThan(plain.length / 4);
  expect(decode(bytes).toString()).toBe(plain.toString());
});

test.each(['', 'identity', 'br', 'zstd;q=0, gzip;q=0.0', 'x-gzip-not', ',;=,'])(
  'to “%s” it comes as it is',
  async (accepted) => {
    const { headers, bytes } = await ask(long, accepted);
    expect(headers.get('content-encoding')).toBeNull();
    expect(bytes.toString()).toBe(plain.toString());
  },
);

test('a short answer is never compressed', async () => {
  const { headers, bytes } = await ask('/api/auth/me', 'gzip, zstd');
  expect(headers.get('content-encoding')).toBeNull();
  expect(JSON.parse(bytes.toString())).toMatchObject({ success: true });
});
