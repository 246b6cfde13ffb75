import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const name = 'files.example.net';
const { _id } = await requestDomain(server, owner, name, 'subdomain');
await approveDomain(server, admin, _id);

const fetchFrom = (host: string, path: string, headers = {}, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, headers: { host, ...headers }, redirect: 'manual' });
await waitFor('the domain', async () => (await fetchFrom(name, '/')).status === 200);

const app = `localhost:${server.port}`;
const page = await upload(server, owner.token, 'page.html', '<script>alert(1)</script>');
const picture = await upload(server, owner.token, 'photo.png', png(30, 20));

/** Everywhere that bytes of users are: the app's host, a domain, and thumbnails. */
const places = [
  ['a file on the app’s host', app, `/f/${page.fileId}.html`],
  ['a picture on the app’s host', app, `/f/${picture.fileId}`],
  ['a file on a domain', name, `/${page.fileId}.html`],
  ['a picture on a domain', name, `/${picture.fileId}.png`],
  ['a thumbnail', app, `/t/${picture.fileId}`],
] as const;

describe.each(places)('%s', (_, host, path) => {
  test.each([
    ['whole', 200, {}],
    ['in part', 206, { range: 'bytes=1-3' }],
    ['in no part that there is', 416, { range: 'bytes=999999-' }],
    ['in several parts, whole', 200, { range: 'bytes=0-1,3-4' }],
    ['asked for by another site', 200, { origin: 'https://evil.example', cookie: 'a=b' }],
  ] as const)(
    'is sent %s with everything that keeps it from acting',
    async (_how, status, asked) => {
      for (const method of ['GET', 'HEAD']) {
        for (const query of ['', '?download', '?preview', '?x=%0d%0aX-A:b']) {
          const answer = await fetchFrom(host, `${path}${query}`, asked, method);
          // Ranges are for GET: HEAD tells of the whole.
          expect(answer.status).toBe(method === 'HEAD' ? 200 : status);
          expectFileHeaders(answer);
          expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
          if (answer.status === 416) expect(await answer.text()).toBe('');
        }
      }
    },
  );

  test('is unchanged with everything that keeps it from acting', async () => {
    const etag = (await fetchFrom(host, path)).headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetchFrom(host, path, { 'if-none-match': etag }, method);
      expect(answer.status).toBe(304);
      expectFileHeaders(answer);
    }
  });
});

test.each([
  [app, '/f/aaaaaaaaaa'],
  [app, '/f/aaaaaaaaaa.html'],
  [app, '/t/aaaaaaaaaa'],
  [app, '/i/aaaaaaaaaa/w320.webp'],
  [app, `/i/${picture.fileId}/w321.webp`],
  [name, '/aaaaaaaaaa.html'],
  [name, '/api/config'],
  [name, `/t/${picture.fileId}`],
])('where nothing is, on %s at %s, nothing runs either', async (host, path) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetchFrom(host, path, { origin: 'https://evil.example' }, method);
    expect(answer.status).toBeWithin(400, 500);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('application/json')) continue;
    expect(answer.headers.get('content-security-policy')).toStartWith(
      "default-src 'none'; style-src 'sha256-",
    );
  }
});
