// @both-stacks @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { uploadSorts } from '@perch/contract/uploads/limits';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { runStatement } from '../../../support/database/database.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const other = await registerApproved(server, admin);

// More than a page by cursor looks at, and more of some kinds than are counted or sorted at once by number.
const kept = 2500;
const [tag, album, request] = ['sea', 'pictures', 'wanted'].map((name) => name.padEnd(16, '0'));
const now = Date.now();

interface Row {
  id: string;
  name: string;
  size: number;
  time: number;
  category: string;
  isFavorite: boolean;
  expires: boolean;
  isTagged: boolean;
  isMember: boolean;
  isReceived: boolean;
  views: number;
  downloads: number;
  openedAt: number;
  hasPassword: boolean;
}

/** The same for the same number; keys that are equal, in an order that is not that of the ids. */
function rowOf(n: number): Row {
  const mixed = (n * 7919) % kept;
  const word = mixed % 11 === 0 ? 'heron' : mixed % 5 < 3 ? 'plover' : 'kestrel';
  return {
    id: `u${String((n * 104_729) % 1_000_003).padStart(15, '0')}`,
    name: `${word}${mixed % 53}${mixed % 400 === 0 ? 'zq' : ''}`,
    size: mixed % 97,
    time: now - Math.floor(mixed / 7),
    category: ['text', 'image', 'other'][mixed % 3] ?? '',
    isFavorite: mixed % 2 === 0,
    expires: mixed % 5 === 0,
    isTagged: mixed % 2 === 1,
    isMember: mixed % 3 === 0,
    isReceived: mixed < 900,
    // Most files are never opened.
    views: mixed % 4 === 0 ? mixed % 61 : 0,
    downloads: mixed % 9 === 0 ? mixed % 31 : 0,
    hasPassword: mixed % 8 < 3,
    openedAt: mixed % 4 === 0 ? (20_000 + (mixed % 41)) * 86_400_000 : 0,
  };
}

const rows = Array.from({ length: kept }, (_, n) => rowOf(n));

/** Statements that write the same rows as files and, with other ids, into the trash. */
function writing(written: readonly Row[]): string[] {
  return (['uploads', 'trashed_uploads'] as const).flatMap((table, isTrashed) => {
    const idOf = isTrashed === 1 ? trashedId : fileId;
    const insert = (into: string, chosen: readonly Row[], valuesOf: (row: Row) => string) =>
      chosen.length === 0
        ? []
        : [`insert into ${into} values ${chosen.map((row) => `(${valuesOf(row)})`).join()}`];
    return [
      ...insert(
        `${table} (id, user_id, slug, original_name, name_key, size, mime_type, category, sha256, storage_key, views,
          downloads, last_opened_at, password_hash, created_at, is_favorite, expires_at ${isTrashed === 1 ? ', trashed_at' : ''})`,
        written,
        (row) => {
          const {
            name,
            size,
            category,
            time,
            isFavorite,
            expires,
            views,
            downloads,
            openedAt,
            hasPassword,
          } = row;
          const id = idOf(row);
          return `'${id}', '${owner.id}', '${id}', '${name}', '${name}', ${size}, '', '${category}', '', 'shared', ${views}, ${downloads},
            ${openedAt}, ${hasPassword ? "'hash'" : 'null'}, ${time}, ${isFavorite ? 1 : 0}, ${expires ? now * 2 : 'null'} ${isTrashed === 1 ? `, ${time}` : ''}`;
        },
      ),
      ...insert(
        'upload_tags (tag_id, upload_id, created_at, is_trashed)',
        written.filter(({ isTagged }) => isTagged),
        (row) => `'${tag}', '${idOf(row)}', ${row.time}, ${isTrashed}`,
      ),
      ...insert(
        'album_uploads (album_id, upload_id, position, is_trashed, added_at)',
        written.filter(({ isMember }) => isMember),
        (row) => `'${album}', '${idOf(row)}', ${positionOf(row) + isTrashed}, ${isTrashed}, 0`,
      ),
      ...insert(
        'received_uploads (upload_id, request_id, sender, received_at)',
        written.filter(({ isReceived }) => isReceived),
        (row) => `'${idOf(row)}', '${request}', '', ${row.time}`,
      ),
    ];
  });
}

const fileId = ({ id }: Row) => id;
const trashedId = ({ id }: Row) => id.replace('u', 't');
const positionOf = ({ id }: Row) => Number(id.slice(1)) * 2;

function removing(removed: readonly Row[]): string[] {
  if (removed.length === 0) return [];
  const ids = removed.flatMap((row) => [`'${fileId(row)}'`, `'${trashedId(row)}'`]).join();
  const memberships = ['upload_tags', 'album_uploads', 'received_uploads'].map(
    (table) => `delete from ${table} where upload_id in (${ids})`,
  );
  const uploads = ['uploads', 'trashed_uploads'].map(
    (table) => `delete from ${table} where id in (${ids})`,
  );
  return [...memberships, ...uploads];
}

const runTogether = (statements: readonly string[]) =>
  runStatement(server, ['begin', ...statements, 'commit'].join(';'));

beforeAll(() =>
  runTogether([
    `insert into objects (key, content, refs, crc32) values ('shared', null, 1, 0)`,
    `insert into tags values ('${tag}', '${owner.id}', 'Sea', 'sea', ${kept / 2}, 1)`,
    `insert into albums (id, user_id, slug, name, name_key, description, visibility, upload_count, created_at, changed_at)
      values ('${album}', '${owner.id}', 'pictures', 'Pictures', 'pictures', '', 'unlisted', ${Math.floor(kept / 3)}, 1, 1)`,
    `insert into requests (id, user_id, token, title, text, files_max, types, notify, files, bytes, created_at)
      values ('${request}', '${owner.id}', 'token', 'Title', '', 1000, '', 0, 900, 0, 1)`,
    ...writing(rows),
  ]),
);

interface Answer {
  uploads: { _id: string }[];
  next: string | null | undefined;
  total: number;
}

async function page(path: string, token: string): Promise<Answer> {
  const answer = await send(server.origin, 'GET', `/api/upload/${path}`, { token });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  const { data, pagination } = await answer.json();
  return { uploads: data.uploads, next: pagination.next, total: pagination.total };
}

let comingNumber = kept;

/** All ids that a walk has found, while rows like those in the list come before and behind it, and go. */
async function walkWhileOthersComeAndGo(path: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  let coming: Row[] = [];
  let after: string | null | undefined = '';
  for (let pages = 0; typeof after === 'string'; pages += 1) {
    expect(pages).toBeLessThan(60);
    const { uploads, next }: Answer = await page(`${path}&limit=100&after=${after}`, token);
    ids.push(...uploads.map(({ _id }) => _id));
    after = next;
    if (pages % 8 !== 1) continue;
    const going = coming;
    coming = Array.from({ length: 5 }, () => rowOf((comingNumber += 1)));
    await runTogether([...removing(going), ...writing(coming)]);
  }
  await runTogether(removing(coming));
  return ids;
}

const isoOf = (time: number) => new Date(time).toISOString();
const isOfTime =
  (from: number, to: number) =>
  ({ time }: Row) =>
    time >= from && time < to;

const filters: [query: string, matches: (row: Row) => boolean][] = [
  ['', () => true],
  ['type=image', ({ category }) => category === 'image'],
  ['favorite=true', ({ isFavorite }) => isFavorite],
  ['expires=true', ({ expires }) => expires],
  ['favorite=true&expires=true', ({ isFavorite, expires }) => isFavorite && expires],
  ['search=heron', ({ name }) => name.includes('heron')],
  ['search=plover', ({ name }) => name.includes('plover')],
  ['search=zq', ({ name }) => name.includes('zq')],
  ['tag=sea', ({ isTagged }) => isTagged],
  ['tag=sea&type=text', ({ isTagged, category }) => isTagged && category === 'text'],
  ['album=pictures', ({ isMember }) => isMember],
  ['album=pictures&tag=sea', ({ isMember, isTagged }) => isMember && isTagged],
  [`request=${request}`, ({ isReceived }) => isReceived],
  ['unopened=true', ({ views, downloads }) => views + downloads === 0],
  ['minSize=40&maxSize=60', ({ size }) => size >= 40 && size <= 60],
  [`from=${isoOf(now - 200)}&to=${isoOf(now - 50)}`, isOfTime(now - 200, now - 50)],
  [
    'hasPassword=true&search=plover',
    ({ hasPassword, name }) => hasPassword && name.includes('plover'),
  ],
  [
    'tag=sea&unopened=true',
    ({ isTagged, views, downloads }) => isTagged && views + downloads === 0,
  ],
  [`tag=sea&to=${isoOf(now - 50)}`, (row) => row.isTagged && row.time < now - 50],
  ['album=pictures&hasPassword=true', ({ isMember, hasPassword }) => isMember && hasPassword],
  [`request=${request}&domain=none&minSize=50`, ({ isReceived, size }) => isReceived && size >= 50],
  ['favorite=true&minSize=50', ({ isFavorite, size }) => isFavorite && size >= 50],
];

// Those that the trash asks of its rows in another way than files.
const asked = new Set([
  '',
  'type=image',
  'favorite=true',
  'search=plover',
  'search=zq',
  'tag=sea',
  'album=pictures',
  'unopened=true',
  'minSize=40&maxSize=60',
]);
const trashFilters = filters.filter(([query]) => asked.has(query));

const keyOf = {
  createdAt: 'time',
  size: 'size',
  name: 'name',
  views: 'views',
  downloads: 'downloads',
  lastOpened: 'openedAt',
} as const;

/** The ids in the order of the list; texts of letters and digits are in the same order in every database. */
function expected(
  matches: (row: Row) => boolean,
  key: (row: Row) => number | string,
  order: string,
) {
  const sorted = rows.filter(matches).toSorted((a, b) => {
    const [one, two] = [key(a), key(b)];
    return one === two ? (a.id < b.id ? -1 : 1) : one < two ? -1 : 1;
  });
  return (order === 'asc' ? sorted : sorted.toReversed()).map(({ id }) => id);
}

const keptIds = new Set(rows.flatMap(({ id }) => [id, id.replace('u', 't')]));

function expectWalk(found: readonly string[], ids: readonly string[]) {
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((id) => keptIds.has(id))).toEqual([...ids]);
}

const orders = uploadSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
);

describe.each(orders)(
  'a walk by $sort, $order, reaches every upload that stays exactly once',
  (way) => {
    const { sort, order } = way;
    const key = (row: Row) => row[keyOf[sort]];

    test.each(filters)('with %j', async (query, matches) => {
      const path = `my?sort=${sort}&order=${order}&${query}`;
      expectWalk(await walkWhileOthersComeAndGo(path, owner.token), expected(matches, key, order));
    });

    test.each(trashFilters)('in the trash, with %j', async (query, matches) => {
      const path = `my?sort=${sort}&order=${order}&trashed=true&${query}`;
      const ids = expected(matches, key, order).map((id) => id.replace('u', 't'));
      expectWalk(await walkWhileOthersComeAndGo(path, owner.token), ids);
    });

    test.each([
      ['', () => true],
      ['trashed=true', () => true],
      ['type=image', ({ category }: Row) => category === 'image'],
      ['favorite=true', ({ isFavorite }: Row) => isFavorite],
      ['hasPassword=true', ({ hasPassword }: Row) => hasPassword],
      ['search=plover', ({ name }: Row) => name.includes('plover')],
      [`search=${owner.username}`, () => true],
      [`tag=${tag}`, ({ isTagged }: Row) => isTagged],
    ])('of all accounts, with %j', async (query, matches) => {
      const path = `all?sort=${sort}&order=${order}&${query}`;
      const ids = expected(matches, key, order).map((id) =>
        query.includes('trashed') ? id.replace('u', 't') : id,
      );
      expectWalk(await walkWhileOthersComeAndGo(path, admin.token), ids);
    });
  },
);

test.each(['', '&trashed=true'])('an album is walked in its own order%s', async (query) => {
  const ids = expected(({ isMember }) => isMember, positionOf, 'asc').map((id) =>
    query === '' ? id : id.replace('u', 't'),
  );
  const found = await walkWhileOthersComeAndGo(`my?album=pictures${query}`, owner.token);
  expectWalk(found, ids);
});

test('a page with few matches among many uploads is short, and the list goes on', async () => {
  const first = await page('my?search=zq&after=', owner.token);
  expect(first.uploads.length).toBeLessThan(rows.filter(({ name }) => name.includes('zq')).length);
  expect(first.next).toEqual(expect.any(String));
});

test('the size of a page may change on the way, and its number does not count', async () => {
  const all = expected(
    () => true,
    ({ time }) => time,
    'desc',
  );
  const first = await page('my?limit=3&after=', owner.token);
  const second = await page(`my?limit=5&page=7&after=${first.next}`, owner.token);
  const ids = [...first.uploads, ...second.uploads].map(({ _id }) => _id);
  expect(ids).toEqual(all.slice(0, 8));
  const defaults = await page(`my?sort=createdAt&order=desc&after=${second.next}`, owner.token);
  expect(defaults.uploads.map(({ _id }) => _id)).toEqual(all.slice(8, 28));
});

test('a list of nothing ends with its first page', async () => {
  for (const query of ['', '&search=a', '&favorite=true', '&trashed=true', '&tag=none']) {
    const found = await page(`my?after=${query}`, other.token);
    expect(found).toEqual({ uploads: [], next: null, total: 0 });
  }
});

describe('a cursor is refused', () => {
  const nextOf = async (path: string, token = owner.token) =>
    (await page(`${path}&limit=2&after=`, token)).next ?? '';
  const refused = async (path: string, after: string, token = owner.token) => {
    const answer = await send(server.origin, 'GET', `/api/upload/${path}&after=${after}`, {
      token,
    });
    await expectFailure(answer, 400, 'invalid_request');
  };

  test.each([
    'sort=size&order=desc',
    'sort=name&order=desc',
    'sort=createdAt&order=asc',
    'type=text',
    'trashed=true',
    'favorite=true',
    'minSize=1',
    'tag=sea',
    'album=pictures',
    `request=${request}`,
    'search=heron',
  ])('in the whole list, where it is of %s', async (query) => {
    await refused('my?', await nextOf(`my?${query}`));
    await refused(`my?${query}`, await nextOf('my?'));
  });

  test('in another account’s list, and in everybody’s', async () => {
    const mine = await nextOf('my?');
    await refused('my?', mine, other.token);
    await refused('all?', mine, admin.token);
    await refused(`all?userId=${owner.id}`, mine, admin.token);
    await refused('my?', await nextOf('all?', admin.token), admin.token);
  });

  test.each([
    ['cut', (text: string) => text.slice(0, -1)],
    ['longer', (text: string) => `${text}A`],
    ['of another case', (text: string) => text.toLowerCase()],
    ['of ten kilobytes', () => 'A'.repeat(10_240)],
    ['no base64', () => '%F0%9F%90%A6'],
    ['a NUL', () => '%00'],
    ['a position without its check', () => btoa('[1,"0123456789abcdef"]')],
    ['a position', () => '5,0123456789abcdef'],
  ])('that is %s', async (_, change) => {
    await refused('my?', change(await nextOf('my?')));
    await refused('all?', change(await nextOf('all?', admin.token)), admin.token);
  });

  test('in a sentence in the reader’s language', async () => {
    const path = '/api/upload/my?after=wrong';
    const headers = { 'accept-language': 'de' };
    const answer = await send(server.origin, 'GET', path, { token: owner.token, headers });
    expect((await answer.json()).error).toContain('after');
  });

  test('twice', async () => {
    await refused('my?after=', '');
  });
});
