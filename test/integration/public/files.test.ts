import { afterAll, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const digits = await upload(server, token, 'digits.txt', '0123456789');
const empty = await upload(server, token, 'empty.txt', '');

const get = (headers: Record<string, string> = {}, url = digits.publicUrl) =>
  fetch(url, { headers });
const headersOf = (answer: Response) => {
  const { date: _, ...rest } = Object.fromEntries(answer.headers);
  return rest;
};

describe('a conditional request', () => {
  test.each([
    ['the ETag', (etag: string) => ({ 'if-none-match': etag }), 304],
    ['the ETag marked weak', (etag: string) => ({ 'if-none-match': `W/${etag}` }), 304],
    ['a list with the ETag', (etag: string) => ({ 'if-none-match': `"a", ${etag}, "b"` }), 304],
    ['a star', () => ({ 'if-none-match': '*' }), 304],
    ['another ETag', () => ({ 'if-none-match': '"something-else"' }), 200],
    ['the date', (_: string, date: string) => ({ 'if-modified-since': date }), 304],
    ['a date to come', () => ({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 200],
    ['an earlier date', () => ({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }), 200],
    ['no date', () => ({ 'if-modified-since': 'yesterday' }), 200],
    [
      'another ETag and the date',
      (_: string, date: string) => ({ 'if-none-match': '"x"', 'if-modified-since': date }),
      200,
    ],
    [
      'the ETag and a range',
      (etag: string) => ({ 'if-none-match': etag, range: 'bytes=0-1' }),
      304,
    ],
  ])('with %s', async (_, condition, status) => {
    const { headers } = await get();
    const etag = headers.get('etag') ?? '';
    const answer = await get(condition(etag, headers.get('last-modified') ?? ''));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('etag')).toBe(etag);
    expectFileHeaders(answer);
    expect(await answer.text()).toBe(status === 304 ? '' : '0123456789');
  });

  test('sees the same ETag for the same bytes only', async () => {
    const same = await upload(server, token, 'same.txt', '0123456789');
    const other = await upload(server, token, 'other.txt', '9876543210');
    const etagOf = async (url: string) => (await get({}, url)).headers.get('etag');
    expect(await etagOf(same.publicUrl)).toBe(await etagOf(digits.publicUrl));
    expect(await etagOf(other.publicUrl)).not.toBe(await etagOf(digits.publicUrl));
  });
});

describe('HEAD', () => {
  test.each(['', '?download'])('answers the headers of GET, and no body%s', async (query) => {
    for (const { publicUrl } of [digits, empty]) {
      const head = await fetch(`${publicUrl}${query}`, { method: 'HEAD' });
      const full = await fetch(`${publicUrl}${query}`);
      expect(head.status).toBe(200);
      expect(headersOf(head)).toEqual(headersOf(full));
      expect(await head.text()).toBe('');
      expect((await full.text()).length).toBe(Number(head.headers.get('content-length')));
    }
  });

  test('of an unknown link is 404, and of a known one can be 304', async () => {
    const unknown = await fetch(`${server.origin}/f/aaaaaaaaaa`, { method: 'HEAD' });
    expect(unknown.status).toBe(404);
    const etag = (await get()).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    expect((await fetch(digits.publicUrl, { method: 'HEAD', headers })).status).toBe(304);
  });
});

describe('a link', () => {
  test('works with and without its extension', async () => {
    const slug = digits.fileId;
    expect(await (await get({}, `${server.origin}/f/${slug}`)).text()).toBe('0123456789');
    expect(await (await get({}, `${server.origin}/f/${slug}.txt`)).text()).toBe('0123456789');
  });

  const unknown =
    "aaaaaaaaaa aaaaaaaaaa.txt ..%2f..%2fsecret.key ..%5c..%5csecret.key %00 %E0%A4%A % a%2Fb __proto__ '--";
  test.each([...unknown.split(' '), 'a'.repeat(5000)])(
    'that was never given out, /f/%s, is not found',
    async (name) => {
      const answer = await fetch(`${server.origin}/f/${name}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).not.toMatch(/\.ts:\d|ENOENT|node_modules|SQL/);
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not changed by %s', async (method) => {
    const answer = await send(server.origin, method, new URL(digits.publicUrl).pathname, {
      token,
      body: 'overwritten',
    });
    expect(answer.status).toBe(405);
    expect(await (await get()).text()).toBe('0123456789');
  });

  test('differs in the case of its letters', async () => {
    const swapped = digits.fileId.replaceAll(/[a-zA-Z]/g, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect((await fetch(`${server.origin}/f/${swapped}`)).status).toBe(404);
  });
});

async function countsOf(id: string) {
  const answer = await send(server.origin, 'GET', `/api/upload/${id}`, { token });
  const { views, downloads } = (await answer.json()).data.upload;
  return { views, downloads };
}

describe('views and downloads', () => {
  test('show within 20 s; HEAD, 304 and all parts but the first do not count', async () => {
    const { _id, publicUrl } = await upload(server, token, 'counted.txt', 'count me');
    const etag = (await get({}, publicUrl)).headers.get('etag') ?? '';
    for (let round = 0; round < 3; round += 1) {
      await fetch(publicUrl, { method: 'HEAD' });
      await fetch(`${publicUrl}?download`, { method: 'HEAD' });
      await get({ 'if-none-match': etag }, publicUrl);
      await get({ 'if-none-match': etag }, `${publicUrl}?download`);
      await get({ range: 'bytes=100-' }, publicUrl);
      const part = await get({ range: 'bytes=6-' }, publicUrl);
      expect([part.status, await part.text()]).toEqual([206, 'me']);
    }
    await (await get({ range: 'bytes=0-4' }, publicUrl)).text();
    await (await get({}, `${publicUrl}?download`)).text();
    // The last one: with it, all that came before would be counted.
    await waitFor('the counts', async () => (await countsOf(_id)).downloads > 0);
    expect(await countsOf(_id)).toEqual({ views: 2, downloads: 1 });
  });

  test('survive a stop right after the delivery', async () => {
    const { _id, publicUrl } = await upload(server, token, 'stopped.txt', 'count me');
    await Promise.all(Array.from({ length: 50 }, async () => (await get({}, publicUrl)).text()));
    expect(await server.stop()).toBe(0);
    await server.start();
    expect(await countsOf(_id)).toEqual({ views: 50, downloads: 0 });
  });
});

test('the ETag is the checksum that the record states', async () => {
  const sum = createHash('sha256').update('0123456789').digest();
  const etag = (await get()).headers.get('etag') ?? '';
  expect(digits.sha256).toBe(sum.toString('hex'));
  const forms = ['hex', 'base64', 'base64url'] as const;
  expect(forms.some((form) => etag.includes(sum.toString(form).slice(0, 20)))).toBe(true);
});
