import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeAlbum, changeMembers, createAlbum, uploadMany } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { closeLink, cookieOf, visit } from '../../support/api/closed-links.ts';
import { approveDomain, newDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { png } from '../../support/files/pictures.ts';
import { componentsIn } from '../../support/http/embed-tags.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await sharedServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const host = newDomain('albums', 'perch.example');
await approveDomain(server, admin, (await requestDomain(server, owner, host, 'subdomain'))._id);

const password = 'open sesame';
const picture = (name = 'photo.png') => upload(server, owner.token, name, png(40, 30));

async function albumOf(ids: readonly string[], fields: Record<string, unknown> = {}) {
  const { _id } = await createAlbum(server, owner, fields);
  return changeMembers(server, owner, _id, { add: ids });
}

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const answer = await visit(server, path, { headers });
  const markup = (await answer.text()).replace(/<style>.*<\/style>/s, '');
  return { status: answer.status, headers: answer.headers, markup };
}

const linksIn = (markup: string) =>
  [...markup.matchAll(/<a\s+href="(\/v\/[^"]+)"/g)].map(([, path = '']) => path);
const nextIn = (markup: string) => /<a rel="next" href="([^"]+)"/.exec(markup)?.[1];

test('a page shows its members in their order, and lets nothing run or be kept', async () => {
  const files = [await picture('b.png'), await picture('a.png')];
  const text = await upload(server, owner.token, '<b>.txt', 'words');
  const album = await albumOf(
    [...files, text].map(({ _id }) => _id),
    { name: '<i>Sea</i> & "sun"', description: 'One\n<script>two</script>' },
  );
  const page = await pageAt(`/a/${album.slug}`);
  expect(page.status).toBe(200);
  expect(linksIn(page.markup)).toEqual([...files, text].map(({ fileId }) => `/v/${fileId}`));
  for (const { fileId } of files) {
    expect(page.markup).toContain(`src="/t/${fileId}"`);
    expect(page.markup).toContain(`data-picture="/f/${fileId}?preview"`);
  }
  expect(page.markup).toContain('width="40" height="30"');
  expect(page.markup).toContain('class="tile r27"');
  expect(page.markup).toContain('3 files');
  expect(page.markup).toContain(`href="/a/${album.slug}.zip" download`);
  expect(page.markup).toContain('&lt;script&gt;two');
  expect(page.markup).not.toMatch(/<i>Sea|<b>|<script>two|style="|rel="next"/);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const cover = `${server.origin}/p/${files[0]?.fileId}.jpg`;
  expect(page.markup).toContain(`<meta property="og:image" content="${cover}" />`);
  expect(page.markup).toContain(`content="${server.origin}/a/${album.slug}"`);
});

test('members come by the hundred, by links and for the script', async () => {
  const [first = ''] = await uploadMany(server, owner, 1);
  const album = await albumOf([first]);
  await fill(album._id, owner.id, 204);
  const seen: string[] = [];
  let path: string | undefined = `/a/${album.slug}`;
  const counts: number[] = [];
  while (path !== undefined) {
    const page = await pageAt(path);
    const items = await pageAt(path.replace(album.slug, `${album.slug}/items`));
    expect(items.headers.get('content-security-policy')).toStartWith("default-src 'none'");
    expect(linksIn(items.markup)).toEqual(linksIn(page.markup));
    expect(nextIn(items.markup)).toBe(nextIn(page.markup));
    seen.push(...linksIn(page.markup));
    counts.push(linksIn(page.markup).length);
    path = nextIn(page.markup);
  }
  expect(counts).toEqual([100, 100, 5]);
  expect(new Set(seen).size).toBe(205);
  for (const after of ['-1', 'x', '1e3', '99999999999999999999', '%00', "1'"]) {
    const page = await pageAt(`/a/${album.slug}?after=${after}`);
    expect([page.status, linksIn(page.markup)[0]]).toEqual([200, seen[0]]);
  }
});

test('previews show its cover and the first files, and Discord a gallery of ten with buttons', async () => {
  const files: Awaited<ReturnType<typeof picture>>[] = [];
  for (let at = 0; at < 12; at += 1) files.push(await picture(`${at}.png`));
  const locked = await picture('locked.png');
  await closeLink(server, owner.token, locked, { password });
  const text = await upload(server, owner.token, 'notes.txt', 'words');
  const ids = [text, locked, ...files].map(({ _id }) => _id);
  const album = await albumOf(ids, { name: 'Sea [1]' });
  await changeAlbum(server, owner, album._id, { cover: files[5]?._id });
  const { markup } = await pageAt(`/a/${album.slug}`);
  const shown = [...markup.matchAll(/"og:image" content="[^"]*\/p\/([^".]+)\.jpg"/g)];
  const inOrder = [5, 0, 1, 2, 3, 4, 6, 7, 8, 9].map((at) => files[at]?.fileId);
  expect(shown.map(([, slug]) => slug)).toEqual(inOrder.slice(0, 4));
  const { component } = componentsIn(markup);
  const [words, gallery, row] = component.components;
  const url = `${server.origin}/a/${album.slug}`;
  expect(words.content).toMatch(/^# \[Sea \\\[1\\\]\]\(.*\)\n14 files · [\d.]+ (?:B|KB)$/);
  expect(gallery.items.map(({ media }: { media: { url: string } }) => media.url)).toEqual(
    inOrder.map((slug) => `${server.origin}/p/${slug}.jpg`),
  );
  const buttons = row.components.map((each: { url: string }) => each.url);
  expect(buttons).toEqual([url, `${url}.zip`]);
  expect(markup).not.toContain('locked.png');
  // Of a very large album the sizes are not summed up.
  await runStatement(server, `update albums set upload_count = 1001 where id = '${album._id}'`);
  const [large] = componentsIn((await pageAt(`/a/${album.slug}`)).markup).component.components;
  expect(large.content).toMatch(/\n1,001 files$/);
  // A block of data runs nothing: the policy allows it no more than before.
  const { headers } = await pageAt(`/a/${album.slug}`);
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*(?:sha256|inline)/);

  await changeAlbum(server, owner, album._id, { password });
  const opened = await pageAt(`/a/${album.slug}`, { 'perch-password': password });
  expect(opened.markup).toContain('class="tiles"');
  const head = opened.markup.slice(0, opened.markup.indexOf('</head>'));
  expect(head).not.toMatch(/og:image|component-embed|og:title" content="Sea/);
});

describe('an album is answered like none', () => {
  test.each<[string, Record<string, unknown>]>([
    ['where it is private', { visibility: 'private' }],
    ['where it is private and locked', { visibility: 'private', password }],
  ])('%s', async (_title, fields) => {
    const { slug } = await albumOf([(await picture())._id], fields);
    const cookie = await ownersCookie();
    for (const path of ['', '/items', '/unlock']) {
      const method = path === '/unlock' ? 'POST' : 'GET';
      const ask = (name: string) =>
        visit(server, `/a/${name}${path}`, { method, headers: { cookie } });
      const [found, never] = [await ask(slug), await ask('NeverWasOne')];
      expect([found.status, await found.text()]).toEqual([404, await never.text()]);
      expect(never.status).toBe(404);
    }
  });

  test.each(['%00', '%ff', '-a', 'a%2Fb', 'x'.repeat(300), "'or'1", '%E2%80%AE', 'unlock'])(
    'at /a/%s',
    async (slug) => {
      for (const at of [{}, { host }]) {
        expect((await pageAt(`/a/${slug}`, at)).status).toBe(404);
        expect((await pageAt(`/a/${slug}/items`, at)).status).toBe(404);
      }
    },
  );

  test('on another account’s domain', async () => {
    const { _id, slug } = await createAlbum(server, admin);
    await changeMembers(server, admin, _id, { add: await uploadMany(server, admin, 1) });
    expect((await pageAt(`/a/${slug}`)).status).toBe(200);
    expect((await pageAt(`/a/${slug}`, { host })).status).toBe(404);
  });
});

/** What a browser in which the owner is signed in sends. */
async function ownersCookie() {
  return cookieOf(await send(server.origin, 'GET', '/api/upload/my', { token: owner.token }));
}

test('on a domain the page names that domain alone', async () => {
  const file = await picture();
  const chosen = await picture();
  const { token } = owner;
  const body = { slug: 'chosen-name' };
  await send(server.origin, 'PATCH', `/api/upload/${chosen._id}`, { token, body });
  const { slug } = await albumOf([file._id, chosen._id]);
  const page = await pageAt(`/a/${slug}`, { host });
  expect(page.status).toBe(200);
  expect(page.markup).toContain(`src="/p/${file.fileId}.jpg"`);
  expect(page.markup).toContain(`data-picture="/${file.fileId}?preview"`);
  expect(page.markup).toContain(`content="https://${host}/a/${slug}"`);
  expect(page.markup).not.toMatch(/localhost|\/t\/|\/f\/|chosen-name/);
  const sources = [...page.markup.matchAll(/(?:src|data-picture)="([^"]+)"/g)];
  expect(sources.length).toBeGreaterThan(3);
  for (const [, path = ''] of [...sources, ...linksIn(page.markup).map((link) => ['', link])]) {
    expect([path, (await pageAt(path, { host })).status]).toEqual([path, 200]);
  }
});

test('an album that has ended, and one whose owner is suspended, say only that', async () => {
  const person = await registerApproved(server, admin);
  const theirs = await createAlbum(server, person, { name: 'Suspended' });
  const ended = await albumOf([(await picture())._id], { name: 'Ended', expires: '7d' });
  await runStatement(server, `update albums set expires_at = 5 where id = '${ended._id}'`);
  const path = `/api/auth/users/${person.id}`;
  await send(server.origin, 'PUT', path, { token: admin.token, body: { status: 'pending' } });
  for (const { slug, name } of [theirs, ended]) {
    for (const part of ['', '/items']) {
      const page = await pageAt(`/a/${slug}${part}`);
      expect(page.status).toBe(410);
      expect(page.markup).not.toMatch(new RegExp(`${name}<|photo|/t/|/v/`));
    }
  }
  await changeAlbum(server, owner, ended._id, { expires: 'never' });
  expect((await pageAt(`/a/${ended.slug}`)).status).toBe(200);
});

test('members that are locked, limited, over or in the trash show nothing of themselves', async () => {
  const names = ['locked', 'limited', 'over', 'trashed', 'open'];
  const [locked, limited, over, trashed, open] = await Promise.all(
    names.map((name) => picture(`${name}.png`)),
  );
  if (!locked || !limited || !over || !trashed || !open) throw new Error('Not uploaded');
  const all = [locked, limited, over, trashed, open];
  const album = await albumOf(
    all.map(({ _id }) => _id),
    { password },
  );
  await closeLink(server, owner.token, locked, { password: 'its own' });
  await closeLink(server, owner.token, limited, { downloadsLeft: 2 });
  await closeLink(server, owner.token, over, { expiresAt: 5 });
  await send(server.origin, 'DELETE', `/api/upload/${trashed._id}`, owner);
  for (const right of [password, 'its own']) {
    const headers = { 'perch-password': encodeURIComponent(right) };
    const page = await pageAt(`/a/${album.slug}`, headers);
    if (right !== password) {
      expect(linksIn(page.markup)).toEqual([]);
      continue;
    }
    expect(linksIn(page.markup)).toEqual(
      [locked, limited, open].map(({ fileId }) => `/v/${fileId}`),
    );
    expect(page.markup).not.toMatch(/locked\.png|limited\.png|over\.png|trashed\.png/);
    for (const { fileId } of [locked, limited])
      expect(page.markup).not.toMatch(new RegExp(`/[ftp]/${fileId}`));
    expect(page.markup).toContain('Locked file');
    expect(page.markup).toContain(`src="/t/${open.fileId}"`);
    expect(page.markup).not.toContain(`/p/${locked.fileId}`);
  }
  await waitFor('the tries to be counted for the album alone', async () => {
    const tried = await visit(server, `/f/${locked.fileId}`, {
      headers: { 'perch-password': encodeURIComponent('its own') },
    });
    return tried.status === 200;
  });
});

/** Adds rows of uploads behind the members that are there; their bytes do not exist. */
async function fill(albumId: string, userId: string, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 2);
  const id = (number: number) => `${number}`.padStart(16, 'F');
  const rows = numbers.map(
    (number) =>
      `('${id(number)}', '${userId}', '${`${number}`.padStart(10, 'G')}', 'n.txt', 'n.txt', 1, 'text/plain', 'text', '', 'key-${number}', 0, 0, ${number})`,
  );
  const objects = numbers.map((number) => `('key-${number}', null, 1, 0)`);
  await runStatement(
    server,
    `insert into objects (key, content, refs, crc32) values ${objects.join()}`,
  );
  await runStatement(
    server,
    `insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category, sha256,
      storage_key, views, downloads, created_at) values ${rows.join()}`,
  );
  const members = numbers.map((number) => `('${albumId}', '${id(number)}', ${number * 3}, 0, 1)`);
  await runStatement(
    server,
    `insert into album_uploads (album_id, upload_id, position, is_trashed, added_at) values ${members.join()}`,
  );
}
