// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { bearer } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { multipartBody, multipartType } from '../../../support/http/multipart.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer({ MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

describe('an upload that asks for plain text', () => {
  const ways = [
    ['by its address', '?format=text', {}],
    ['by Accept', '', { accept: 'text/plain' }],
  ] as const;
  const post = (query: string, headers: Record<string, string>, content = 'a', name = 'file') =>
    fetch(`${server.origin}/api/upload${query}`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': multipartType, ...headers },
      body: multipartBody([{ name, filename: 'a.txt', content }]),
    });

  test.each(ways)('%s is answered the bare link', async (_, query, headers) => {
    const answer = await post(query, headers);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const link = await answer.text();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/f\/\w+\.txt$/);
    expect(await (await fetch(link)).text()).toBe('a');
  });

  test.each(ways)('%s is answered the bare sentence when it fails', async (_, query, headers) => {
    const big = await post(query, headers, 'a'.repeat(2_000_000));
    expect(big.status).toBe(413);
    expect(big.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await big.text()).toMatch(/^Files may be up to [^\n"{}]+\.$/);
    expect((await post(query, headers, 'a', 'other')).status).toBe(400);
    const stranger = await post(query, { ...headers, authorization: 'Bearer unknown' });
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer');
    expect(await stranger.text()).toMatch(/^[A-Z][^\n"{}]+\.$/);
  });

  test('and JSON is answered JSON', async () => {
    for (const [query, accept] of [
      ['', 'application/json, text/plain, */*'],
      ['', '*/*'],
      ['?format=json', 'text/plain'],
    ] as const) {
      const answer = await post(query, { accept });
      expect((await answer.json()).file.url).toStartWith('http');
    }
    await expectFailure(await post('?format=xml', {}), 400, 'invalid_request');
  });
});
