// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { samples } from '../../support/files/sample-files.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function look(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${server.origin}${path}`, { headers, method, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, headers: answer.headers, policy, text: await answer.text() };
}

async function pageOf(name: string, content: string | Uint8Array) {
  const sent = await upload(server, admin.token, name, content);
  return { ...sent, ...(await look(`/v/${sent.fileId}`)) };
}

const pdf = '%PDF-1.4\nrest';
/** With `docs/read me.txt` and `a<b>.txt`. */
const zip = Buffer.from(
  'UEsDBBQAAAAAAAAAIVwaHLSNMgAAADIAAAAQAAAAZG9jcy9yZWFkIG1lLnR4dGhlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvUEsDBBQAAAAAAAAAIVyDFtyMAQAAAAEAAAAIAAAAYTxiPi50eHR4UEsBAhQDFAAAAAAAAAAhXBoctI0yAAAAMgAAABAAAAAAAAAAAAAAAIABAAAAAGRvY3MvcmVhZCBtZS50eHRQSwECFAMUAAAAAAAAACFcgxbcjAEAAAABAAAACAAAAAAAAAAAAAAAgAFgAAAAYTxiPi50eHRQSwUGAAAAAAIAAgB0AAAAhwAAAAAA',
  'base64',
);
const mp4 = '\0\0\0\x18ftypisom____';

describe('the page of a file', () => {
  test.each([
    ['photo.png', png(40, 30), '<img', ''],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<img', ''],
    ['film.mp4', mp4, '<video', "media-src 'self'"],
    ['sound.mp3', samples.mp3, '<audio', "media-src 'self'"],
    ['paper.pdf', pdf, 'Open the PDF', "connect-src 'self'; frame-src blob:"],
    ['code.ts', 'const a = 1;\n', '<span id="L1">const a = 1;\n</span>', ''],
    ['page.html', '<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;', ''],
    ['notes.md', '# Notes', 'sandbox="allow-popups allow-popups-to-escape-sandbox"', ''],
    ['table.csv', 'a,b\n1,<i>\n', '<tr><td>1</td><td>&lt;i&gt;</td></tr>', ''],
    ['column.csv', 'a\n1\n', '<span id="L1">a\n</span>', ''],
    ['archive.zip', zip, 'a&lt;b&gt;.txt', ''],
    ['data.zip', 'PK', 'No preview is available for this type of file.', ''],
    ['empty.txt', '', 'This file is empty.', ''],
  ])(
    '%s shows it, and allows nothing that this does not need',
    async (name, content, part, source) => {
      const { text, status, headers, policy, fileId, humanSize } = await pageOf(name, content);
      expect(status).toBe(200);
      expect(text).toContain(part);
      expect(text).toContain(`<bdi>${name}</bdi>`);
      expect(text).toContain(humanSize);
      expect(text).toContain(`href="/f/${fileId}?download"`);
      expect(text).not.toMatch(
        /<script(?! type="module" src="\/assets\/)|onclick|javascript:|style=/,
      );
      expect(text).not.toContain(admin.username);
      expect(policy).toStartWith("default-src 'none'; style-src 'sha256-");
      expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      if (source) expect(policy).toContain(source);
      // Of the icon as well.
      expect(policy).toContain("img-src 'self';");
      // Its script asks the app whether the visitor manages the file.
      const sources = ['media-src', 'frame-src'];
      for (const each of sources.filter((directive) => !source.includes(directive))) {
        expect(policy).not.toContain(each);
      }
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('has its addresses and snippets to copy, from the configuration', async () => {
    const { text, viewUrl, rawUrl } = await pageOf('a [b]*.png', png(8, 8));
    expect(text).toContain(`value="${viewUrl}"`);
    expect(text).toContain(`value="${rawUrl}"`);
    expect(text).toContain(`value="![a \\[b\\]\\*.png](${rawUrl})"`);
    expect(text).toContain(`&lt;img src=&quot;${rawUrl}&quot; alt=&quot;a [b]*.png&quot;&gt;`);
    expect(text).toContain(`<link rel="canonical" href="${viewUrl}"`);
  });

  test('speaks the visitor’s language, from right to left as well', async () => {
    const { fileId } = await pageOf('a.bin', 'a');
    const german = await look(`/v/${fileId}`, { 'accept-language': 'de' });
    expect(german.text).toContain('<html lang="de" dir="ltr">');
    expect(german.text).toContain('Herunterladen');
    const arabic = await look(`/v/${fileId}`, { 'accept-language': 'ar' });
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).not.toContain('Download');
    expect(arabic.headers.get('vary')).toBe('accept-language');
  });

  test('shows hostile names and texts as text', async () => {
    const hostile = `"><img src=x onerror=x()><script>x()'&amp;.txt`;
    const { text, originalName } = await pageOf(
      hostile,
      `</pre></code><script>x()</script>\u202Eb${'\n'.repeat(4096)}\0`,
    );
    expect(originalName).toContain('onerror');
    expect(text).not.toMatch(/<img|<script>|\u202E|\0/);
    expect(text).toContain('&lt;/pre&gt;&lt;/code&gt;&lt;script&gt;x()&lt;/script&gt;');
  });

  test('shows a long text in parts that lead to each other, and its beginning where it is too long', async () => {
    const note = 'Only the beginning is shown.';
    const long = await pageOf('long.log', 'x'.repeat(1024 ** 2));
    expect(long.text).toContain(note);
    expect(long.text.length).toBeLessThan(150_000);
    const lines = await pageOf('lines.log', 'a\n'.repeat(4500));
    expect(lines.text).not.toContain(note);
    const partAt = async (query: string) => {
      const { text, headers } = await look(`/v/${lines.fileId}${query}`);
      const ids = [...text.matchAll(/<span id="L(\d+)">/g)].map(([, id]) => Number(id));
      const [, shown] = /<span>(Lines [^<]*)</.exec(text) ?? [];
      const links = [...text.matchAll(/href="(\?part=\d)" rel="(prev|next)"/g)];
      return {
        first: ids[0],
        last: ids.at(-1),
        shown,
        links: links.map(([, to, rel]) => `${rel} ${to}`),
        text,
        headers,
      };
    };
    const [first, middle, last] = [
      await partAt(''),
      await partAt('?part=2'),
      await partAt('?part=3'),
    ];
    expect(first).toMatchObject({
      first: 1,
      last: 2000,
      shown: 'Lines 1–2,000',
      links: ['next ?part=2'],
    });
    expect(middle).toMatchObject({
      first: 2001,
      last: 4000,
      links: ['prev ?part=1', 'next ?part=3'],
    });
    expect(last).toMatchObject({ first: 4001, last: 4500, links: ['prev ?part=2'] });
    expect(middle.text).toContain('counter-reset:line 2000}');
    expect(middle.text).toContain('data-parts="1 2001 4001"');
    for (const query of ['?part=9', '?part=99999']) expect((await partAt(query)).first).toBe(4001);
    for (const query of [
      '?part=0',
      '?part=-1',
      '?part=a',
      '?part=1.5',
      '?part=100000',
      '?part=1&part=2',
    ])
      expect([query, (await partAt(query)).first]).toEqual([query, 1]);
    const { text } = await pageOf('short.log', 'a\r\nb');
    expect(text).not.toContain(note);
    expect(text).not.toContain('class="parts"');
    expect(text).toContain('<span id="L1">a\n</span><span id="L2">b\n</span></code>');
  });

  test('shows a table as its text where a part of that is asked for', async () => {
    const { fileId, text } = await pageOf('numbers.csv', 'a;b\n1;2\n');
    expect(text).toContain('href="?part=1"');
    const asText = await look(`/v/${fileId}?part=1`);
    expect(asText.text).toContain('<span id="L2">1;2\n</span>');
    expect(asText.text).not.toContain('<table');
  });

  test('lists what an archive has, whose list counts as no view', async () => {
    const { fileId, text } = await pageOf('archive.zip', zip);
    expect(text).toContain('<td>docs/read me.txt</td>');
    expect(text).toContain('50 Bytes');
    expect(text).not.toContain('hello');
    const { text: bare, status } = await look(`/v/${fileId}`, {}, 'HEAD');
    expect([status, bare]).toEqual([200, '']);
  });

  test('counts as a view where it shows the file, and its media do not', async () => {
    const [shown, card] = [await pageOf('a.png', png(9, 9)), await pageOf('b.zip', 'PK')];
    await look(`/v/${shown.fileId}`, {}, 'HEAD');
    await look(`/v/${shown.fileId}?part=2`);
    await look(`/f/${shown.fileId}?preview`);
    await server.stop();
    await server.start();
    const viewsOf = async (id: string) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      const { data } = JSON.parse((await look(`/api/upload/${id}`, headers)).text);
      return data.upload.views;
    };
    expect(await viewsOf(shown._id)).toBe(1);
    expect(await viewsOf(card._id)).toBe(0);
  });

  test('is there for GET and HEAD of a file that there is', async () => {
    const { fileId } = await pageOf('a.bin', 'a');
    const head = await look(`/v/${fileId}`, {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    const refused = await look(`/v/${fileId}`, {}, 'PUT');
    expect(refused.status).toBe(404);
    for (const path of ['/v/AAAAAAAAAA', '/v/', '/v/..%2f', `/v/${fileId}/x`, '/v/%00']) {
      const { status, text } = await look(path);
      expect([path, status === 404 || !text.includes('a.bin')]).toEqual([path, true]);
    }
  });
});

test('a page tells nothing of a file that may not be read any more', async () => {
  const owner = await registerApproved(server, admin);
  const files = [];
  for (const name of ['secret-name.png', 'secret-name.ts']) {
    files.push(await upload(server, owner.token, name, png(9, 9)));
  }
  const [deleted, suspended] = files;
  if (!deleted || !suspended) throw new Error('Nothing was uploaded.');
  const removed = await send(server.origin, 'DELETE', `/api/upload/${deleted._id}`, owner);
  expect(removed.status).toBe(200);
  const body = { status: 'pending' };
  await send(server.origin, 'PUT', `/api/auth/users/${owner.id}`, { token: admin.token, body });
  for (const { fileId } of files) {
    const { status, text, policy } = await look(`/v/${fileId}`);
    expect([404, 410]).toContain(status);
    expect(text).not.toMatch(/secret-name|image\/png|og:/);
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("img-src 'self';");
  }
});

test('a page on a domain has the domain’s addresses only, and shows its owner’s files only', async () => {
  const host = 'pages.perch.example';
  const { _id } = await requestDomain(server, admin, host, 'subdomain');
  await approveDomain(server, admin, _id);
  const { fileId } = await upload(server, admin.token, 'photo.png', png(40, 30));
  using connection = await openKeptConnection(server);
  const answer = await connection.ask({ path: `/v/${fileId}`, host });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(`src="/${fileId}?preview"`);
  expect(answer.body).toContain(`value="https://${host}/${fileId}.png"`);
  expect(answer.body).toContain(`value="https://${host}/v/${fileId}"`);
  expect(answer.body).not.toMatch(/localhost|\/f\/|<header|favicon/);
  expect(answer.body).toContain('<link rel="icon" href="data:," />');
  expect((await connection.ask({ path: '/v/AAAAAAAAAA', host })).status).toBe(404);
  expect((await connection.ask({ path: '/assets/other.js', host })).status).toBe(404);
});
