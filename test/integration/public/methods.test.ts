import { afterAll, describe, expect, test } from 'bun:test';

import { makePublicPlaces, type PublicPlace } from '../../support/api/public-urls.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const { places, ask, app, domain, note } = await makePublicPlaces(server);

const raw = ({ host, path }: PublicPlace, method: string, ...headers: string[]) =>
  sendRaw(
    server,
    [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  );
const readable = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];

describe.each(places)('$title', (place) => {
  test('answers HEAD with a range as HEAD without it', async () => {
    const whole = await (await ask(place)).bytes();
    for (const range of ['bytes=1-3', 'bytes=-2', 'bytes=999999-', 'Bytes=0-']) {
      const head = await ask(place, { range }, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.headers.get('content-length')).toBe(String(whole.length));
      expect(head.headers.get('content-range')).toBeNull();
      expectFileHeaders(head);
    }
  });

  test('says when it was asked, whatever it answers', async () => {
    const etag = (await ask(place)).headers.get('etag') ?? '';
    for (const [method, ...headers] of [
      ['GET'],
      ['HEAD'],
      ['HEAD', 'Range: bytes=0-1'],
      ['GET', 'Range: bytes=0-1'],
      ['GET', 'Range: bytes=999999-'],
      ['GET', `If-None-Match: ${etag}`],
      ['HEAD', `If-None-Match: ${etag}`],
      ['GET', 'If-Match: "x"'],
      ['HEAD', 'If-Match: "x"'],
      ['OPTIONS'],
      ['DELETE'],
    ] as const) {
      const { head } = await raw(place, method, ...headers);
      const dates = head.split('\r\n').filter((line) => /^date:/i.test(line));
      expect([method, headers, dates]).toEqual([method, headers, [expect.stringMatching(/ GMT$/)]]);
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'refuses %s, says what it takes, and is as it was',
    async (method) => {
      const before = await (await ask(place)).bytes();
      const asked: RequestInit = {
        method,
        headers: { host: place.host, origin: 'https://other.example' },
        body: 'overwritten'.repeat(10_000),
      };
      const answer = await fetch(`${server.origin}${place.path}`, asked);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
      expect(await (await ask(place)).bytes()).toEqual(before);
    },
  );

  test('lets pages of other sites read parts of it and their headers', async () => {
    const asked = { origin: 'https://other.example', range: 'bytes=0-3' };
    for (const headers of [asked, { origin: asked.origin }]) {
      const answer = await ask(place, headers);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      const exposed = answer.headers.get('access-control-expose-headers') ?? '';
      expect(exposed.toLowerCase().split(/, */).toSorted()).toEqual(readable);
    }
  });

  test('answers the preflight of a range, and allows nothing but reading', async () => {
    const answer = await ask(
      place,
      {
        origin: 'https://other.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-range,range,authorization',
      },
      'OPTIONS',
    );
    expect(answer.status).toBe(204);
    const of = (name: string) => answer.headers.get(`access-control-${name}`);
    expect(of('allow-origin')).toBe('*');
    expect(of('allow-methods')).toBe('GET, HEAD');
    expect(Number(of('max-age'))).toBeGreaterThanOrEqual(600);
    expect(of('allow-credentials')).toBeNull();
    const allowed = (of('allow-headers') ?? '').toLowerCase().split(/, */);
    for (const name of [
      'range',
      'if-range',
      'if-match',
      'if-none-match',
      'if-modified-since',
      'if-unmodified-since',
    ]) {
      expect(allowed).toContain(name);
    }
    expect(allowed).not.toContain('authorization');
    expect(allowed).not.toContain('*');
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await answer.text()).toBe('');
  });

  test('is not at an address with a NUL in it', async () => {
    const [stem = ''] = place.path.split('.');
    for (const path of [
      `${stem}%00`,
      `${stem}.%00`,
      `${stem}.t%00xt`,
      `${stem}.txt%00`,
      `${stem}%00.txt`,
    ]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const answer = await ask({ ...place, path }, {}, method);
        expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
        expect(await answer.text()).not.toMatch(/Something went wrong|0123456789/);
      }
    }
    expect((await ask({ ...place, path: `${place.path}?x=%00` })).status).toBe(200);
  });
});

test('where no file is there is nothing to allow either', async () => {
  for (const [host, path] of [
    [app, '/f/aaaaaaaaaa'],
    [app, '/t/aaaaaaaaaa'],
    [app, '/i/aaaaaaaaaa/w320.webp'],
    [domain, '/aaaaaaaaaa.txt'],
    [domain, `/f/${note.fileId}`],
  ] as const) {
    for (const method of ['OPTIONS', 'POST', 'DELETE']) {
      const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
      const answer = await ask({ host, path }, headers, method);
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('allow')).toBeNull();
    }
  }
});
