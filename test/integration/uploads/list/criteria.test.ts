// @both-stacks

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../../support/api/albums.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { createTagger } from '../../../support/api/tags.ts';
import { upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const other = await registerApproved(server, admin);
const { call, change, list } = createTagger(server, owner.token);

const dayMs = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * dayMs;
const isoOf = (time: number) => new Date(time).toISOString();

/** Their age in days, their size in bytes, and what became of them. */
const files = {
  old: { age: 800, size: 10, views: 3, openedAgo: 0 },
  opened: { age: 700, size: 20, views: 2, openedAgo: 400 },
  recent: { age: 600, size: 30, views: 1, openedAgo: 30 },
  locked: { age: 500, size: 40, views: 0, openedAgo: 0 },
  named: { age: 20, size: 50, views: 0, openedAgo: 0 },
  small: { age: 1, size: 1, views: 0, openedAgo: 0 },
};
const album = { slug: '' };

beforeAll(async () => {
  await runStatement(
    server,
    `insert into domains (id, user_id, name, type, status, reason, token, created_at)
      values ('domain0000000000', '${owner.id}', 'xn--bcher-kva.example', 'shared', 'approved', '', '', 1)`,
  );
  const ids: string[] = [];
  for (const [name, { age, size, views, openedAgo }] of Object.entries(files)) {
    const { _id } = await upload(server, owner.token, `${name}.txt`, 'x'.repeat(size));
    ids.push(_id);
    await change(_id, { tags: ['sea'], ...(name === 'locked' && { password: 'a password' }) });
    const createdAt = daysAgo(age);
    await runStatement(
      server,
      `update uploads set created_at = ${createdAt}, views = ${views},
        domain_id = ${name === 'named' ? "'domain0000000000'" : 'null'},
        last_opened_at = ${openedAgo === 0 ? 0 : Math.floor(daysAgo(openedAgo) / dayMs) * dayMs} where id = '${_id}'`,
    );
    // Of a tag's files the time is copied when they get it, and never changes otherwise.
    await runStatement(
      server,
      `update upload_tags set created_at = ${createdAt} where upload_id = '${_id}'`,
    );
  }
  const { _id, slug } = await createAlbum(server, owner);
  album.slug = slug;
  await changeMembers(server, owner, _id, { add: ids });
  await upload(server, other.token, 'others.txt', 'x'.repeat(30));
});

const criteria: [query: string, names: string[]][] = [
  [`from=${isoOf(daysAgo(30))}`, ['named', 'small']],
  [`to=${isoOf(daysAgo(650))}`, ['old', 'opened']],
  [`from=${isoOf(daysAgo(650))}&to=${isoOf(daysAgo(10))}`, ['locked', 'named', 'recent']],
  ['minSize=30', ['locked', 'named', 'recent']],
  ['maxSize=10', ['old', 'small']],
  ['minSize=20&maxSize=20', ['opened']],
  ['minSize=21&maxSize=20', []],
  ['domain=none', ['locked', 'old', 'opened', 'recent', 'small']],
  ['domain=xn--bcher-kva.example', ['named']],
  ['domain=B%C3%BCcher.example', ['named']],
  ['domain=other.example', []],
  ['domain=no%20name', []],
  ['hasPassword=true', ['locked']],
  ['unopened=true', ['locked', 'named', 'small']],
  ['unopened=true&minSize=10', ['locked', 'named']],
  // `old` was opened before the server counted the days, which it does since this test began.
  [`unopenedSince=${isoOf(daysAgo(365))}`, ['locked', 'opened']],
  [`unopenedSince=${isoOf(daysAgo(-1))}`, Object.keys(files)],
];

describe('a list has the uploads that meet', () => {
  test.each(criteria)('%s, whatever leads to them', async (query, expected) => {
    const names = expected.map((name) => `${name}.txt`).toSorted();
    const found = { names, total: names.length };
    for (const way of ['', '&tag=sea', `&album=${album.slug}`, '&type=text', '&search=.txt']) {
      expect(await list(`${query}${way}&sort=name&order=asc`)).toEqual(found);
      expect((await list(`${query}${way}&sort=lastOpened`)).names.toSorted()).toEqual(names);
    }
    expect((await list(`${query}&search=a%20file%20that%20is%20not%20there`)).total).toBe(0);
    expect((await list(`${query}&favorite=true`)).total).toBe(0);
    const path = `/api/upload/all?${query}&userId=${owner.id}&sort=name&order=asc`;
    const all = await send(server.origin, 'GET', path, { token: admin.token });
    expect(
      (await all.json()).data.uploads.map((each: { originalName: string }) => each.originalName),
    ).toEqual(names);
  });

  test('the operators of a search, with the words beside them', async () => {
    const day = (days: number) => isoOf(daysAgo(days)).slice(0, 10);
    for (const [search, expected] of [
      ['larger:29 type:text', ['locked', 'named', 'recent']],
      ['smaller:"0.01 KB"', ['small']],
      [`after:${day(650)} before:${day(10)} tag:sea`, ['locked', 'named', 'recent']],
      ['rece larger:1', ['recent']],
      ['type:image', []],
      ['tag:land', []],
      ['ALBUM:HOLIDAY larger:29', ['locked', 'named', 'recent']],
      [`album:${album.slug} rece`, ['recent']],
      ['album:none-of-this-name', []],
      // No operator, and no part of a name either.
      ['type:pictures', []],
    ] as const) {
      const { names, total } = await list(`search=${encodeURIComponent(search)}`);
      expect(names.toSorted()).toEqual(expected.map((name) => `${name}.txt`));
      expect(total).toBe(expected.length);
    }
  });

  test('them in the trash', async () => {
    const { _id } = await upload(server, owner.token, 'gone.txt', 'gone');
    await call('DELETE', `/api/upload/${_id}`);
    expect((await list('trashed=true&maxSize=4')).names).toEqual(['gone.txt']);
    expect((await list('trashed=true&minSize=5')).names).toEqual([]);
    expect((await list('maxSize=4')).names).toEqual(['small.txt']);
  });
});

test.each([
  'from=yesterday',
  'from=2026-01-01',
  'to=2026-13-01T00:00:00Z',
  'to=',
  'minSize=-1',
  'minSize=1.5',
  'maxSize=10MB',
  'maxSize=1e999',
  'domain=',
  `domain=${'a'.repeat(254)}`,
  'hasPassword=false',
  'unopened=1',
  'unopenedSince=365',
  'from=2026-01-01T00:00:00Z&from=2026-01-02T00:00:00Z',
])('the query %s is refused', async (query) => {
  for (const path of ['my', 'all']) {
    const answer = await send(server.origin, 'GET', `/api/upload/${path}?${query}`, {
      token: admin.token,
    });
    await expectFailure(answer, 400, 'invalid_request');
  }
});

test('a saved filter keeps them as they are', async () => {
  const query = { from: '2026-01-01T00:00:00+09:00', minSize: 5, unopened: 'true', sort: 'views' };
  const made = await call('POST', '/api/filters', { name: 'Unseen', query });
  expect(made.status).toBe(201);
  expect((await made.json()).data.filter.query).toEqual(query);
  const wrong = await call('POST', '/api/filters', { name: 'Wrong', query: { minSize: 'large' } });
  await expectFailure(wrong, 400, 'invalid_request');
});
