// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import {
  askForAlbum,
  askToChange,
  changeAlbum,
  changeMembers,
  createAlbum,
  readAlbum,
} from '../../support/api/albums.ts';
import { fetchWhole, makeArchive } from '../../support/api/archives.ts';
import { bearer, send } from '../../support/api/client.ts';
import { closeLink, cookieOf, open, unlock, visit } from '../../support/api/closed-links.ts';
import { approveDomain, newDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createSenders } from '../../support/api/link-options.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin);
const host = newDomain('own-links', 'perch.example');
await approveDomain(server, admin, (await requestDomain(server, owner, host, 'subdomain'))._id);

const password = 'öffne dich & 100%';
const picture = png(40, 30);
const sent = (text: string) => ({ 'perch-password': encodeURIComponent(text) });

const newFile = () => upload(server, owner.token, 'photo.png', picture);
type File = Awaited<ReturnType<typeof newFile>>;

/** An album whose password and expiry also hold for these files. */
async function albumOf(files: readonly File[], fields: Record<string, unknown> = {}) {
  const made = await createAlbum(server, owner, {
    name: 'Trip',
    ownLinks: 'with_album',
    ...fields,
  });
  return changeMembers(server, owner, made._id, { add: files.map(({ _id }) => _id) });
}

async function lockedFile(fields: Record<string, unknown> = { password }) {
  const file = await newFile();
  // It is in memory as an open one.
  expect(await statusOf(file)).toBe(200);
  return { file, album: await albumOf([file], fields) };
}

const fetchFile = (file: File, headers: Record<string, string> = {}, query = '') =>
  visit(server, `/f/${file.fileId}${query}`, { headers });
const statusOf = async (file: File, headers: Record<string, string> = {}, query = '') =>
  (await fetchFile(file, headers, query)).status;

const unlockAlbum = async (slug: string, text = password) =>
  visit(server, `/a/${slug}/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ password: text })),
  });

/** Lets an album end, sooner than may be asked for. */
async function endAlbum({ _id: id }: { _id: string }) {
  await changeAlbum(server, owner, id, { ownLinks: 'open' });
  await runStatement(server, `update albums set expires_at = 1 where id = '${id}'`);
  await changeAlbum(server, owner, id, { ownLinks: 'with_album' });
}

/** The session of the app, as its pages show files. */
async function appCookie({ token }: { token: string }) {
  const answer = await send(server.origin, 'GET', '/api/upload/my', { token });
  return cookieOf(answer);
}

const rawPaths = ({ fileId }: File) => [
  `/f/${fileId}.png`,
  `/f/${fileId}?preview`,
  `/f/${fileId}?download`,
  `/t/${fileId}`,
  `/i/${fileId}/w320.webp`,
];

describe('a file whose album is locked', () => {
  test('gives nothing away at any of its addresses', async () => {
    const { file, album } = await lockedFile();
    const etag = `"${sha256Of(picture)}"`;
    for (const path of rawPaths(file)) {
      for (const headers of [
        {},
        { range: 'bytes=0-3' },
        { 'if-none-match': etag },
        bearer(owner.token),
        sent('wrong'),
      ] as Record<string, string>[]) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await visit(server, path, { method, headers });
          const what = `${method} ${path} ${JSON.stringify(headers)}`;
          expect(answer.status, what).toBe(403);
          expect(answer.headers.get('cache-control'), what).toBe('private, no-store');
          for (const fact of ['etag', 'last-modified', 'access-control-allow-origin', 'location'])
            expect(answer.headers.has(fact), `${fact} of ${what}`).toBe(false);
          if (method === 'GET')
            expect(await answer.json(), what).toMatchObject({ code: 'password_required' });
        }
      }
    }
    expect((await visit(server, `/${file.fileId}`, { headers: { host } })).status).toBe(403);
    const page = await visit(server, `/v/${file.fileId}`);
    const markup = (await page.text()).replace(/<style>.*<\/style>/s, '');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(markup).toContain(`action="/v/${file.fileId}/unlock"`);
    expect(markup).not.toMatch(/photo|image|oembed|\d B\b|\/t\/|\/p\/|\/f\/|Trip/);
    expect(markup).not.toContain(album.slug);
    const embed = (url: string) => `/oembed?url=${encodeURIComponent(url)}`;
    for (const path of [`/p/${file.fileId}.jpg`, embed(file.viewUrl), embed(file.rawUrl)]) {
      const answer = await visit(server, path);
      expect([answer.status, (await answer.text()).includes('photo')], path).toEqual([404, false]);
    }
  });

  test('is opened by the album’s password, on its own page or on that of the album', async () => {
    const { file, album } = await lockedFile();
    const other = await newFile();
    await changeMembers(server, owner, album._id, { add: [other._id] });
    const onPage = await unlock(server, file.fileId, password);
    expect([onPage.status, onPage.headers.get('location')]).toEqual([303, `/v/${file.fileId}`]);
    for (const cookie of [cookieOf(onPage), cookieOf(await unlockAlbum(album.slug))]) {
      for (const each of [file, other]) {
        for (const path of [...rawPaths(each), `/v/${each.fileId}`, `/p/${each.fileId}.jpg`]) {
          const answer = await visit(server, path, { headers: { cookie } });
          expect(answer.status, path).toBe(200);
          expect(answer.headers.get('cache-control'), path).toContain('no-store');
          expect(answer.headers.has('access-control-allow-origin'), path).toBe(false);
        }
      }
      const shown = await visit(server, `/a/${album.slug}`, { headers: { cookie } });
      expect(await shown.text()).toContain('photo.png');
      const unlocked = await visit(server, `/v/${file.fileId}`, { headers: { cookie } });
      expect(await unlocked.text()).not.toMatch(/og:image|og:title" content="photo/);
    }
    expect(await statusOf(file, sent(password))).toBe(200);
    const elsewhere = await visit(server, `/${file.fileId}`, {
      headers: { host, cookie: cookieOf(onPage) },
    });
    expect(elsewhere.status).toBe(403);
  });

  test('shows itself in the album to a program that sends the password', async () => {
    const { album } = await lockedFile();
    const items = await visit(server, `/a/${album.slug}/items`, { headers: sent(password) });
    expect(await items.text()).toContain('photo.png');
    const archive = await visit(server, `/a/${album.slug}.zip`, { headers: sent(password) });
    expect(Object.keys(await unpack(await archive.bytes()))).toEqual(['photo.png']);
  });

  test('is shown to its owner and to administrators in the app, and to no other account', async () => {
    const { file } = await lockedFile();
    for (const [person, status] of [
      [owner, 200],
      [admin, 200],
      [stranger, 403],
    ] as const) {
      const cookie = await appCookie(person);
      for (const path of [`/t/${file.fileId}`, `/f/${file.fileId}?preview`])
        expect((await visit(server, path, { headers: { cookie } })).status, path).toBe(status);
      expect(await statusOf(file, { cookie }), 'its plain address').toBe(403);
    }
  });

  test('is deleted by its deletion link, whose page does not name it', async () => {
    const { file } = await lockedFile();
    const path = new URL(file.file.deletionUrl).pathname;
    const asks = await visit(server, path);
    expect([asks.status, (await asks.text()).includes('photo')]).toEqual([200, false]);
    expect((await visit(server, path, { method: 'POST' })).status).toBe(200);
    expect((await visit(server, `/f/${file.fileId}`)).status).toBe(404);
  });

  test('has the password of its own as well, and asks for one after the other', async () => {
    const { file } = await lockedFile();
    await closeLink(server, owner.token, file, { password: 'its own' });
    expect(await statusOf(file, sent(password))).toBe(403);
    expect(await statusOf(file, sent('its own'))).toBe(403);
    const first = cookieOf(await unlock(server, file.fileId, 'its own'));
    expect(await statusOf(file, { cookie: first })).toBe(403);
    expect(await statusOf(file, { cookie: first, ...sent(password) })).toBe(200);
    const second = cookieOf(await unlock(server, file.fileId, password, { cookie: first }));
    expect(await statusOf(file, { cookie: second })).toBe(403);
    expect(await statusOf(file, { cookie: `${first}; ${second}` })).toBe(200);
    const same = await lockedFile();
    await closeLink(server, owner.token, same.file, { password });
    expect(await statusOf(same.file, sent(password))).toBe(200);
  });

  test('and which has a limit spends a download only behind the password', async () => {
    const { file } = await lockedFile();
    await closeLink(server, owner.token, file, { downloadsLeft: 1 });
    expect(cookieOf(await open(server, file.fileId))).toBe('');
    const cookie = cookieOf(await unlock(server, file.fileId, password));
    await expectFailure(await fetchFile(file, { cookie }), 403, 'confirmation_required');
    const granted = cookieOf(await open(server, file.fileId, { cookie }));
    expect(await statusOf(file, { cookie: granted })).toBe(403);
    expect(await statusOf(file, { cookie: `${cookie}; ${granted}` })).toBe(200);
  });
});

describe('a file in several albums', () => {
  test('is open only to visitors to whom all of those that close it are open', async () => {
    const file = await newFile();
    const one = await albumOf([file], { password: 'one' });
    const two = await albumOf([file], { password: 'two' });
    await albumOf([file], { password: 'three', ownLinks: 'open' });
    const first = cookieOf(await unlockAlbum(one.slug, 'one'));
    const second = cookieOf(await unlockAlbum(two.slug, 'two'));
    for (const cookie of [first, second]) expect(await statusOf(file, { cookie })).toBe(403);
    expect(await statusOf(file, { cookie: `${first}; ${second}` })).toBe(200);
    // Whichever of the passwords comes first.
    for (const [a, b] of [
      ['one', 'two'],
      ['two', 'one'],
    ] as const) {
      const opened = cookieOf(await unlock(server, file.fileId, a));
      const rest = cookieOf(await unlock(server, file.fileId, b, { cookie: opened }));
      expect(await statusOf(file, { cookie: `${opened}; ${rest}` })).toBe(200);
    }
    // In an album that is open to the visitor it stays closed by the other one.
    const markup = async (cookie: string) =>
      (await visit(server, `/a/${one.slug}`, { headers: { cookie } })).text();
    expect(await markup(first)).not.toContain('photo.png');
    expect(await markup(`${first}; ${second}`)).toContain('photo.png');
    // What an archive has does not depend on who asks.
    for (const cookie of [first, `${first}; ${second}`]) {
      const archive = await visit(server, `/a/${one.slug}.zip`, { headers: { cookie } });
      expect(Object.keys(await unpack(await archive.bytes()))).toEqual([]);
    }
    await changeAlbum(server, owner, two._id, { ownLinks: 'open' });
    expect(await statusOf(file, { cookie: first })).toBe(200);
    const archive = await visit(server, `/a/${one.slug}.zip`, { headers: { cookie: first } });
    expect(Object.keys(await unpack(await archive.bytes()))).toEqual(['photo.png']);
  });

  test('ends with the first of them', async () => {
    const file = await newFile();
    const short = await albumOf([file], { expires: '1h' });
    const long = await albumOf([file], { expires: '7d' });
    expect(await statusOf(file)).toBe(200);
    await endAlbum(short);
    expect(await statusOf(file)).toBe(404);
    const markup = await (await visit(server, `/a/${long.slug}`)).text();
    expect(markup).not.toContain('photo.png');
  });
});

describe('a file whose album has ended', () => {
  test('has ended for visitors, and stays for its owner', async () => {
    const { file, album } = await lockedFile({ password, expires: '1h' });
    const pass = cookieOf(await unlock(server, file.fileId, password));
    expect(await statusOf(file, { cookie: pass })).toBe(200);
    await endAlbum(album);
    for (const headers of [{ cookie: pass }, sent(password), {}] as Record<string, string>[]) {
      for (const path of rawPaths(file)) {
        const answer = await visit(server, path, { headers });
        expect([answer.status, answer.headers.has('etag')], path).toEqual([404, false]);
      }
      const page = await visit(server, `/v/${file.fileId}`, { headers });
      expect([page.status, (await page.text()).includes('photo')]).toEqual([410, false]);
    }
    expect((await unlock(server, file.fileId, password)).status).toBe(410);
    const cookie = await appCookie(owner);
    expect(await statusOf(file, { cookie }, '?preview')).toBe(200);
    await changeAlbum(server, owner, album._id, { expires: null });
    expect(await statusOf(file, { cookie: pass })).toBe(200);
    await changeAlbum(server, owner, album._id, { password: null });
    expect(await statusOf(file)).toBe(200);
  });

  test('is open in caches for no longer than one that has no end', async () => {
    const { file } = await lockedFile({ expires: '1h' });
    const answer = await fetchFile(file);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('what closes a file holds at once', () => {
  test('from when it joins the album until it leaves, in each way', async () => {
    const album = await albumOf([], { password });
    const file = await newFile();
    expect(await statusOf(file)).toBe(200);
    const call = (method: string, path: string, body?: object) =>
      send(server.origin, method, path, { token: owner.token, ...(body && { body }) });
    await call('PATCH', `/api/upload/${file._id}`, { album: album._id });
    expect(await statusOf(file)).toBe(403);
    await changeMembers(server, owner, album._id, { remove: [file._id] });
    expect(await statusOf(file)).toBe(200);
    await changeMembers(server, owner, album._id, { add: [file._id] });
    expect(await statusOf(file)).toBe(403);
    await call('DELETE', `/api/upload/${file._id}`);
    expect(await statusOf(file)).toBe(404);
    await call('POST', `/api/upload/${file._id}/restore`);
    expect(await statusOf(file)).toBe(403);
    await call('DELETE', `/api/albums/${album._id}`);
    expect(await statusOf(file)).toBe(200);
  });

  test('for a new file from its first request', async () => {
    const album = await albumOf([], { password });
    const { byForm, byTus, created } = createSenders(server, owner.token);
    for (const file of [
      await created(await byForm({ album: album._id })),
      await byTus({ album: album._id }),
    ]) {
      expect((await visit(server, `/f/${file.fileId}`)).status).toBe(403);
    }
  });

  test('for each change of the album, and with its password’s change passes end', async () => {
    const file = await newFile();
    const { _id } = await albumOf([file], { ownLinks: 'open', password });
    expect(await statusOf(file)).toBe(200);
    await changeAlbum(server, owner, _id, { ownLinks: 'with_album' });
    const cookie = cookieOf(await unlock(server, file.fileId, password));
    expect([await statusOf(file), await statusOf(file, { cookie })]).toEqual([403, 200]);
    await changeAlbum(server, owner, _id, { password: 'another' });
    expect(await statusOf(file, { cookie })).toBe(403);
    await changeAlbum(server, owner, _id, { password: null });
    expect(await statusOf(file)).toBe(200);
    await changeAlbum(server, owner, _id, { password });
    expect(await statusOf(file)).toBe(403);
    await changeAlbum(server, owner, _id, { visibility: 'private' });
    expect([await statusOf(file), await statusOf(file, sent(password))]).toEqual([403, 200]);
    await changeAlbum(server, owner, _id, { ownLinks: 'open' });
    expect(await statusOf(file)).toBe(200);
  });

  test('for five hundred files of an album, and for visitors who all ask at the same time', async () => {
    const { file, album } = await lockedFile();
    const many = await Promise.all(Array.from({ length: 20 }, newFile));
    await changeMembers(server, owner, album._id, { add: many.map(({ _id }) => _id) });
    const cookie = cookieOf(await unlockAlbum(album.slug));
    const statuses = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        statusOf(many[index % 20] ?? file, index % 2 === 0 ? { cookie } : {}),
      ),
    );
    expect(statuses).toEqual(statuses.map((_, index) => (index % 2 === 0 ? 200 : 403)));
  });
});

test('guesses at a file count as guesses at its album, and the other way round', async () => {
  const { file, album } = await lockedFile();
  for (let each = 0; each < 5; each += 1) {
    expect((await unlock(server, file.fileId, 'wrong')).status).toBe(403);
    expect((await unlockAlbum(album.slug, 'wrong')).status).toBe(403);
  }
  expect((await unlock(server, file.fileId, password)).status).toBe(429);
  expect((await unlockAlbum(album.slug)).status).toBe(429);
  await expectFailure(await fetchFile(file, sent(password)), 429, 'too_many_attempts');
});

test('one request tries a password at four albums at most', async () => {
  const file = await newFile();
  for (let each = 0; each < 6; each += 1) await albumOf([file], { password });
  expect(await statusOf(file, sent(password))).toBe(403);
  const first = cookieOf(await unlock(server, file.fileId, password));
  expect(first.split('; ')).toHaveLength(4);
  const rest = cookieOf(await unlock(server, file.fileId, password, { cookie: first }));
  expect(rest.split('; ')).toHaveLength(2);
  expect(await statusOf(file, { cookie: `${first}; ${rest}` })).toBe(200);
});

test('a file that more albums close than are read has ended for visitors, and not for its owner', async () => {
  const file = await newFile();
  const albums = [];
  for (let each = 0; each <= 32; each += 1) albums.push(await albumOf([file], { expires: '7d' }));
  expect(await statusOf(file)).toBe(404);
  expect(await statusOf(file, { cookie: await appCookie(owner) }, '?preview')).toBe(200);
  await changeAlbum(server, owner, albums[7]?._id ?? '', { ownLinks: 'open' });
  expect(await statusOf(file)).toBe(200);
});

test('the owner’s own archive has files that an album closes', async () => {
  const { file } = await lockedFile();
  const archive = await fetchWhole(await makeArchive(server, owner.token, [file]));
  expect(Object.keys(await unpack(archive))).toEqual(['photo.png']);
});

test('an album says whether it closes its files’ own links, which by default it does not', async () => {
  const made = await createAlbum(server, owner, { password });
  expect(made.ownLinks).toBe('open');
  const changed = await changeAlbum(server, owner, made._id, { ownLinks: 'with_album' });
  expect(changed.ownLinks).toBe('with_album');
  await changeAlbum(server, owner, made._id, { name: 'Other' });
  expect((await readAlbum(server, owner, made._id)).ownLinks).toBe('with_album');
  for (const ownLinks of ['closed', '', null, true, 1, ['open'], {}]) {
    const fields = { name: 'A', ownLinks };
    await expectFailure(
      await askForAlbum(server, owner, fields),
      400,
      'invalid_option',
      'ownLinks',
    );
    const change = await askToChange(server, owner, made._id, { ownLinks });
    await expectFailure(change, 400, 'invalid_option', 'ownLinks');
  }
  await expectFailure(
    await askToChange(server, stranger, made._id, { ownLinks: 'open' }),
    404,
    'not_found',
  );
  expect((await readAlbum(server, owner, made._id)).ownLinks).toBe('with_album');
});
