import { afterAll, describe, expect, test } from 'bun:test';

import { makePublicPlaces } from '../../support/api/public-urls.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const { places, ask } = await makePublicPlaces(server);

const old = 'Mon, 01 Jan 2001 00:00:00 GMT';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';
type Conditions = (etag: string, date: string) => Record<string, string>;

/** In the order of RFC 9110 §13.2.2; `etag` and `date` are those of the file. */
const cases: [string, Conditions, number][] = [
  ['If-Match with the ETag', (etag) => ({ 'if-match': etag }), 200],
  ['If-Match with a star', () => ({ 'if-match': '*' }), 200],
  ['If-Match with a list that has the ETag', (etag) => ({ 'if-match': `"a,b" , ${etag}` }), 200],
  ['If-Match with another ETag', () => ({ 'if-match': '"other"' }), 412],
  ['If-Match with the ETag marked weak', (etag) => ({ 'if-match': `W/${etag}` }), 412],
  ['If-Match with the ETag inside of another', (etag) => ({ 'if-match': `"a, ${etag}` }), 412],
  ['If-Match with nonsense', () => ({ 'if-match': 'nonsense' }), 412],
  ['If-Match before If-None-Match', (etag) => ({ 'if-match': '"x"', 'if-none-match': etag }), 412],
  ['If-Match and a range', () => ({ 'if-match': '"x"', range: 'bytes=0-1' }), 412],
  ['If-Match and no range there', () => ({ 'if-match': '"x"', range: 'bytes=999999-' }), 412],
  ['If-Unmodified-Since the date', (_, date) => ({ 'if-unmodified-since': date }), 200],
  ['If-Unmodified-Since an earlier date', () => ({ 'if-unmodified-since': old }), 412],
  ['If-Unmodified-Since a date to come', () => ({ 'if-unmodified-since': future }), 200],
  ['If-Unmodified-Since nonsense', () => ({ 'if-unmodified-since': '2001' }), 200],
  [
    'If-Match instead of If-Unmodified-Since',
    (etag) => ({ 'if-match': etag, 'if-unmodified-since': old }),
    200,
  ],
  ['If-None-Match with the ETag', (etag) => ({ 'if-none-match': etag }), 304],
  ['If-None-Match with the ETag marked weak', (etag) => ({ 'if-none-match': `W/${etag}` }), 304],
  ['If-None-Match with a star', () => ({ 'if-none-match': '*' }), 304],
  ['If-None-Match with a list', (etag) => ({ 'if-none-match': `"a,b",,W/"c", ${etag}` }), 304],
  ['If-None-Match with others', () => ({ 'if-none-match': '"a", W/"b"' }), 200],
  ['If-None-Match with the ETag’s own quotes missing', () => ({ 'if-none-match': 'abc' }), 200],
  [
    'If-None-Match instead of If-Modified-Since',
    (_, date) => ({ 'if-none-match': '"x"', 'if-modified-since': date }),
    200,
  ],
  ['If-Modified-Since the date', (_, date) => ({ 'if-modified-since': date }), 304],
  ['If-Modified-Since an earlier date', () => ({ 'if-modified-since': old }), 200],
  ['If-Modified-Since a date to come', () => ({ 'if-modified-since': future }), 200],
  ['If-Modified-Since in no form of HTTP', () => ({ 'if-modified-since': '2099-01-01' }), 200],
  [
    'If-Modified-Since a day that is none',
    () => ({ 'if-modified-since': 'Mon, 99 Jan 2024 00:00:00 GMT' }),
    200,
  ],
  [
    'If-Modified-Since and a range',
    (_, date) => ({ 'if-modified-since': date, range: 'bytes=0-1' }),
    304,
  ],
];

describe.each(places)('$title', (place) => {
  test.each(cases)('answers %s', async (_, condition, status) => {
    const { headers } = await ask(place);
    const asked = condition(headers.get('etag') ?? '', headers.get('last-modified') ?? '');
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(place, asked, method);
      expect(`${method} ${answer.status}`).toBe(`${method} ${status}`);
      expectFileHeaders(answer);
      const body = await answer.bytes();
      if (status !== 200 || method === 'HEAD') expect(body.length).toBe(0);
    }
  });

  test.each([
    ['Bytes=0-1', '0-1'],
    ['BYTES=2-', '2-'],
    ['bytes=-3', '-3'],
  ])('takes the range unit in any case: %s', async (range) => {
    const whole = await (await ask(place)).bytes();
    const answer = await ask(place, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toEndWith(`/${whole.length}`);
    const part = await answer.bytes();
    const [, start = 0] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? [];
    expect(
      Buffer.from(part).equals(whole.subarray(Number(start), Number(start) + part.length)),
    ).toBe(true);
    expect(part.length).toBeLessThan(whole.length);
  });

  test('gives a part to the ETag or date of If-Range, and the whole to all others', async () => {
    const { headers } = await ask(place);
    const etag = headers.get('etag') ?? '';
    const date = headers.get('last-modified') ?? '';
    const seconds = new Date(Date.parse(date));
    const asctime = `${date.slice(0, 3)} ${date.slice(8, 11)} ${String(seconds.getUTCDate()).padStart(2)} ${date.slice(17, 25)} ${date.slice(12, 16)}`;
    for (const [validator, status] of [
      [etag, 206],
      [date, 206],
      [asctime, 206],
      [`W/${etag}`, 200],
      ['"other"', 200],
      [old, 200],
      [future, 200],
      ['nonsense', 200],
      ['*', 200],
      [`${etag}, "other"`, 200],
    ] as const) {
      const answer = await ask(place, { range: 'bytes=0-1', 'if-range': validator });
      expect(`${validator} ${answer.status}`).toBe(`${validator} ${status}`);
    }
  });
});
