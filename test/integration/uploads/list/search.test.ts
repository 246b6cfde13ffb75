// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { client, send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin, 'Searcher');
const other = await registerApproved(server, admin, 'neighbour');

const names = [
  'Holiday in Rome.jpg',
  'holiday-2.png.txt',
  '100%_sure.txt',
  'a_b.txt',
  'axb.txt',
  'say "NEAR" me.txt',
  "it's *.txt",
  'ÄRGER im Büro.txt',
  'back\\slash.txt',
  'größe.zip',
  '月次売上報告.pdf',
];
for (const name of names) await upload(server, person.token, name, name);
await upload(server, other.token, 'their holiday.txt', 'not mine');

type Query = Record<string, string>;

async function mine(query: Query) {
  const answer = await client(server.origin, person.token).api.upload.my.$get({ query });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return { ...body, names: body.data.uploads.map(({ originalName }) => originalName) };
}

async function all(query: Query) {
  const answer = await client(server.origin, admin.token).api.upload.all.$get({ query });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return { ...body, names: body.data.uploads.map(({ originalName }) => originalName) };
}

describe('a search in my uploads', () => {
  test.each<[string, string[]]>([
    ['holiday', ['holiday-2.png.txt', 'Holiday in Rome.jpg']],
    ['HOLIDAY', ['holiday-2.png.txt', 'Holiday in Rome.jpg']],
    ['in rome', ['Holiday in Rome.jpg']],
    ['  rome  ', ['Holiday in Rome.jpg']],
    ['ärger', ['ÄRGER im Büro.txt']],
    ['Bu\u0308ro', ['ÄRGER im Büro.txt']],
    ['GRÖSSE', []],
    ['röß', ['größe.zip']],
    ['%', ['100%_sure.txt']],
    ['_', ['a_b.txt', '100%_sure.txt']],
    ['0%_', ['100%_sure.txt']],
    ['a_b', ['a_b.txt']],
    ['___', []],
    ['%%%', []],
    ['"', ['say "NEAR" me.txt']],
    ['"NEAR"', ['say "NEAR" me.txt']],
    ['near(', []],
    ["it's", ["it's *.txt"]],
    ["' or 1=1 --", []],
    ['s *', ["it's *.txt"]],
    ['*', ["it's *.txt"]],
    ['a AND b', []],
    ['name_key:a', []],
    ['user_id : "', []],
    ['slash', ['slash.txt']],
    ['back\\', []],
    ['ax', ['axb.txt']],
    ['xb', ['axb.txt']],
    ['ß', ['größe.zip']],
    ['M E', []],
    ['報告', ['月次売上報告.pdf']],
    ['次', ['月次売上報告.pdf']],
    ['告報', []],
    ['が', []],
    ['🐦', []],
    ['x'.repeat(100), []],
    ['🐦🐦🐦', []],
    ['\uFFFD', []],
  ])('for %j', async (search, found) => {
    const { names: listed, total, pagination } = await mine({ search });
    expect(listed).toEqual(found);
    expect(total).toBe(found.length);
    expect(pagination).toMatchObject({ total: found.length, page: 1 });
  });

  test('that says nothing is no search', async () => {
    expect((await mine({ search: '   ' })).total).toBe(names.length);
    expect((await mine({ search: '' })).total).toBe(names.length);
  });

  test('of one or two letters goes with category, sorting and pages', async () => {
    const sorted = { search: 'ö', sort: 'name', order: 'asc' };
    expect((await mine(sorted)).names).toEqual(['größe.zip']);
    const query = { search: 'ol', sort: 'size', order: 'asc', limit: '1' };
    expect((await mine(query)).names).toEqual(['holiday-2.png.txt']);
    expect((await mine(query)).total).toBe(2);
    expect((await mine({ ...query, page: '2' })).names).toEqual(['Holiday in Rome.jpg']);
    expect((await mine({ ...query, type: 'image' })).total).toBe(0);
  });

  test('goes with category, sorting and pages', async () => {
    expect((await mine({ search: 'holiday', type: 'text' })).names).toEqual(['holiday-2.png.txt']);
    const bySize = await mine({
      search: '.txt',
      sort: 'size',
      order: 'asc',
      limit: '2',
      page: '2',
    });
    const sizes = names
      .filter((name) => name.endsWith('.txt'))
      .map((name) => Buffer.byteLength(name))
      .toSorted((a, b) => a - b);
    expect(bySize.data.uploads.map(({ size }) => size)).toEqual(sizes.slice(2, 4));
    expect(bySize.total).toBe(sizes.length);
    const oldest = await mine({ search: 'holiday', order: 'asc' });
    expect(oldest.names).toEqual(['Holiday in Rome.jpg', 'holiday-2.png.txt']);
    expect((await mine({ search: 'holiday', page: '2' })).names).toEqual([]);
  });

  test('no longer finds what was deleted', async () => {
    const { _id } = await upload(server, person.token, 'ephemeral.txt', 'soon gone');
    expect((await mine({ search: 'ephemeral' })).total).toBe(1);
    await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: person.token });
    expect((await mine({ search: 'ephemeral' })).total).toBe(0);
  });
});

describe('an administrator’s search', () => {
  test('finds everybody’s files by name', async () => {
    expect((await all({ search: 'holiday' })).names).toEqual([
      'their holiday.txt',
      'holiday-2.png.txt',
      'Holiday in Rome.jpg',
    ]);
  });

  test('finds all files of those whose username it is a part of, in any case', async () => {
    const found = await all({ search: other.username.toUpperCase().slice(1, -1) });
    expect(found.names).toEqual(['their holiday.txt']);
    expect(found.data.uploads[0]?.userId).toEqual({ _id: other.id, username: other.username });
    expect((await all({ search: 'searcher' })).total).toBe(names.length);
    expect((await all({ search: 'searcher', type: 'archive' })).names).toEqual(['größe.zip']);
    expect((await all({ search: 'searcher', userId: other.id })).total).toBe(0);
  });

  test('finds nothing of another type or person, by whichever of both it is found', async () => {
    const { _id } = await upload(server, other.token, 'searcher of birds.txt', 'named like one');
    const found = (query: Query) => all({ search: 'searcher', ...query });
    expect((await found({})).total).toBe(names.length + 1);
    expect((await found({ type: 'archive' })).names).toEqual(['größe.zip']);
    expect((await found({ userId: other.id })).names).toEqual(['searcher of birds.txt']);
    expect((await found({ userId: person.id })).total).toBe(names.length);
    await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: other.token });
  });

  test('finds an account under its new username', async () => {
    const renamed = await registerApproved(server, admin, 'caterpillar');
    await upload(server, renamed.token, 'wings.txt', 'wings');
    const json = { username: `butterfly-${renamed.id}`, email: renamed.email };
    await client(server.origin, renamed.token).api.auth.profile.$put({ json });
    expect((await all({ search: 'butterfly' })).names).toEqual(['wings.txt']);
    expect((await all({ search: 'caterpillar' })).names).toEqual([]);
  });

  test.each(['%', '_%_', "'", '"', 'NEAR("a" "b")', 'x'.repeat(100), 'user_id:*'])(
    'for %j answers a page',
    async (search) => {
      expect((await all({ search })).total).toBeLessThan(names.length);
    },
  );
});
