import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { changeMembers, createAlbum, membersOf, readAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createSenders } from '../../support/api/link-options.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
await confirm(server, owner);
const { token } = owner;
const { byForm, byHeader, beginTus, byTus, created, read, countUploads } = createSenders(
  server,
  token,
);
const foreign = await createAlbum(server, admin, { slug: 'foreign' });

test('a new upload joins the album that it names, by id or slug, in each way', async () => {
  const { _id: album, slug } = await createAlbum(server, owner, { slug: 'Trip.2026' });
  const made = [
    await created(await byForm({ album })),
    await created(await byForm({ album: slug })),
    await created(await byHeader({ album: slug })),
    await byTus({ album }),
  ];
  for (const upload of made) expect(upload.albums).toEqual([album]);
  expect(await membersOf(server, owner, slug)).toEqual(made.map(({ _id }) => _id));
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 4 });
  expect((await created(await byForm({}))).albums).toEqual([]);
});

test.each(['', ' ', 'foreign', foreign._id, 'AAAAAAAAAAAAAAAA', 'no such', "'", 'x'.repeat(5000)])(
  'the album %j is refused, and nothing is kept',
  async (album) => {
    const before = await countUploads();
    await expectFailure(await byForm({ album }), 400, 'invalid_option', 'album');
    if (album.trim() !== '')
      await expectFailure(await byHeader({ album }), 400, 'invalid_option', 'album');
    expect((await beginTus({ album })).status).toBe(400);
    expect(await countUploads()).toBe(before);
    expect(await readAlbum(server, admin, foreign._id)).toMatchObject({ uploadCount: 0 });
  },
);

test('a change of an upload puts it into an album of its owner', async () => {
  const { _id: album } = await createAlbum(server, owner);
  const { _id } = await created(await byForm({}));
  const change = (body: object, by = token) =>
    send(server.origin, 'PATCH', `/api/upload/${_id}`, { token: by, body });
  expect((await (await change({ album })).json()).data.upload.albums).toEqual([album]);
  expect((await change({ album, name: 'b.txt' })).status).toBe(200);
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 1 });
  for (const wrong of [foreign._id, null, 5, '', {}]) {
    await expectFailure(await change({ album: wrong }), 400, 'invalid_option', 'album');
  }
  // An administrator's own albums are not the owner's.
  const byAdmin = await change({ album: foreign._id }, admin.token);
  await expectFailure(byAdmin, 400, 'invalid_option', 'album');
});

test('a profile’s album goes on when its slug changes, and ends with the album', async () => {
  const { _id: album, slug } = await createAlbum(server, owner, { slug: 'first-name' });
  const call = (method: string, path: string, body?: object) =>
    send(server.origin, method, path, { token, body });
  const answer = await call('POST', '/api/profiles', { name: 'Trip', album: slug });
  const { profile } = (await answer.json()).data;
  expect(profile.album).toBe(album);
  await call('PATCH', `/api/albums/${album}`, { slug: 'second-name' });
  expect((await created(await byForm({ profile: 'Trip' }))).albums).toEqual([album]);
  const other = await createAlbum(server, owner);
  const both = await created(await byForm({ profile: 'Trip', album: other._id }));
  expect(both.albums).toEqual([other._id]);
  await call('DELETE', `/api/albums/${album}`);
  expect((await created(await byForm({ profile: 'Trip' }))).albums).toEqual([]);
  expect((await call('PATCH', `/api/profiles/${profile._id}`, { name: 'Still' })).status).toBe(200);
  const wrong = await call('PATCH', `/api/profiles/${profile._id}`, { album: foreign._id });
  await expectFailure(wrong, 400, 'invalid_option', 'album');
});

test('an album that is deleted while a resumable upload runs keeps nothing from being stored', async () => {
  const { _id: album } = await createAlbum(server, owner);
  const begun = await beginTus({ album });
  expect(begun.status).toBe(201);
  await send(server.origin, 'DELETE', `/api/albums/${album}`, { token });
  const url = new URL(begun.headers.get('location') ?? '', server.origin);
  const sent = await fetch(url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: 'hello',
  });
  expect(sent.status).toBe(204);
  expect((await read(sent.headers.get('upload-id') ?? '')).albums).toEqual([]);
});

test('a token for albums reads and changes albums, and no other token does', async () => {
  const { _id: album } = await createAlbum(server, owner);
  const { _id: file } = await created(await byForm({}));
  const { secret } = await makeToken(server, owner, { scopes: ['albums'] });
  await changeMembers(server, { token: secret }, album, { add: [file] });
  const others = await makeToken(server, owner, {
    scopes: ['files:read', 'files:write', 'upload'],
  });
  for (const [method, path] of [
    ['GET', '/api/albums'],
    ['GET', `/api/albums/${album}`],
    ['DELETE', `/api/albums/${album}`],
  ] as const) {
    const answer = await send(server.origin, method, path, { token: others.secret });
    await expectFailure(answer, 403, 'insufficient_scope');
  }
  expect(await readAlbum(server, { token: secret }, album)).toMatchObject({ uploadCount: 1 });
});
