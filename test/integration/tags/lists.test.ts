// @both-stacks

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createTagger } from '../../support/api/tags.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const tagger = createTagger(server, person.token);
const { call, change, list, tagged } = tagger;
const all = (query: string) =>
  createTagger(server, admin.token)
    .list(query, '/api/upload/all')
    .then(({ names }) => names);
const mine = async (query: string) => (await list(query)).names;

let tagId = '';

// Four files that are tagged, one of them in the trash, and others that are not.
beforeAll(async () => {
  await createTagger(server, admin.token).tagged('sea', 'foreign.txt');
  await tagged('', 'none.txt');
  await tagged('land', 'land.txt');
  const first = await tagged('sea,land', 'First 100%.txt');
  await change(first._id, { isFavorite: true, expires: '7d' });
  await tagged('Sea', 'second.txt');
  const third = await tagged('sea', 'third.txt');
  await change(third._id, { isFavorite: true });
  const trashed = await tagged('sea', 'trashed.txt');
  await change(trashed._id, { isFavorite: true, expires: '7d' });
  await call('DELETE', `/api/upload/${trashed._id}`);
  tagId = await tagger.idOf('sea');
});

describe('a list with a tag', () => {
  test.each([
    ['tag=sea', ['third.txt', 'second.txt', 'First 100%.txt']],
    ['tag=SEA&order=asc', ['First 100%.txt', 'second.txt', 'third.txt']],
    ['tag=sea&limit=2', ['third.txt', 'second.txt']],
    ['tag=sea&limit=2&page=2', ['First 100%.txt']],
    ['tag=sea&limit=1&page=3', ['First 100%.txt']],
    ['tag=sea&limit=2&page=3', []],
    ['tag=sea&sort=name&order=asc', ['First 100%.txt', 'second.txt', 'third.txt']],
    ['tag=sea&sort=name', ['third.txt', 'second.txt', 'First 100%.txt']],
    ['tag=sea&search=FIRST', ['First 100%.txt']],
    ['tag=sea&search=00%25', ['First 100%.txt']],
    ['tag=sea&search=%25%25%25', []],
    ['tag=sea&search=th', ['third.txt']],
    ['tag=sea&search=t', ['third.txt', 'second.txt', 'First 100%.txt']],
    ['tag=sea&search=none', []],
    ['tag=sea&type=text&search=.txt', ['third.txt', 'second.txt', 'First 100%.txt']],
    ['tag=sea&type=image', []],
    ['tag=sea&expires=true', ['First 100%.txt']],
    ['tag=sea&favorite=true', ['third.txt', 'First 100%.txt']],
    ['tag=sea&favorite=true&expires=true', ['First 100%.txt']],
    ['tag=sea&trashed=true', ['trashed.txt']],
    ['tag=sea&trashed=true&favorite=true&expires=true&sort=name', ['trashed.txt']],
    ['tag=land', ['First 100%.txt', 'land.txt']],
    ['tag=land&trashed=true', []],
    ['tag=unknown', []],
  ])('as %s has these files', async (query, names) => {
    expect(await mine(query)).toEqual(names);
  });

  test('has the same by the tag’s id, and a total of all pages', async () => {
    expect(await list(`tag=${tagId}&limit=1`)).toEqual({ names: ['third.txt'], total: 3 });
    expect((await list('tag=sea&limit=1&page=2&sort=name')).total).toBe(3);
    expect((await list('tag=sea&limit=1&page=9&sort=name')).total).toBe(3);
    expect((await list('tag=sea&type=text&limit=1')).total).toBe(3);
    expect((await list('tag=sea&trashed=true')).total).toBe(1);
    expect((await list('tag=none')).total).toBe(0);
  });

  test.each(['tag=', `tag=${'a'.repeat(161)}`, 'tag=a&tag=b', 'favorite=false', 'favourite=true'])(
    'is refused as %s',
    async (query) => {
      const path = `/api/upload/my?${query}`;
      await expectFailure(await call('GET', path), 400, 'invalid_request');
    },
  );

  test('of administrators takes the id of any tag, and a name beside its owner', async () => {
    expect(await all(`tag=${tagId}`)).toEqual(['third.txt', 'second.txt', 'First 100%.txt']);
    expect(await all(`tag=sea&userId=${person.id}&search=third`)).toEqual(['third.txt']);
    expect(await all(`tag=sea&userId=${admin.id}`)).toEqual(['foreign.txt']);
    expect(await all(`tag=${tagId}&userId=${admin.id}`)).toEqual([]);
    expect(await all('tag=sea')).toEqual([]);
    expect(await all(`tag=${tagId}&search=${person.username}&sort=size`)).toHaveLength(3);
  });
});

describe('favourites', () => {
  test('are listed by themselves, with other parameters, and for administrators', async () => {
    expect(await list('favorite=true')).toEqual({
      names: ['third.txt', 'First 100%.txt'],
      total: 2,
    });
    expect(await mine('favorite=true&order=asc&limit=1')).toEqual(['First 100%.txt']);
    expect(await mine('favorite=true&search=rst')).toEqual(['First 100%.txt']);
    expect(await mine('favorite=true&type=image')).toEqual([]);
    expect(await mine('favorite=true&sort=name')).toEqual(['third.txt', 'First 100%.txt']);
    expect(await mine('favorite=true&expires=true')).toEqual(['First 100%.txt']);
    expect(await list('favorite=true&trashed=true')).toEqual({ names: ['trashed.txt'], total: 1 });
    expect(await mine('favorite=true&trashed=true&expires=true')).toEqual(['trashed.txt']);
    expect(await all('favorite=true&sort=name')).toEqual(['third.txt', 'First 100%.txt']);
    expect(await all(`favorite=true&userId=${admin.id}`)).toEqual([]);
  });

  test('are chosen by PATCH, stay in the trash, and come back', async () => {
    const { _id, isFavorite } = await tagged('');
    expect(isFavorite).toBe(false);
    const chosen = await (await change(_id, { isFavorite: true })).json();
    expect(chosen.data.upload.isFavorite).toBe(true);
    await call('DELETE', `/api/upload/${_id}`);
    const restored = await (await call('POST', `/api/upload/${_id}/restore`)).json();
    expect(restored.data.upload.isFavorite).toBe(true);
    await change(_id, { isFavorite: false });
    expect((await tagger.read(_id)).isFavorite).toBe(false);
    for (const isWrong of ['true', 1, null]) {
      const refused = await change(_id, { isFavorite: isWrong });
      expect(await refused.json()).toMatchObject({ code: 'invalid_option', field: 'isFavorite' });
    }
  });

  test('of the trash fill whole pages, however few among its files they are', async () => {
    const other = createTagger(server, (await registerApproved(server, admin)).token);
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) {
      const { _id } = await other.tagged('', name);
      if (name < 'c') await other.change(_id, { isFavorite: true });
      await other.call('DELETE', `/api/upload/${_id}`);
    }
    const found = await other.list('favorite=true&trashed=true&limit=2');
    expect(found).toEqual({ names: ['b.txt', 'a.txt'], total: 2 });
  });
});
