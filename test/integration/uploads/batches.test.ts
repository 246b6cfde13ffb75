// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { createAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createTagger } from '../../support/api/tags.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function personWith(...names: string[]) {
  const person = await registerApproved(server, admin);
  const uploads = [];
  for (const name of names) uploads.push(await upload(server, person.token, name, name));
  return {
    person,
    uploads,
    ids: uploads.map(({ _id }) => _id),
    ...createTagger(server, person.token),
  };
}

async function batch({ token }: Person, action: string, body: unknown) {
  const answer = await send(server.origin, 'POST', `/api/uploads/${action}`, { token, body });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  const { data } = await answer.json();
  return { ...data, uploads: data.uploads.toSorted() };
}

describe('all uploads that match a query', () => {
  test('go to the trash, and come back by their ids', async () => {
    const { person, uploads, ids, list } = await personWith('a.txt', 'b.txt', 'keep.md');
    const [a = '', b = ''] = ids;
    const query = { search: '.txt', maxSize: 100 };
    const gone = await batch(person, 'delete', { query });
    expect(gone).toEqual({ uploads: [a, b].toSorted(), refused: [], next: null });
    expect(await list('')).toEqual({ names: ['keep.md'], total: 1 });
    expect((await fetch(uploads[0]?.publicUrl ?? '')).status).toBe(404);
    // Nothing matches any more, and that is no error.
    expect(await batch(person, 'delete', { query })).toEqual({
      uploads: [],
      refused: [],
      next: null,
    });
    const back = await batch(person, 'restore', { uploads: gone.uploads });
    expect(back).toEqual(gone);
    expect((await list('')).total).toBe(3);
    expect((await fetch(uploads[0]?.publicUrl ?? '')).status).toBe(200);
  });

  test('leave the trash by the query of the trash, or for ever', async () => {
    const { person, ids, list } = await personWith('a.txt', 'b.txt', 'c.txt');
    await batch(person, 'delete', { uploads: ids });
    const trash = { trashed: 'true' };
    // Already there, and not to be deleted for ever.
    expect((await batch(person, 'delete', { query: trash })).uploads).toEqual([]);
    const back = await batch(person, 'restore', { query: { ...trash, search: 'a.' } });
    expect(back.uploads).toEqual([ids[0]]);
    const deleted = await batch(person, 'delete', { query: trash, permanent: true });
    expect(deleted.uploads).toEqual(ids.slice(1).toSorted());
    expect((await list('trashed=true')).total).toBe(0);
    expect((await list('')).names).toEqual(['a.txt']);
  });

  test('get tags, lose others, become favourites and join an album', async () => {
    const { person, ids, list, change } = await personWith('a.txt', 'b.txt', 'c.md');
    const [a = '', b = ''] = ids;
    await change(a, { tags: ['old'] });
    const album = await createAlbum(server, person);
    const changed = await batch(person, 'change', {
      query: { search: 'TXT' },
      addTags: ['new'],
      removeTags: ['old'],
      change: { isFavorite: true, album: album._id },
    });
    expect(changed).toEqual({ uploads: [a, b].toSorted(), refused: [], next: null });
    for (const query of ['tag=new', 'favorite=true', `album=${album.slug}`]) {
      expect((await list(`${query}&sort=name&order=asc`)).names).toEqual(['a.txt', 'b.txt']);
    }
    expect((await list('tag=old')).total).toBe(0);
  });

  test('get a password, which each of them asks for', async () => {
    const { person, uploads } = await personWith('a.txt', 'b.txt');
    await batch(person, 'change', { query: {}, change: { password: 'the password' } });
    for (const { publicUrl } of uploads) {
      expect((await fetch(publicUrl)).status).toBe(403);
      const headers = { 'perch-password': encodeURIComponent('the password') };
      expect((await fetch(publicUrl, { headers })).status).toBe(200);
    }
  });

  test('are those that a search with operators finds', async () => {
    const { person, list } = await personWith('a.txt', 'b.txt');
    const { uploads } = await batch(person, 'delete', { query: { search: 'type:text a.' } });
    expect(uploads).toHaveLength(1);
    expect((await list('')).names).toEqual(['b.txt']);
  });
});

test('more than one call takes are reached by the calls after it, each once', async () => {
  const { person, list } = await personWith();
  const ids = Array.from({ length: 1005 }, (_, n) => `${person.id.slice(0, 12)}${1000 + n}`);
  const rows = ids.map(
    (id, n) =>
      `('${id}', '${person.id}', '${id}', '${n}.txt', '${n}.txt', 1, '', 'text', '', 'many', 0, 0, ${n})`,
  );
  await runStatement(
    server,
    `insert into objects (key, content, refs, crc32) values ('many', null, ${ids.length}, 0);
    insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category, sha256, storage_key,
      views, downloads, created_at) values ${rows.join()}`,
  );
  const query = { type: 'text', unopened: 'true' };
  const change = { isFavorite: true };
  const first = await batch(person, 'change', { query, change });
  expect([first.uploads.length, first.refused]).toEqual([1000, []]);
  const second = await batch(person, 'change', { query, change, after: first.next });
  expect(second.next).toBeNull();
  expect([...first.uploads, ...second.uploads].toSorted()).toEqual(ids);
  expect((await list('favorite=true')).total).toBe(ids.length);
  // The place in one list is none in another.
  const other = { query: { type: 'text' }, change, after: first.next };
  const answer = await send(server.origin, 'POST', '/api/uploads/change', {
    token: person.token,
    body: other,
  });
  await expectFailure(answer, 400, 'invalid_request');
});

test('an upload that cannot have an option is named, and the others get it', async () => {
  const { person, ids, change, list } = await personWith('a.txt', 'b.txt');
  const [a = '', b = ''] = ids;
  const domain = `${person.username}.example`;
  await runStatement(
    server,
    `insert into domains (id, user_id, name, type, status, reason, token, created_at)
      values ('${person.id}', '${person.id}', '${domain}', 'shared', 'approved', '', '', 1)`,
  );
  const slug = `twin-${person.id}`;
  expect((await change(a, { slug })).status).toBe(200);
  expect((await change(b, { slug, domain })).status).toBe(200);
  const changed = await batch(person, 'change', {
    uploads: ids,
    change: { domain, isFavorite: true },
  });
  const refused = [{ _id: a, code: 'taken' }];
  expect(changed).toEqual({ uploads: [b], refused, next: null });
  expect((await list('favorite=true')).names).toEqual(['b.txt']);
});

test('an upload that has ended is left out, and does not keep the others from their tags', async () => {
  const { person, ids } = await personWith('ended.txt', 'b.txt');
  const [ended = '', b = ''] = ids;
  await runStatement(server, `update uploads set expires_at = 1 where id = '${ended}'`);
  const changed = await batch(person, 'change', { uploads: ids, addTags: ['new'] });
  expect(changed).toEqual({ uploads: [b], refused: [], next: null });
});

test('another account’s uploads stay as they are, an administrator’s call included', async () => {
  const { ids, list } = await personWith('theirs.txt');
  for (const body of [{ uploads: ids }, { query: { search: 'theirs' } }]) {
    for (const action of ['delete', 'restore', 'change']) {
      const more = action === 'change' ? { addTags: ['x'], change: { isFavorite: true } } : {};
      const { uploads, refused } = await batch(admin, action, { ...body, ...more });
      expect({ uploads, refused }).toEqual({ uploads: [], refused: [] });
    }
    const forEver = await batch(admin, 'delete', { ...body, permanent: true });
    expect(forEver.uploads).toEqual([]);
  }
  expect((await list('')).total).toBe(1);
  expect((await list('favorite=true')).total).toBe(0);
});

describe('a batch is refused, and nothing is changed,', () => {
  test.each([
    ['delete', {}],
    ['delete', { uploads: [] }],
    ['delete', { uploads: 'all' }],
    ['delete', { uploads: ['0123456789abcdef'], query: {} }],
    ['delete', { uploads: ['0123456789abcdef'], after: '' }],
    ['delete', { uploads: Array.from({ length: 1001 }, () => '0123456789abcdef') }],
    ['delete', { query: { search: 'a'.repeat(101) } }],
    ['delete', { query: { unknown: 'x' } }],
    ['delete', { query: {}, after: 'wrong' }],
    ['delete', { query: {}, permanent: 'yes' }],
    ['restore', { query: {}, permanent: true }],
    ['change', { query: {}, addTags: 'new' }],
    ['change', { query: { from: 'yesterday' }, change: { isFavorite: true } }],
  ])('to %s %j', async (action, body) => {
    const { person, list } = await personWith('a.txt');
    const answer = await send(server.origin, 'POST', `/api/uploads/${action}`, {
      token: person.token,
      body,
    });
    await expectFailure(answer, 400, 'invalid_request');
    expect((await list('favorite=true')).total).toBe(0);
    expect((await list('')).total).toBe(1);
  });

  test.each([
    { name: 'same.txt' },
    { slug: 'same' },
    { posterAt: 1 },
    { unknown: true },
    { isFavorite: 'yes' },
    { expires: 'soon' },
    { isFavorite: true, password: 5 },
  ])('as no upload can have %j', async (change) => {
    const { person, list } = await personWith('a.txt');
    const answer = await send(server.origin, 'POST', '/api/uploads/change', {
      token: person.token,
      body: { query: {}, addTags: ['new'], change },
    });
    await expectFailure(answer, 400, 'invalid_option', Object.keys(change).at(-1));
    expect((await list('tag=new')).total).toBe(0);
    expect((await list('favorite=true')).total).toBe(0);
  });

  test('without an account', async () => {
    for (const action of ['delete', 'restore', 'change']) {
      const answer = await send(server.origin, 'POST', `/api/uploads/${action}`, {
        body: { query: {} },
      });
      await expectFailure(answer, 401, 'unauthenticated');
    }
  });
});
