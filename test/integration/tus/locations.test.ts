import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askTus,
  beginResumable,
  encodeMetadata,
  sendPiece,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer({ MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const endpoint = `${server.origin}${tusPath}`;

describe('nothing is read back:', () => {
  test('GET on an upload is 404, whether it is complete or not', async () => {
    const url = await beginResumable(server, token, 100);
    await sendPiece(url, token, 0, 'secret secret');
    const answer = await askTus(url, 'GET', { token });
    expect(await answer.clone().text()).not.toContain('secret');
    await expectFailure(answer, 404, 'not_found');
    await expectFailure(await askTus(endpoint, 'GET', { token }), 404, 'not_found');
    await askTus(url, 'DELETE', { token });
  });

  test('no other method does anything', async () => {
    const url = await beginResumable(server, token, 100);
    await expectFailure(await askTus(url, 'PUT', { token, body: 'x' }), 404, 'not_found');
    expect(await storedOffset(url, token)).toBe(0);
    await askTus(url, 'DELETE', { token });
  });
});

describe('the address of an upload', () => {
  test.each<Record<string, string>>([
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-forwarded-proto': 'gopher', origin: 'https://evil.example' },
  ])('is a path of this host, whatever %j says', async (headers) => {
    const asking = { token, headers: { 'upload-length': '5', ...headers } };
    const answer = await askTus(endpoint, 'POST', asking);
    expect(answer.status).toBe(201);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/upload\/resumable\/[0-9a-f]{32}$/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-expose-headers')).toBeNull();
    await askTus(`${server.origin}${location}`, 'DELETE', { token });
  });

  test.each([
    '/',
    '/a',
    `/${'A'.repeat(32)}`,
    `/${'a'.repeat(31)}`,
    '/..%2f..%2fetc',
    '/%00',
    '/%E0',
  ])('cannot be %s', async (path) => {
    for (const method of ['PATCH', 'DELETE', 'HEAD']) {
      const answer = await askTus(`${endpoint}${path}`, method, { token });
      expect(answer.status).toBe(404);
    }
  });

  test('cannot be guessed', async () => {
    const url = `${endpoint}/${'0'.repeat(32)}`;
    expect((await askTus(url, 'HEAD', { token })).status).toBe(404);
    await expectFailure(await sendPiece(url, token, 0, 'x'), 404, 'not_found');
    await expectFailure(await askTus(url, 'DELETE', { token }), 404, 'not_found');
  });
});

test('OPTIONS tells the server’s capabilities without a sign-in, and to no other site', async () => {
  const answer = await fetch(endpoint, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('tus-version')).toBe('1.0.0');
  expect(answer.headers.get('tus-max-size')).toBe(String(1024 ** 2));
  const extensions = 'creation,creation-defer-length,creation-with-upload,expiration,termination';
  expect(answer.headers.get('tus-extension')).toBe(extensions);
  for (const [name] of answer.headers) expect(name).not.toStartWith('access-control');
});

test('headers of many kilobytes are refused, and the server goes on', async () => {
  const lines = [
    `POST ${tusPath} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Length: 5',
    `Upload-Metadata: ${encodeMetadata({ filename: 'a'.repeat(200_000) })}`,
    '\r\n',
  ];
  const { status } = await sendRaw(server, lines.join('\r\n'));
  expect(status === 0 || status >= 400).toBe(true);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
