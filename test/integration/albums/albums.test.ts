import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import {
  askForAlbum,
  askToChange,
  changeAlbum,
  changeMembers,
  createAlbum,
  membersOf,
  readAlbum,
  uploadMany,
} from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');

const call = (method: string, path: string, { token } = owner) =>
  send(server.origin, method, path, { token });
const list = async (query = '') => {
  const { data, total } = await (await call('GET', `/api/albums?${query}`)).json();
  return { names: data.albums.map(({ name }: { name: string }) => name), total };
};

test('an album has the fields that it was made with, and defaults for the others', async () => {
  const plain = await createAlbum(server, owner, { name: '  Sea  ' });
  expect(plain).toEqual({
    _id: expect.stringMatching(/^\w{16}$/),
    slug: expect.stringMatching(/^\w{10}$/),
    url: `${server.origin}/a/${plain.slug}`,
    name: 'Sea',
    description: '',
    visibility: 'unlisted',
    cover: null,
    thumbnailUrl: '',
    hasPassword: false,
    expiresAt: null,
    ownLinks: 'open',
    uploadCount: 0,
    createdAt: expect.any(String),
    changedAt: plain.createdAt,
  });
  const fields = {
    name: 'Été 🏖',
    description: 'Two\nlines',
    visibility: 'public',
    password: 'open sesame',
    expires: '7d',
    ownLinks: 'with_album',
    slug: 'Summer.2026',
  };
  const { password: _, expires: __, ...shown } = fields;
  const full = await createAlbum(server, owner, fields);
  expect(full).toMatchObject({ ...shown, hasPassword: true, expiresAt: expect.any(String) });
  expect(JSON.stringify(full)).not.toContain('sesame');
  expect(await readAlbum(server, owner, full._id)).toEqual(full);
});

test('an album is changed field by field, and null takes a field away', async () => {
  const { _id } = await createAlbum(server, owner, { password: 'x', description: 'Words' });
  const renamed = await changeAlbum(server, owner, _id, { name: 'Other', slug: 'other-album' });
  expect(renamed).toMatchObject({ name: 'Other', slug: 'other-album', description: 'Words' });
  const emptied = { description: null, password: null, expires: null, slug: null, cover: null };
  const changed = await changeAlbum(server, owner, _id, emptied);
  expect(changed).toMatchObject({ description: '', hasPassword: false, expiresAt: null });
  expect(changed.slug).toMatch(/^\w{10}$/);
  // The slug is free again at once.
  await createAlbum(server, owner, { slug: 'other-album' });
});

test('a slug leads to one album, and those of files are in another namespace', async () => {
  await createAlbum(server, stranger, { slug: 'taken-one' });
  for (const slug of ['taken-one', 'api', 'INDEX.html']) {
    const answer = await askForAlbum(server, owner, { name: 'Mine', slug });
    const { error } = await answer.clone().json();
    await expectFailure(answer, 409, 'taken', 'slug');
    expect(error).toContain(slug);
  }
  const upload = new FormData();
  upload.set('slug', 'taken-one');
  upload.set('file', new Blob(['x']), 'x.txt');
  const sent = await fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: upload,
  });
  expect(sent.status).toBe(201);
});

const long = (count: number) => '🐦'.repeat(count);
test.each<[string, unknown[]]>([
  ['name', ['', '   ', 5, null, {}, long(121), 'a\nb', 'a\x07b', '\u200b\u200d']],
  ['description', [5, {}, long(2001), 'a\x1bb', 'a\x85b']],
  ['visibility', ['', 'Public', null, 1, '__proto__']],
  ['cover', ['', 5, 'AAAAAAAAAAAAAAAA', 'x'.repeat(99)]],
  ['password', ['', 5, long(257)]],
  ['expires', ['', 'soon', 7, '2020-01-01T00:00:00Z']],
  ['slug', ['', '-a', 'a/b', '../x', 'a b', 'ä', 5, 'x'.repeat(65), 'holiday.zip', 'a.ZIP']],
  ['owner', ['x']],
  ['_id', ['x']],
  ['constructor', ['x']],
])('a wrong %s is refused by its name, and nothing is made or changed', async (field, values) => {
  const before = (await list()).total;
  const album = await createAlbum(server, owner);
  for (const value of values) {
    const json = (name: string) => `{${name}${JSON.stringify(field)}:${JSON.stringify(value)}}`;
    const body = field === 'name' ? json('') : json('"name":"Fine",');
    for (const answer of [
      await askForAlbum(server, owner, body),
      await askToChange(server, owner, album._id, body),
    ]) {
      await expectFailure(answer, 400, 'invalid_option', field);
    }
  }
  expect(await readAlbum(server, owner, album._id)).toEqual(album);
  expect((await list()).total).toBe(before + 1);
});

test('names and descriptions are as long as they may be', async () => {
  const fields = { name: long(120), description: long(2000) };
  expect(await createAlbum(server, owner, fields)).toMatchObject(fields);
});

test('albums are listed by pages, in any order, and found by parts of their names', async () => {
  const person = await registerApproved(server, admin);
  for (const name of ['Beta', 'alpha', 'Gamma 100%', 'ÄRA'])
    await createAlbum(server, person, { name });
  const of = async (query: string) => {
    const answer = await call('GET', `/api/albums?${query}`, person);
    const { data, total } = await answer.json();
    return [data.albums.map(({ name }: { name: string }) => name), total];
  };
  expect(await of('')).toEqual([['ÄRA', 'Gamma 100%', 'alpha', 'Beta'], 4]);
  expect(await of('sort=name&order=asc')).toEqual([['alpha', 'Beta', 'Gamma 100%', 'ÄRA'], 4]);
  expect(await of('sort=name&order=asc&limit=1&page=2')).toEqual([['Beta'], 4]);
  expect(await of('search=0%25')).toEqual([['Gamma 100%'], 1]);
  expect(await of('search=är')).toEqual([['ÄRA'], 1]);
  expect(await of('search=%5F')).toEqual([[], 0]);
  expect(await of('page=9')).toEqual([[], 4]);
  const { _id } = (await (await call('GET', '/api/albums?search=alpha', person)).json()).data
    .albums[0];
  await changeAlbum(server, person, _id, { description: 'Changed last' });
  expect(await of('sort=changedAt&limit=1')).toEqual([['alpha'], 4]);
});

describe('another account’s album', () => {
  test('is answered like one that does not exist', async () => {
    const { _id, slug } = await createAlbum(server, stranger);
    const [mine = ''] = await uploadMany(server, owner, 1);
    for (const id of [_id, 'AAAAAAAAAAAAAAAA']) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { name: 'Mine' }],
        ['DELETE', '', undefined],
        ['PUT', '/uploads', { add: [mine] }],
      ] as const) {
        const { token } = owner;
        const answer = await send(server.origin, method, `/api/albums/${id}${path}`, {
          token,
          body,
        });
        await expectFailure(answer, 404, 'not_found');
      }
    }
    for (const name of [_id, slug, 'AAAAAAAAAAAAAAAA']) {
      await expectFailure(await call('GET', `/api/upload/my?album=${name}`), 404, 'not_found');
    }
    expect(await readAlbum(server, stranger, _id)).toMatchObject({
      name: 'Holiday',
      uploadCount: 0,
    });
  });

  test('is an administrator’s to change and delete, which the audit log tells', async () => {
    const { _id } = await createAlbum(server, owner, { name: 'Audited' });
    await changeAlbum(server, owner, _id, { visibility: 'public' });
    await changeAlbum(server, admin, _id, { visibility: 'private', password: 'secret words' });
    expect((await call('DELETE', `/api/albums/${_id}`, admin)).status).toBe(200);
    const answer = await call('GET', '/api/admin/audit?search=audited', admin);
    const { entries } = (await answer.json()).data;
    expect(
      entries.map(({ action, detail }: { action: string; detail: string }) => [action, detail]),
    ).toEqual([
      ['album.deleted', ''],
      ['album.changed', 'visibility, password'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret words');
  });
});

test('deleting an album keeps its files', async () => {
  const { _id, slug } = await createAlbum(server, owner);
  const ids = await uploadMany(server, owner, 2);
  await changeMembers(server, owner, _id, { add: ids });
  expect(await membersOf(server, owner, slug)).toEqual(ids);
  expect((await call('DELETE', `/api/albums/${_id}`)).status).toBe(200);
  await expectFailure(await call('GET', `/api/albums/${_id}`), 404, 'not_found');
  for (const id of ids) {
    const { upload } = (await (await call('GET', `/api/upload/${id}`)).json()).data;
    expect(upload.albums).toEqual([]);
  }
});

test('a deleted account’s albums are gone', async () => {
  const person = await registerApproved(server, admin);
  const { _id, slug } = await createAlbum(server, person);
  await changeMembers(server, person, _id, { add: await uploadMany(server, person, 1) });
  expect((await fetch(`${server.origin}/a/${slug}`)).status).toBe(200);
  expect((await call('DELETE', `/api/auth/users/${person.id}`, admin)).status).toBe(200);
  expect((await fetch(`${server.origin}/a/${slug}`)).status).toBe(404);
  await expectFailure(await call('GET', `/api/albums/${_id}`, admin), 404, 'not_found');
});
