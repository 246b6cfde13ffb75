import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createSenders } from '../../support/api/link-options.ts';
import { createTagger } from '../../support/api/tags.ts';
import { makeProfile } from '../../support/api/tokens.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function newcomer() {
  const person = await registerApproved(server, admin);
  return { person, ...createTagger(server, person.token) };
}

describe('a new upload has the tags that are named', () => {
  test('in a field, a header or tus metadata, each once and in the order of the alphabet', async () => {
    const { person, counts } = await newcomer();
    const { byForm, byHeader, byTus, created } = createSenders(server, person.token);
    const tags = ' Sea ,holiday,SEA,Grüße, e\u0301te\u0301 ';
    const expected = ['Grüße', 'holiday', 'Sea', 'été'];
    expect((await created(await byForm({ tags }))).tags).toEqual(expected);
    expect((await created(await byHeader({ tags }))).tags).toEqual(expected);
    expect((await byTus({ tags: 'HOLIDAY,new' })).tags).toEqual(['holiday', 'new']);
    expect((await created(await byForm({}))).tags).toEqual([]);
    expect(await counts()).toEqual({ holiday: 3, Sea: 2, Grüße: 2, été: 2, new: 1 });
  });

  test('in its profile, unless the request names others', async () => {
    const { person, counts } = await newcomer();
    await confirm(server, person);
    const { byForm, created } = createSenders(server, person.token);
    const profile = await makeProfile(server, person, { name: 'Shots', tags: [' Work ', 'work'] });
    expect(profile.tags).toEqual(['Work']);
    const profiled = await created(await byForm({ profile: 'Shots' }));
    expect(profiled.tags).toEqual(['Work']);
    const other = await created(await byForm({ profile: 'Shots', tags: 'Home' }));
    expect(other.tags).toEqual(['Home']);
    expect(await counts()).toEqual({ Work: 1, Home: 1 });
  });

  test.each([
    ['none', ''],
    ['an empty one', 'a,,b'],
    ['a space', 'a, ,b'],
    ['a long one', 'a'.repeat(41)],
    ['one of invisible characters', '\u200b'],
    ['one that reorders text', 'a\u202eb'],
    ['a line break', 'a\nb'],
    ['more than fifty', Array.from({ length: 51 }, (_, n) => n).join(',')],
  ])('and is refused with %s, with nothing kept', async (_, tags) => {
    const { person, counts } = await newcomer();
    const { byHeader, beginTus, countUploads } = createSenders(server, person.token);
    const refused = await byHeader({ tags });
    await expectFailure(refused, 400, 'invalid_option', 'tags');
    expect((await beginTus({ tags })).status).toBe(400);
    expect(await countUploads()).toBe(0);
    expect(await counts()).toEqual({});
  });

  test('up to forty characters and fifty tags, as people count', async () => {
    const { tagged } = await newcomer();
    const long = '🐦'.repeat(40);
    const names = Array.from({ length: 49 }, (_, n) => `t${n + 10}`);
    expect((await tagged([...names, long].join(','))).tags).toEqual([...names, long]);
  });
});

describe('PATCH', () => {
  test('replaces the tags, makes those that are new and keeps those that nothing has', async () => {
    const { tagged, change, read, counts } = await newcomer();
    const { _id } = await tagged('a,b');
    const answer = await change(_id, { tags: ['B', 'c'] });
    expect((await answer.json()).data.upload.tags).toEqual(['b', 'c']);
    expect(await counts()).toEqual({ a: 0, b: 1, c: 1 });
    await change(_id, { name: 'other.txt' });
    expect((await read(_id)).tags).toEqual(['b', 'c']);
    await change(_id, { tags: [] });
    expect((await read(_id)).tags).toEqual([]);
    expect(await counts()).toEqual({ a: 0, b: 0, c: 0 });
  });

  test.each([
    ['a text', 'a,b'],
    ['numbers', [1]],
    ['a comma', ['a,b']],
    ['an object', { 0: 'a' }],
    ['a long text', ['a'.repeat(60_000)]],
  ])('refuses %s and names the field', async (_, tags) => {
    const { tagged, change, read } = await newcomer();
    const { _id } = await tagged('kept');
    const refused = await change(_id, { tags, name: 'other.txt' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_option', field: 'tags' });
    expect(await read(_id)).toMatchObject({ tags: ['kept'], originalName: 'a.txt' });
  });

  test('by an administrator gives the owner’s file the owner’s tags', async () => {
    const { tagged, counts, read } = await newcomer();
    const { _id } = await tagged('mine');
    const body = { tags: ['mine', 'theirs'] };
    const path = `/api/upload/${_id}`;
    await send(server.origin, 'PATCH', path, { token: admin.token, body });
    expect((await read(_id)).tags).toEqual(['mine', 'theirs']);
    expect(await counts()).toEqual({ mine: 1, theirs: 1 });
    expect(await createTagger(server, admin.token).counts()).toEqual({});
  });
});

describe('the list of tags', () => {
  test('is one’s own, by name or use, in pages and by a part of the name', async () => {
    const { tagged, tagsOf, call } = await newcomer();
    await createTagger(server, admin.token).tagged('foreign');
    await tagged('Alpha,alpine,beta,100%');
    await tagged('beta,alpine');
    await tagged('beta');
    const names = async (query: string) => (await tagsOf(query)).map(({ name }) => name);
    expect(await names('sort=uploads')).toEqual(['beta', 'alpine', '100%', 'Alpha']);
    expect(await names('search=AL')).toEqual(['Alpha', 'alpine']);
    expect(await names('search=100%25')).toEqual(['100%']);
    expect(await names('search=%25')).toEqual(['100%']);
    expect(await names('search=ET')).toEqual(['beta']);
    expect(await names('search=%5F')).toEqual([]);
    expect(await names('search=foreign')).toEqual([]);
    expect(await names('limit=3&page=2')).toEqual(['beta']);
    const answer = await (await call('GET', '/api/tags?limit=1')).json();
    expect(answer).toMatchObject({ total: 4, pagination: { pages: 4 } });
    expect(Object.keys(answer.data.tags[0]).toSorted()).toEqual([
      '_id',
      'createdAt',
      'name',
      'uploads',
    ]);
  });

  test('has at most a thousand: one more is refused wherever it would be made', async () => {
    const { person, tagged, change, apply, read } = await newcomer();
    const { _id } = await tagged('first');
    const rows = Array.from(
      { length: 999 },
      (_, n) => `('${person.id.slice(0, 10)}${n}', '${person.id}', '${n}', '${n}', 0, 1)`,
    );
    await runStatement(server, `insert into tags values ${rows.join(', ')}`);
    await expectFailure(await change(_id, { tags: ['1', 'new'] }), 409, 'tag_limit');
    await expectFailure(await apply({ uploads: [_id], add: ['new'] }), 409, 'tag_limit');
    const { byForm, beginTus, countUploads } = createSenders(server, person.token);
    await expectFailure(await byForm({ tags: 'new' }), 409, 'tag_limit');
    expect((await beginTus({ tags: 'FIRST,new' })).status).toBe(409);
    expect((await beginTus({ tags: 'FIRST,1' })).status).toBe(201);
    expect(await countUploads()).toBe(1);
    expect((await change(_id, { tags: ['1', '2'] })).status).toBe(200);
    expect((await read(_id)).tags).toEqual(['1', '2']);
  });
});

describe('a tag', () => {
  test('is renamed, and its files show the new name', async () => {
    const { tagged, read, call, idOf, tagsOf } = await newcomer();
    const { _id } = await tagged('sea,other');
    const path = `/api/tags/${await idOf('sea')}`;
    for (const name of ['Sea', ' Ocean ']) {
      expect((await call('PATCH', path, { name })).status).toBe(200);
    }
    expect((await read(_id)).tags).toEqual(['Ocean', 'other']);
    const taken = await call('PATCH', path, { name: 'OTHER' });
    expect(await taken.json()).toMatchObject({ code: 'taken', success: false });
    expect(taken.status).toBe(409);
    await expectFailure(await call('PATCH', path, {}), 400, 'invalid_request');
    for (const body of [{ name: '' }, { name: 'a,b' }, { name: 7 }]) {
      const refused = await call('PATCH', path, body);
      expect(await refused.json()).toMatchObject({ code: 'invalid_option', field: 'name' });
    }
    expect((await tagsOf()).map(({ name }) => name)).toEqual(['Ocean', 'other']);
    const { data } = await (await call('GET', path)).json();
    expect(data.tag).toMatchObject({ name: 'Ocean', uploads: 1 });
  });

  test('is joined with another: each file has the other one once, also from the trash', async () => {
    const { tagged, read, call, idOf, counts, list } = await newcomer();
    const both = await tagged('sea,ocean');
    const one = await tagged('sea', 'one.txt');
    const trashed = await tagged('sea,beach', 'trashed.txt');
    await call('DELETE', `/api/upload/${trashed._id}`);
    const path = `/api/tags/${await idOf('sea')}`;
    const joined = await (await call('PATCH', path, { name: 'OCEAN', merge: true })).json();
    expect(joined.data.tag).toMatchObject({ name: 'OCEAN', uploads: 2 });
    expect((await read(both._id)).tags).toEqual(['OCEAN']);
    expect((await read(one._id)).tags).toEqual(['OCEAN']);
    await call('POST', `/api/upload/${trashed._id}/restore`);
    expect((await read(trashed._id)).tags).toEqual(['beach', 'OCEAN']);
    expect(await counts()).toEqual({ OCEAN: 3, beach: 1 });
    expect((await list('tag=ocean')).names).toEqual(['trashed.txt', 'one.txt', 'a.txt']);
    await expectFailure(await call('PATCH', path, { name: 'x' }), 404, 'not_found');
  });

  test('is deleted, and its files stay', async () => {
    const { tagged, read, call, idOf, counts } = await newcomer();
    const { _id } = await tagged('sea,ocean');
    const path = `/api/tags/${await idOf('sea')}`;
    expect((await call('DELETE', path)).status).toBe(200);
    await expectFailure(await call('DELETE', path), 404, 'not_found');
    expect((await read(_id)).tags).toEqual(['ocean']);
    expect(await counts()).toEqual({ ocean: 1 });
  });

  test('of another account does not exist', async () => {
    const { tagged, idOf, counts } = await newcomer();
    await tagged('mine');
    const id = await idOf('mine');
    const other = await newcomer();
    await other.tagged('theirs');
    const body = { name: 'theirs', merge: true };
    await expectFailure(await other.call('PATCH', `/api/tags/${id}`, body), 404, 'not_found');
    await expectFailure(await other.call('GET', `/api/tags/${id}`), 404, 'not_found');
    await expectFailure(await other.call('DELETE', `/api/tags/${id}`), 404, 'not_found');
    expect((await other.list(`tag=${id}`)).names).toEqual([]);
    expect(await counts()).toEqual({ mine: 1 });
  });
});
