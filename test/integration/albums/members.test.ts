import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import {
  askForMembers,
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
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');
const files = await uploadMany(server, owner, 6);
const [a = '', b = '', c = '', d = '', e = '', f = ''] = files;
const [foreign = ''] = await uploadMany(server, stranger, 1);

async function albumWith(...add: string[]) {
  const { _id } = await createAlbum(server, owner);
  if (add.length > 0) await changeMembers(server, owner, _id, { add });
  return _id;
}

const remove = (id: string, query = '') =>
  send(server.origin, 'DELETE', `/api/upload/${id}${query}`, owner);
const restore = (id: string) => send(server.origin, 'POST', `/api/upload/${id}/restore`, owner);
const albumsOf = async (id: string): Promise<string[]> =>
  (await (await send(server.origin, 'GET', `/api/upload/${id}`, owner)).json()).data.upload.albums;

test('files are added at the end, each once, and are in several albums', async () => {
  const first = await albumWith(a, b);
  const second = await albumWith(b);
  await changeMembers(server, owner, first, { add: [c, a, c] });
  expect(await membersOf(server, owner, first)).toEqual([a, b, c]);
  expect(await readAlbum(server, owner, first)).toMatchObject({ uploadCount: 3 });
  const albums = await albumsOf(b);
  expect(albums).toContain(first);
  expect(albums).toContain(second);
});

test('a list of all members is their order, and a shorter one moves only those that it names', async () => {
  const album = await albumWith(a, b, c, d, e);
  await changeMembers(server, owner, album, { order: [e, d, c, b, a] });
  expect(await membersOf(server, owner, album)).toEqual([e, d, c, b, a]);
  await changeMembers(server, owner, album, { order: [a, e] });
  expect(await membersOf(server, owner, album)).toEqual([a, d, c, b, e]);
  await changeMembers(server, owner, album, { remove: [d], add: [f], order: [f, a, b] });
  expect(await membersOf(server, owner, album)).toEqual([f, c, a, e, b]);
  expect(await membersOf(server, owner, album, '&order=desc')).toEqual([b, e, a, c, f]);
  expect(await membersOf(server, owner, album, '&limit=2&page=2')).toEqual([a, e]);
});

test('an album’s members are filtered, searched and sorted as uploads are', async () => {
  const album = await albumWith(c, a, b);
  const picture = await upload(server, owner.token, 'photo.png', png(4, 3));
  await changeMembers(server, owner, album, { add: [picture._id] });
  expect(await membersOf(server, owner, album, '&sort=name&order=asc')).toEqual([
    a,
    b,
    c,
    picture._id,
  ]);
  expect(await membersOf(server, owner, album, '&sort=createdAt')).toEqual([picture._id, c, b, a]);
  expect(await membersOf(server, owner, album, '&type=image')).toEqual([picture._id]);
  expect(await membersOf(server, owner, album, '&search=1.T')).toEqual([b]);
  expect(await membersOf(server, owner, album, '&search=%25')).toEqual([]);
  expect(await membersOf(server, owner, album, '&expires=true')).toEqual([]);
  expect(await membersOf(server, owner, album, '&trashed=true')).toEqual([]);
});

describe('nothing changes at all', () => {
  test.each<[string, object, 400 | 404, string | undefined]>([
    ['an unknown file', { add: [d, 'AAAAAAAAAAAAAAAA'], order: [b, a] }, 404, undefined],
    ['another account’s file', { add: [d, foreign], remove: [a] }, 404, undefined],
    ['a text that is no id', { add: [d, "x' or 1=1"] }, 404, undefined],
    ['the removal of no member', { add: [d], remove: [f] }, 404, undefined],
    ['the order of no member', { add: [d], order: [f, a] }, 404, undefined],
    ['the order of a removed member', { remove: [a], order: [b, a] }, 404, undefined],
    ['an order with a file twice', { add: [d], order: [a, a] }, 400, 'order'],
    ['a file to add and to remove', { add: [a], remove: [a] }, 400, 'remove'],
    ['no list', { add: a }, 400, 'add'],
    ['a list of other things', { add: [d, 5] }, 400, 'add'],
    ['another property', { add: [d], move: [] }, 400, 'move'],
    ['too many ids', { add: Array.from({ length: 10_001 }, () => d) }, 400, 'add'],
  ])('where %s is asked for', async (_what, body, status, field) => {
    const album = await albumWith(a, b);
    const before = await readAlbum(server, owner, album);
    const code = status === 404 ? 'not_found' : 'invalid_option';
    await expectFailure(await askForMembers(server, owner, album, body), status, code, field);
    expect(await membersOf(server, owner, album)).toEqual([a, b]);
    expect(await readAlbum(server, owner, album)).toEqual(before);
  });
});

test('the call takes ten thousand ids, and no body without end', async () => {
  const album = await albumWith(a, b);
  const many = Array.from({ length: 10_000 }, (_, index) => `${index}`.padStart(16, 'A'));
  const lists = { add: many, remove: [], order: many };
  await expectFailure(await askForMembers(server, owner, album, lists), 404, 'not_found');
  const huge = `{"add":["${'x'.repeat(1_100_000)}"]}`;
  await expectFailure(await askForMembers(server, owner, album, huge), 413, 'body_too_large');
});

test('a member leaves with the trash, and comes back to its place', async () => {
  const ids = await uploadMany(server, owner, 3);
  const [first = '', second = '', third = ''] = ids;
  const album = await albumWith(...ids);
  await changeAlbum(server, owner, album, { cover: second });
  expect((await remove(second)).status).toBe(200);
  expect(await membersOf(server, owner, album)).toEqual([first, third]);
  expect(await membersOf(server, owner, album, '&trashed=true')).toEqual([second]);
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 2, cover: second });
  await expectFailure(
    await askForMembers(server, owner, await albumWith(), { add: [second] }),
    404,
    'not_found',
  );
  await changeMembers(server, owner, album, { order: [third, first] });
  expect((await restore(second)).status).toBe(200);
  expect(await membersOf(server, owner, album)).toEqual([third, second, first]);
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 3, cover: second });
  await remove(second);
  expect((await remove(second, '?permanent=true')).status).toBe(200);
  await remove(first, '?permanent=true');
  expect(await membersOf(server, owner, album)).toEqual([third]);
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 1, cover: null });
});

test('a cover is a member, and the first one stands for it where it is gone', async () => {
  const pictures: string[] = [];
  const urls: string[] = [];
  for (const width of [4, 5]) {
    const made = await upload(server, owner.token, 'a.png', png(width, 3));
    pictures.push(made._id);
    urls.push(made.thumbnailUrl);
  }
  const [one = '', two = ''] = pictures;
  const album = await albumWith(one);
  for (const cover of [two, foreign, 'AAAAAAAAAAAAAAAA']) {
    const answer = await askToChange(server, owner, album, { cover });
    await expectFailure(answer, 400, 'invalid_option', 'cover');
  }
  await changeMembers(server, owner, album, { add: [two] });
  const covered = await changeAlbum(server, owner, album, { cover: two });
  expect(covered).toMatchObject({ cover: two, thumbnailUrl: urls[1] });
  const left = await changeMembers(server, owner, album, { remove: [two] });
  expect(left).toMatchObject({ cover: null, thumbnailUrl: urls[0], uploadCount: 1 });
});
