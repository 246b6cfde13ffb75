import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const digits = await upload(server, token, 'digits.txt', '0123456789');
const empty = await upload(server, token, 'empty.txt', '');

const get = (headers: Record<string, string> = {}, url = digits.publicUrl) =>
  fetch(url, { headers });
describe('a range', () => {
  test.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=0-', '0123456789', '0-9'],
    ['bytes=3-5', '345', '3-5'],
    ['bytes=9-9', '9', '9-9'],
    ['bytes=5-100', '56789', '5-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-10', '0123456789', '0-9'],
    ['bytes=-100', '0123456789', '0-9'],
    ['bytes=0-99999999999999999999', '0123456789', '0-9'],
  ])('%s is answered with those bytes', async (range, text, span) => {
    const answer = await get({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${span}/10`);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
    expectFileHeaders(answer);
    expect(await answer.text()).toBe(text);
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is outside the file',
    async (range) => {
      const answer = await get({ range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */10');
      expectFileHeaders(answer);
      expect(await answer.text()).toBe('');
    },
  );

  const odd =
    'bytes=0-1,3-4|bytes=0-0, 99-|bytes=5-3|bytes=|bytes=-|bytes=a-b|bytes 0-1|items=0-1|' +
    'bytes=0-1-2|bytes=0x0-0x1|bytes=1.5-2|0-1|bytes=--1';
  test.each(odd.split('|'))(
    '%s, several or malformed, is answered with the whole file',
    async (range) => {
      const answer = await get({ range });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-range')).toBeNull();
      expect(await answer.text()).toBe('0123456789');
    },
  );

  test.each(['bytes=0-', 'bytes=0-0', 'bytes=-5'])(
    '%s of an empty file is outside',
    async (range) => {
      const answer = await get({ range }, empty.publicUrl);
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */0');
    },
  );

  test('counts bytes, not letters', async () => {
    const { publicUrl } = await upload(server, token, 'umlauts.txt', 'äöü');
    const answer = await get({ range: 'bytes=2-3' }, publicUrl);
    expect(await answer.text()).toBe('ö');
    expect(answer.headers.get('content-range')).toBe('bytes 2-3/6');
  });

  test('in the middle of a large file is exact', async () => {
    const content = Buffer.alloc(9_000_000, 'abcdefghijklmnopqrstuvw');
    const { publicUrl } = await upload(server, token, 'large.bin', content);
    for (const [start, end] of [
      [4_194_303, 4_194_305],
      [1, 8_999_998],
      [8_999_999, 8_999_999],
    ] as const) {
      const answer = await get({ range: `bytes=${start}-${end}` }, publicUrl);
      const body = await answer.bytes();
      expect(body.length).toBe(end - start + 1);
      expect(Buffer.from(body).equals(content.subarray(start, end + 1))).toBe(true);
    }
  });
});

describe('with If-Range', () => {
  test.each([
    ['the ETag', (etag: string) => etag, 206],
    ['the date', (_: string, date: string) => date, 206],
    ['another ETag', () => '"something-else"', 200],
    ['the ETag marked weak', (etag: string) => `W/${etag}`, 200],
    ['an earlier date', () => 'Mon, 01 Jan 2001 00:00:00 GMT', 200],
    ['nonsense', () => 'nonsense', 200],
  ])('%s', async (_, validator, status) => {
    const { headers } = await get();
    const ifRange = validator(headers.get('etag') ?? '', headers.get('last-modified') ?? '');
    const answer = await get({ range: 'bytes=2-3', 'if-range': ifRange });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(status === 206 ? '23' : '0123456789');
  });
});
