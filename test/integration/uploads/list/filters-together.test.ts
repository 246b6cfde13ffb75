// @both-stacks

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../../support/api/albums.ts';
import { askForFiles, drop } from '../../../support/api/requests.ts';
import { createTagger } from '../../../support/api/tags.ts';
import { upload } from '../../../support/api/uploads.ts';
import { png } from '../../../support/files/pictures.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const { call, change, list } = createTagger(server, owner.token);

// File n has a property where an odd number of bits is in both n and the property's mask. No mask is the sum of two
// others, so that of any three properties each combination is one of two files.
const masks = {
  request: 0b0001,
  tag: 0b0010,
  album: 0b0100,
  favorite: 0b1000,
  expires: 0b0111,
  trashed: 0b1011,
  search: 0b1101,
  type: 0b1110,
};
type Property = keyof typeof masks;
const properties = Object.keys(masks) as Property[];
const numbers = Array.from({ length: 16 }, (_, n) => n);
const has = (n: number, property: Property) =>
  (n & masks[property]).toString(2).replaceAll('0', '').length % 2 === 1;
const nameOf = (n: number) => `${has(n, 'search') ? 'holiday' : 'work'}-${n}`;

const parameters: Record<Property, string> = {
  request: '',
  tag: 'tag=sea',
  album: '',
  favorite: 'favorite=true',
  expires: 'expires=true',
  trashed: 'trashed=true',
  search: 'search=liday',
  type: 'type=image',
};

beforeAll(async () => {
  const request = await askForFiles(server, owner.token);
  const album = await createAlbum(server, owner);
  parameters.request = `request=${request._id}`;
  parameters.album = `album=${album.slug}`;
  for (const n of numbers) {
    const [name, content] = [nameOf(n), has(n, 'type') ? png(1, n + 1) : `text ${n}`];
    if (has(n, 'request')) await drop(server, request.token, { name, content });
    else await upload(server, owner.token, name, content);
  }
  const answer = await call('GET', '/api/upload/my?limit=100');
  const ids = new Map<string, string>();
  for (const each of (await answer.json()).data.uploads) ids.set(each.originalName, each._id);
  const idOf = (n: number) => ids.get(nameOf(n)) ?? '';
  await changeMembers(server, owner, album._id, {
    add: numbers.filter((n) => has(n, 'album')).map(idOf),
  });
  for (const n of numbers) {
    await change(idOf(n), {
      tags: has(n, 'tag') ? ['sea'] : ['land'],
      isFavorite: has(n, 'favorite'),
      ...(has(n, 'expires') && { expires: '7d' }),
    });
    if (has(n, 'trashed')) await call('DELETE', `/api/upload/${idOf(n)}`);
  }
});

const pairs = properties.flatMap((one, index) =>
  properties.slice(index + 1).map((other) => [one, other] as const),
);

const namesWith = (wanted: readonly Property[]) =>
  numbers
    .filter((n) => has(n, 'trashed') === wanted.includes('trashed'))
    .filter((n) => wanted.every((property) => has(n, property)))
    .map(nameOf)
    .toSorted();

const queryOf = (wanted: readonly Property[]) =>
  wanted.map((property) => parameters[property]).join('&');

describe('a list of uploads has exactly those that match both', () => {
  test.each(pairs)('%s and %s', async (one, other) => {
    const expected = namesWith([one, other]);
    expect(expected.length).toBeGreaterThanOrEqual(2);
    const query = queryOf([one, other]);
    const found = await list(query);
    expect(found).toEqual({ names: expect.any(Array), total: expected.length });
    expect(found.names.toSorted()).toEqual(expected);
    const sorted = { names: expected, total: expected.length };
    expect(await list(`${query}&sort=name&order=asc`)).toEqual(sorted);
    const second = { names: expected.slice(1, 2), total: expected.length };
    expect(await list(`${query}&sort=name&order=asc&limit=1&page=2`)).toEqual(second);
    const past = { names: [], total: expected.length };
    expect(await list(`${query}&sort=size&limit=1&page=${expected.length + 1}`)).toEqual(past);
  });
});

describe('a list of uploads has exactly those that match all of', () => {
  test.each(pairs)('%s and %s, and each other', async (one, other) => {
    for (const third of properties) {
      const wanted = [...new Set([one, other, third])];
      const { names, total } = await list(queryOf(wanted));
      expect([names.toSorted(), total]).toEqual([namesWith(wanted), namesWith(wanted).length]);
    }
    const { names } = await list(queryOf(properties));
    expect(names.toSorted()).toEqual(namesWith(properties));
  });
});

test('a short text is any part of a name, whatever else is asked', async () => {
  for (const property of ['request', 'tag', 'album', 'favorite', 'expires', 'trashed'] as const) {
    expect((await list(`${parameters[property]}&search=lo`)).total).toBe(0);
    for (const text of ['ho', 'ol', 'y']) {
      const { names } = await list(`${parameters[property]}&search=${text}`);
      expect(names.toSorted()).toEqual(namesWith([property, 'search']));
    }
  }
});

test('another account’s request, album and tag narrow a list to nothing', async () => {
  const mine = createTagger(server, admin.token);
  await mine.tagged('sea');
  for (const other of ['tag=sea', 'favorite=true', 'search=a', '']) {
    expect((await mine.list(`${parameters.request}&${other}`)).total).toBe(0);
    const answer = await mine.call('GET', `/api/upload/my?${parameters.album}&${other}`);
    expect(answer.status).toBe(404);
  }
});
