import { afterAll, describe, expect, test } from 'bun:test';

import { uploadSorts } from '@perch/contract/uploads/limits';
import { sql } from 'kysely';

import type { UserRow } from '../../database/schema.ts';
import { systemClock } from '../../lib/clock.ts';
import { readCleanup } from '../uploads/batches/read-cleanup.ts';
import { hasExpired } from '../uploads/expiry/remove-expired.ts';
import { listAllUploads } from '../uploads/list/list-all-uploads.ts';
import { listMyUploads } from '../uploads/list/list-my-uploads.ts';
import { readAllStatistics, readMyStatistics } from '../uploads/list/read-statistics.ts';
import { sortRows } from '../uploads/list/sorts.ts';
import { isScan, isSort, newest, openPlans, orders, page, userId } from './query-plans.suite.ts';

// What SQLite makes of the queries behind lists and figures. On PostgreSQL the integration test of
// the same name looks at the same.

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;

const combinations = uploadSorts.flatMap((sort) =>
  orders.flatMap((order) =>
    ([undefined, 'text'] as const).flatMap((type) =>
      [1, 2].map((number) => ({ ...page, page: number, sort, order, type })),
    ),
  ),
);
// The beginning of a list is read along the index that has nothing else; otherwise ids come from an index alone.
const stepOf = ({ page: number }: { page: number }, isExact: boolean) =>
  number === 1 && isExact ? 'rows USING INDEX' : 'uploads USING COVERING INDEX';

describe('an index gives the rows in their order, without a scan and without sorting, to', () => {
  test.each(combinations)('my uploads as %j', async (request) => {
    const plans = await plansOf(() => listMyUploads(services, userId, request));
    expect(plans.filter((step) => isScan(step) || isSort(step))).toEqual([]);
    const { own, ownOfType = own } = sortRows[request.sort].indexes;
    const index = request.type === undefined ? own : ownOfType;
    const step = stepOf(request, request.type === undefined || index !== own);
    expect(plans.length).toBeGreaterThan(step.startsWith('rows') ? 1 : 2);
    expect(plans.join('\n')).toContain(`SEARCH ${step} ${index} (user_id=?`);
  });

  test.each(combinations)('all uploads as %j', async (request) => {
    const plans = await plansOf(() => listAllUploads(services, request));
    expect(plans.filter((step) => isScan(step) || isSort(step))).toEqual([]);
    const { all, allOfType = all } = sortRows[request.sort].indexes;
    const index = request.type === undefined ? all : allOfType;
    const step = stepOf(request, request.type === undefined || index !== all);
    expect(plans.join('\n')).toMatch(new RegExp(`(SCAN|SEARCH) ${step} ${index}( |$)`, 'm'));
  });

  test.each(['name', 'absent'])('a search for %j', async (search) => {
    for (const order of orders) {
      const request = { ...newest, order, search, type: 'text' } as const;
      const mine = await plansOf(() => listMyUploads(services, userId, request));
      const all = await plansOf(() => listAllUploads(services, { ...request, userId }));
      const steps = [...mine, ...all];
      expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      expect(steps.join('\n')).toContain('COVERING INDEX uploads_by_user_id_name_key_id_category');
      // Where the owner has no match, the index of the owner's names suffices, without FTS5.
      const isFound = search === 'name';
      expect(steps.some((step) => step.includes('VIRTUAL TABLE INDEX'))).toBe(isFound);
    }
  });

  test('statistics', async () => {
    const row = await services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const admin: UserRow = { ...row, role: 'admin' };
    const mine = await plansOf(() => readMyStatistics(services, admin));
    const all = await plansOf(() => readAllStatistics(services, admin));
    expect([...mine, ...all].filter((step) => isScan(step) || isSort(step))).toEqual([]);
  });
});

describe('an index gives the trash, favourites and the uploads that end, without a scan, to', () => {
  const marks = [
    { trashed: 'true' },
    { expires: 'true' },
    { favorite: 'true' },
    { favorite: 'true', expires: 'true' },
  ] as const;
  const ways = [
    {},
    { type: 'text' },
    { search: 'ame' },
    { sort: 'size' },
    { order: 'asc' },
  ] as const;
  const requests = marks.flatMap((mark) =>
    ways.map((way): Parameters<typeof listAllUploads>[1] => ({ ...newest, ...mark, ...way })),
  );
  function indexesOf({ trashed, favorite }: Parameters<typeof listMyUploads>[2]) {
    if (trashed) return ['trashed_uploads_by_user_id', 'trashed_uploads_by_trashed_at'];
    return favorite
      ? ['uploads_by_owner_favorite', 'uploads_favorite']
      : ['uploads_by_owner_with_expiry', 'uploads_with_expiry'];
  }
  // SCAN of the index itself, which is bounded, and of the rows that the query has made of it.
  const isOther = (step: string) =>
    isScan(step) && !/^SCAN (scanned|matches|latest|rows)$/.test(step);

  test.each(requests)('%j', async (request) => {
    const mine = await plansOf(() => listMyUploads(services, userId, request));
    const all = await plansOf(() => listAllUploads(services, request));
    expect([...mine, ...all].filter(isOther)).toEqual([]);
    const [own, every] = indexesOf(request);
    expect(mine.join('\n')).toContain(`USING COVERING INDEX ${own}`);
    expect(all.join('\n')).toContain(`USING COVERING INDEX ${every}`);
  });

  test('the jobs that delete what has ended', async () => {
    const ages = systemClock;
    const steps = await plansOf(() => hasExpired({ ...services, ages }));
    expect(steps.filter(isScan)).toEqual([]);
    expect(steps.join('\n')).toContain('uploads_by_expiry (expires_at<?)');
  });
});

describe('an index gives a bounded number of the latest, without a scan, to lists with', () => {
  const from = '2026-01-01T00:00:00Z';
  test.each([
    { from },
    { from, minSize: 5, type: 'text' },
    { domain: 'files.example.org', search: 'ame' },
    { hasPassword: 'true', sort: 'views' },
    { unopened: 'true', trashed: 'true' },
    { unopenedSince: from, favorite: 'true', sort: 'size' },
    { duplicate: 'true' },
    { noAlbum: 'true', sort: 'name' },
  ] as const)('%j', async (way) => {
    const request = { ...newest, ...way };
    const mine = await plansOf(() => listMyUploads(services, userId, request));
    const all = await plansOf(() => listAllUploads(services, request));
    const byCursor = await plansOf(() =>
      listMyUploads(services, userId, { ...request, after: '' }),
    );
    const isOther = (step: string) =>
      isScan(step) && !/^SCAN (scanned|matches|latest|rows|domains)$/.test(step);
    expect([...mine, ...all, ...byCursor].filter(isOther)).toEqual([]);
  });

  test('what could be cleaned up', async () => {
    const steps = await plansOf(() => readCleanup(services, userId));
    const isOther = (step: string) => isScan(step) && !/^SCAN (slice|domains)$/.test(step);
    expect(steps.filter((step) => isOther(step) || isSort(step))).toEqual([]);
    for (const index of [
      'uploads_by_owner (',
      'uploads_by_storage_key (',
      'album_uploads_by_upload (',
    ]) {
      expect(steps.join('\n')).toContain(index);
    }
  });

  test('a time, of which it begins with the first that match', async () => {
    const request = { ...newest, from, after: '' };
    const steps = await plansOf(() => listMyUploads(services, userId, request));
    expect(
      steps.filter((step) => (isScan(step) && step !== 'SCAN scanned') || isSort(step)),
    ).toEqual([]);
    expect(steps.join('\n')).toContain('uploads_by_owner (user_id=? AND created_at>?)');
  });
});

describe('an index narrows, before a bounded number is sorted,', () => {
  test.each([
    { ...newest, search: 'n' },
    { ...newest, search: 'u' },
    { ...newest, search: 'name', sort: 'size' },
    { ...newest, search: 'n', sort: 'name', userId },
  ] as const)('%j', async (request) => {
    const plans = await plansOf(() => listAllUploads(services, request));
    expect(plans.filter(isScan)).toEqual([]);
  });
});

test('a scan and a sort would be seen', async () => {
  const plans = await plansOf(() =>
    sql`select * from uploads order by mime_type`.execute(services.db),
  );
  expect(plans.some(isScan)).toBe(true);
  expect(plans.some(isSort)).toBe(true);
});
