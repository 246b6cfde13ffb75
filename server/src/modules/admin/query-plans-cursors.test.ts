import { afterAll, describe, expect, test } from 'bun:test';

import { uploadSorts } from '@perch/contract/uploads/limits';
import { sql } from 'kysely';

import { listAllUploads } from '../uploads/list/list-all-uploads.ts';
import { listMyUploads } from '../uploads/list/list-my-uploads.ts';
import { markIndexes } from '../uploads/list/row-filters.ts';
import { sortRows } from '../uploads/list/sorts.ts';
import { isScan, isSort, openPlans, orders, page, tagId, userId } from './query-plans.suite.ts';

// More favourites, members of a tag and matches of a search than are sorted at once, among which few have a rare name. The
// integration test of the same lists walks while rows come and go, on both databases.
const count = 12_000;
const rareEvery = 3000;

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;
await seed();

async function seed() {
  const { db } = services;
  const columns = sql`(id, user_id, slug, original_name, name_key, size, mime_type, category, sha256, storage_key,
    views, downloads, created_at, is_favorite`;
  const values = sql`'u' || n, ${userId}, 'u' || n, '', 'plover ' || (n * 7 % 501) || case when n % ${rareEvery} = 0
    then ' zq' else '' end, n * 13 % 97, '', case when n % 2 = 0 then 'image' else 'other' end, '', 'k1', 0, 0, n / 7, 1`;
  const numbers = sql`with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${count})`;
  await sql`insert into uploads ${columns}) ${numbers} select ${values} from numbers`.execute(db);
  await sql`insert into trashed_uploads ${columns}, trashed_at)
    ${numbers} select ${values}, n / 7 from numbers`.execute(db);
  for (const [table, isTrashed] of [
    ['uploads', 0],
    ['trashed_uploads', 1],
  ] as const) {
    await sql`insert or ignore into upload_tags (tag_id, upload_id, created_at, is_trashed)
      select ${tagId}, ${isTrashed === 0 ? sql`id` : sql`'t' || id`}, created_at, ${isTrashed}
      from ${sql.table(table)} where id like 'u%' and id not like 'upload%'`.execute(db);
  }
  await sql`update trashed_uploads set id = 't' || id where id like 'u%'`.execute(db);
}

// SCAN of the latest rows, which are counted up to a bounded number.
const isOther = (step: string) => isScan(step) && step !== 'SCAN scanned';

type MyRequest = Parameters<typeof listMyUploads>[2];

const list = (of: string, request: MyRequest & { sort: (typeof uploadSorts)[number] }) =>
  of === 'my'
    ? listMyUploads(services, userId, request)
    : listAllUploads(services, { ...request, order: request.order ?? 'desc' });

async function walked(of: string, request: Parameters<typeof list>[1]) {
  const ids: string[] = [];
  let calls = 0;
  let after: string | null | undefined = '';
  while (typeof after === 'string') {
    const { items, pagination } = await list(of, { ...request, limit: 100, after });
    ids.push(...items.map(({ id }) => id));
    after = pagination.next;
    calls += 1;
  }
  return { ids, calls };
}

const filters: Pick<MyRequest, 'type' | 'trashed' | 'search'>[] = [
  {},
  { type: 'image' },
  { trashed: 'true' },
  { search: 'zq' },
];

const ways = uploadSorts.flatMap((sort) => orders.map((order) => ({ sort, order })));

describe.each(['my', 'all'])('by cursor, an index gives %s uploads in their order,', (of) => {
  const requests = ways.flatMap((way) => filters.map((filter) => ({ ...page, ...way, ...filter })));

  test.each(requests)('without a scan and without sorting, as %j', async (request) => {
    const { pagination } = await list(of, { ...request, after: '' });
    const steps = await plansOf(() => list(of, { ...request, after: pagination.next ?? '' }));
    expect(pagination.next).toEqual(expect.any(String));
    expect(steps.filter((step) => isOther(step) || isSort(step))).toEqual([]);
    const {
      own,
      ownOfType = own,
      all,
      allOfType = all,
      ownTrash,
      allTrash,
    } = sortRows[request.sort].indexes;
    const [whole, ofType, trash] =
      of === 'my' ? [own, ownOfType, ownTrash] : [all, allOfType, allTrash];
    const index = request.trashed ? trash : request.type === undefined ? whole : ofType;
    expect(steps.join('\n')).toMatch(
      new RegExp(
        `SEARCH rows USING (COVERING )?INDEX ${index} \\(.*\\(\\w+,id\\)[<>]\\(\\?,\\?\\)`,
      ),
    );
  });
});

describe('by cursor, the index in the order of time gives', () => {
  test.each(['favorite', 'expires'] as const)('%s', async (mark) => {
    for (const [of, index] of [
      ['my', markIndexes[mark].own],
      ['all', markIndexes[mark].all],
    ] as const) {
      const request = { ...page, limit: 2, sort: 'createdAt', [mark]: 'true' } as const;
      const { pagination } = await list(of, { ...request, after: '' });
      const steps = await plansOf(() => list(of, { ...request, after: pagination.next ?? '' }));
      expect(steps.filter(isOther)).toEqual([]);
      expect(steps.filter(isSort)).toEqual([]);
      expect(steps.join('\n')).toContain(`SEARCH rows USING COVERING INDEX ${index} (`);
    }
  });

  test('a tag’s uploads, and an album’s members', async () => {
    for (const [filter, index] of [
      [{ tag: tagId, sort: 'createdAt' }, 'upload_tags_listed'],
      [{ tag: tagId, type: 'image', sort: 'createdAt' }, 'upload_tags_listed'],
      [{ album: 'sample-album' }, 'album_uploads_in_order'],
    ] as const) {
      const request = { ...page, ...filter };
      const first = await listMyUploads(services, userId, { ...request, after: '' });
      const after = first.pagination.next ?? '';
      const steps = await plansOf(() => listMyUploads(services, userId, { ...request, after }));
      expect(steps.filter((step) => isOther(step) && step !== 'SCAN members')).toEqual([]);
      expect(steps.filter(isSort)).toEqual([]);
      expect(steps.join('\n')).toContain(`USING COVERING INDEX ${index} (`);
    }
  });
});

describe.each(ways)(
  'by cursor, more matches than are sorted at once are all reached, by %j,',
  (way) => {
    test.each([
      [{ favorite: 'true' }, count],
      [{ favorite: 'true', type: 'image' }, count / 2],
      [{ tag: tagId }, count],
      [{ tag: tagId, trashed: 'true' }, count],
      [{ search: 'plover' }, count],
      [{ search: 'zq' }, count / rareEvery],
      [{ search: 'plover', type: 'image', favorite: 'true', tag: tagId }, count / 2],
    ] as const)('as %j', async (filter, matching) => {
      const { ids, calls } = await walked('my', { ...page, ...way, ...filter });
      const of = ids.filter((id) => /^t?u\d/.test(id));
      expect(of.length).toBe(matching);
      expect(new Set(ids).size).toBe(ids.length);
      // No page looked at much more than the rows that it may look at.
      expect(calls).toBeLessThan(matching / 100 + (2 * count) / 2000);
    });
  },
);
