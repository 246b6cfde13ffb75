import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { publish, type Published } from '../../support/api/publication.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

interface Address {
  title: string;
  host: string;
  path: string;
}

/** Every address at which something of the upload is public, with the slug put in. */
const addressesOf = ({ host, deletion }: Published, app: string, slug: string): Address[] => [
  { title: 'the file', host: app, path: `/f/${slug}.png` },
  { title: 'the file without its extension', host: app, path: `/f/${slug}` },
  { title: 'the download', host: app, path: `/f/${slug}.png?download` },
  { title: 'the preview', host: app, path: `/f/${slug}.png?preview` },
  { title: 'the file on a domain', host, path: `/${slug}.png` },
  { title: 'the thumbnail', host: app, path: `/t/${slug}` },
  { title: 'the picture of a width', host: app, path: `/i/${slug}/w320.webp` },
  { title: 'the picture of a width on a domain', host, path: `/i/${slug}/w320.webp` },
  { title: 'the picture for link previews', host: app, path: `/p/${slug}.jpg` },
  { title: 'the same on a domain', host, path: `/p/${slug}.jpg` },
  {
    title: 'oEmbed',
    host: app,
    path: `/oembed?url=${encodeURIComponent(`http://${app}/v/${slug}`)}`,
  },
  {
    title: 'the deletion page',
    host: app,
    path: deletion.replace(/^\/delete\/[^/]+/, `/delete/${slug}`),
  },
];

const content = png(40, 30);
const etag = `"${sha256Of(content)}"`;
const asked: { title: string; method?: string; headers?: Record<string, string> }[] = [
  { title: 'GET' },
  { title: 'HEAD', method: 'HEAD' },
  { title: 'OPTIONS', method: 'OPTIONS' },
  { title: 'POST', method: 'POST' },
  { title: 'a range', headers: { range: 'bytes=0-3' } },
  { title: 'a range that there is not', headers: { range: 'bytes=9999999-' } },
  {
    title: 'a range of the version that the client has',
    headers: { range: 'bytes=0-3', 'if-range': etag },
  },
  { title: 'If-None-Match', headers: { 'if-none-match': etag } },
  { title: 'If-None-Match: *', headers: { 'if-none-match': '*' } },
  { title: 'HEAD with If-None-Match', method: 'HEAD', headers: { 'if-none-match': etag } },
  { title: 'If-Match of something else', headers: { 'if-match': '"else"' } },
  { title: 'If-Modified-Since', headers: { 'if-modified-since': new Date().toUTCString() } },
];

/** How an upload comes to be refused. */
const refused: Record<
  string,
  (server: TestServer, admin: Person, published: Published) => Promise<void>
> = {
  async 'a suspended (pending) owner'(server, admin, { owner }) {
    await change(server, admin, owner, { status: 'pending' });
  },
  async 'a suspended owner whose links were kept at first'(server, admin, { owner }) {
    await change(server, admin, owner, { status: 'pending', keepLinks: true });
    await change(server, admin, owner, { keepLinks: false });
  },
  async 'a rejected owner'(server, admin, { owner }) {
    await change(server, admin, owner, { status: 'rejected' });
  },
  async 'an owner who is deleted'(server, admin, { owner }) {
    const answer = await send(server.origin, 'DELETE', `/api/auth/users/${owner.id}`, admin);
    expect(answer.status).toBe(200);
  },
  async 'a deleted row'(server, _admin, { owner, _id }) {
    const answer = await send(server.origin, 'DELETE', `/api/upload/${_id}`, owner);
    expect(answer.status).toBe(200);
  },
};

async function change(server: TestServer, admin: Person, { id }: Person, body: object) {
  const path = `/api/auth/users/${id}`;
  const answer = await send(server.origin, 'PUT', path, { token: admin.token, body });
  expect(answer.status).toBe(200);
}

async function answerAt(
  { origin }: TestServer,
  { host, path }: Address,
  { method = 'GET', headers = {} }: (typeof asked)[number],
) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { host, ...headers },
    redirect: 'manual',
  });
  const { date: _, ...rest } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: rest, body: await answer.text() };
}

const env = { BASE_DOMAINS: 'perch.example' };

describe.each([
  ['handed out by Perch', env],
  ...(usesS3 ? [['handed out by the store', { ...env, S3_PUBLIC: 'redirect' }] as const] : []),
])('of an upload that is %s', (title, settings) => {
  let server: TestServer;
  const started = startServer(settings).then((each) => {
    server = each;
    return becomeAdministrator(each);
  });
  afterAll(async () => {
    await started;
    await server[Symbol.asyncDispose]();
  });

  /** A picture with everything that is public of it. */
  async function publishPicture(admin: Person) {
    const published = await publish(server, admin);
    const app = `localhost:${server.port}`;
    const addresses = addressesOf(published, app, published.fileId);
    const onDomain = { title: '', host: published.host, path: '/' };
    await waitFor(
      'the domain',
      async () => (await answerAt(server, onDomain, { title: 'GET' })).status === 200,
    );
    return { published, addresses, never: addressesOf(published, app, 'AAAAAAAAAA') };
  }

  test.each(Object.keys(refused))(
    'every address refuses every request because of %s, as if it had never been',
    async (reason) => {
      const admin = await started;
      const { published, addresses, never } = await publishPicture(admin);
      for (const address of addresses) {
        for (const each of asked.filter(({ method = 'GET' }) => /GET|HEAD/.test(method))) {
          const { status } = await answerAt(server, address, each);
          expect([404, 421], `${address.title}, ${each.title}, before`).not.toContain(status);
        }
      }
      await refused[reason]?.(server, admin, published);
      for (const [index, address] of addresses.entries()) {
        for (const each of asked) {
          const what = `${address.title}, ${each.title}`;
          const answer = await answerAt(server, address, each);
          const nothing = never[index] && (await answerAt(server, never[index], each));
          expect(answer, what).toEqual(nothing ?? expect.unreachable());
          expect([404, 421], what).toContain(answer.status);
          for (const fact of ['etag', 'last-modified', 'content-range', 'accept-ranges']) {
            expect(answer.headers, what).not.toHaveProperty(fact);
          }
          expect(answer.headers, what).not.toHaveProperty('location');
          expect(answer.headers, what).not.toHaveProperty('content-disposition');
          expect(answer.headers['cache-control'] ?? 'no-store', what).toContain('no-store');
          expect(JSON.stringify(answer), what).not.toContain('photo');
          expect(JSON.stringify(answer), what).not.toContain(sha256Of(content));
        }
      }
    },
  );

  test('a domain refuses what belongs to another owner, as if it had never been', async () => {
    const admin = await started;
    const { published } = await publishPicture(admin);
    const { fileId } = await upload(server, admin.token, 'photo.png', content);
    const { host } = published;
    for (const each of asked) {
      const answer = await answerAt(server, { title: '', host, path: `/${fileId}.png` }, each);
      const never = await answerAt(server, { title: '', host, path: '/AAAAAAAAAA.png' }, each);
      expect(answer, each.title).toEqual(never);
      expect(answer.status, each.title).toBe(404);
    }
  });

  test('a refused deletion page deletes nothing', async () => {
    const admin = await started;
    const { published, addresses } = await publishPicture(admin);
    await change(server, admin, published.owner, { status: 'pending' });
    for (const address of addresses) {
      await answerAt(server, address, { title: 'POST', method: 'POST' });
    }
    await change(server, admin, published.owner, { status: 'approved' });
    for (const address of addresses.filter(({ host }) => host !== published.host)) {
      const { status } = await answerAt(server, address, { title: 'GET' });
      expect([200, 302], `${title}: ${address.title}`).toContain(status);
    }
  });
});
