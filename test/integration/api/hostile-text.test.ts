import { afterAll, describe, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { newPerson, setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { beginUpload } from '../../support/api/slow-upload.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { anyText } from '../../support/hostile/any-text.ts';
import { boundary, multipartType } from '../../support/http/multipart.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);
const { token } = admin;

// Each run is a request.
const runs = { numRuns: 60 };

test('whatever is searched for, a page is answered, or the search refused', async () => {
  await upload(server, token, '100%_sure.txt', 'a');
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.constantFrom('upload/my', 'upload/all', 'auth/users'),
      async (text, list) => {
        const query = new URLSearchParams({ search: text.toWellFormed() });
        const answer = await send(server.origin, 'GET', `/api/${list}?${query}`, { token });
        const body = await answer.json();
        expect([200, 400]).toContain(answer.status);
        expect(body.success).toBe(answer.status === 200);
      },
    ),
    runs,
  );
});

test('whatever a path says, it leads to something of this server’s or to nothing', async () => {
  const asPath = anyText.map((text) => encodeURI(text.toWellFormed()).replaceAll('#', '%23'));
  await fc.assert(
    fc.asyncProperty(
      asPath,
      fc.constantFrom('/', '/f/', '/t/', '/api/', '/delete/a/', '/assets/'),
      async (path, start) => {
        const answer = await fetch(`${server.origin}${start}${path}`, { redirect: 'manual' });
        await answer.text();
        expect([200, 404, 401]).toContain(answer.status);
        expect(answer.headers.get('location')).toBeNull();
      },
    ),
    runs,
  );
});

test('whatever a file is called, its link and its record are answered in good order', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const name = text.toWellFormed().replaceAll(/[\r\n\0]/g, '');
      const { publicUrl, originalName } = await upload(server, token, name, 'a');
      const answer = await fetch(publicUrl);
      expect(answer.status).toBe(200);
      const [, exact = ''] = (answer.headers.get('content-disposition') ?? '').split("''");
      expect(decodeURIComponent(exact)).toBe(originalName);
      expect(new URL(publicUrl).pathname).toMatch(/^\/f\/[0-9A-Za-z]{10}(\.[0-9a-z]+)*$/);
    }),
    runs,
  );
});

test.each([
  ['line breaks', 'a.txt\r\nSet-Cookie: stolen=1\r\n\r\n<script>'],
  ['encoded line breaks', 'a%0D%0ASet-Cookie: stolen=1.txt'],
  ['an end of the header', 'a.txt"; filename="page.html'],
  ['Unicode’s own line breaks', 'a\u2028Set-Cookie: stolen=1\u0085.txt'],
])('a name with %s adds no header', async (_, name) => {
  const disposition = `form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}`;
  const answer = await sendParts(server, token, [{ name: 'file', disposition, content: 'a' }]);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()).file;
  const { pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`;
  const { status, head, body } = await sendRaw(server, request);
  expect(status).toBe(200);
  expect(head).not.toMatch(/^set-cookie/im);
  expect(head.match(/^content-disposition/gim)).toHaveLength(1);
  expect(body).toBe('a');
});

test('a part of a form cannot bring in headers of the answer or the record', async () => {
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="a.txt"',
    'Content-Type: text/html\r\nX-Role: admin\r\nAccess-Control-Allow-Origin: https://evil.example',
    '',
    'a',
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const answer = await fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': multipartType },
    body,
  });
  expect(answer.status).toBe(201);
  const file = await fetch((await answer.json()).file.url);
  expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(file.headers.get('x-role')).toBeNull();
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
});

describe('an email', () => {
  test.each([
    'a@example.org\r\nBcc: evil@example.com',
    'a@example.org, evil@example.com',
    'a@example.org;evil@example.com',
    'Ann <a@example.org>',
    '<a@example.org>',
    '"a b"@example.org',
    'a@example.org>\r\nDATA',
    'evil@example.com(a@example.org)',
    'group:a@example.org;',
    'a,b@example.org',
    'a;b@example.org',
    'a:b@example.org',
    'a(b)@example.org',
    'a\\b@example.org',
    '=?utf-8?Q?a?=@example.org',
    'a@[127.0.0.1]',
    'a@example.org,example.com',
    'a@b@example.org',
  ])('that is more than an address, %p, is no address', async (email) => {
    const body = { ...newPerson(), email };
    const answer = await send(server.origin, 'POST', '/api/auth/register', { body });
    await expectFailure(answer, 400, 'invalid_request');
  });

  test('with an odd name gets its mail, and no other address does', async () => {
    const emails = ["a'b", 'a=b', 'a+b', '{a}', '*', 'ü', '🐦'].map((odd) => {
      const person = newPerson();
      return { ...person, email: `${odd}-${person.email}` };
    });
    const approved = emails.map(async (body) => {
      const answer = await send(server.origin, 'POST', '/api/auth/register', { body });
      expect(answer.status).toBe(201);
      const { _id } = (await answer.json()).data.user;
      await send(server.origin, 'PUT', `/api/auth/approve/${_id}`, { token });
    });
    await Promise.all(approved);
    for (const { email } of emails) {
      const [mail] = await post.waitForMails(email, 1);
      expect(mail?.envelope.to).toEqual([email]);
      expect(mail?.to).toEqual([{ name: '', address: email }]);
    }
  });
});

test('an upload of an account that is deleted meanwhile is refused, and leaves nothing', async () => {
  const person = await signUpApproved(server, admin);
  const files = await storedFiles(server);
  using slow = await beginUpload(server, person.token, new Uint8Array(100_000));
  const path = `/api/auth/users/${person.id}`;
  expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
  expect([401, 403, 404]).toContain((await slow.finish()).status);
  expect(await storedFiles(server)).toEqual(files);
});
