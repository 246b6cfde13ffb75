import { afterAll, describe, expect, test } from 'bun:test';

import { listAllUploads } from '../uploads/list/list-all-uploads.ts';
import { listMyUploads } from '../uploads/list/list-my-uploads.ts';
import {
  isScan,
  isSort,
  newest,
  openPlans,
  orders,
  page,
  tagId,
  userId,
} from './query-plans.suite.ts';

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;

describe('the index of a tag', () => {
  const isOther = (step: string) => isScan(step) && !/^SCAN (latest|members)$/.test(step);

  test.each(orders)('gives its uploads %s in their order, without sorting', async (order) => {
    for (const number of [1, 2]) {
      const request = { ...newest, order, limit: 10, page: number };
      const mine = await plansOf(() => listMyUploads(services, userId, { ...request, tag: tagId }));
      const all = await plansOf(() => listAllUploads(services, { ...request, tag: tagId }));
      const steps = [...mine, ...all];
      expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      expect(steps.join('\n')).toContain('upload_tags USING COVERING INDEX upload_tags_by_time');
    }
  });

  test.each([
    { type: 'text' },
    { search: 'ame' },
    { sort: 'size' },
    { favorite: 'true' },
    { expires: 'true' },
    { trashed: 'true' },
  ] as const)('narrows %j to a bounded number of rows, each found by its id', async (way) => {
    const request = { ...newest, ...way, tag: 'holiday' };
    const steps = await plansOf(() => listMyUploads(services, userId, request));
    expect(steps.filter(isOther)).toEqual([]);
    const index = 'trashed' in way ? 'upload_tags_by_time' : 'upload_tags_listed';
    expect(steps.join('\n')).toContain(`upload_tags USING COVERING INDEX ${index}`);
    expect(steps.join('\n')).toMatch(/SEARCH rows USING INDEX \S+ \(id=\?\)/);
  });
});

describe('an album gives its members', () => {
  test.each([{}, { order: 'desc' }, { page: 500 }] as const)(
    'in their order by an index alone, as %j',
    async (request) => {
      const plans = await plansOf(() =>
        listMyUploads(services, userId, { ...page, ...request, album: 'sample-album' }),
      );
      expect(plans.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      const isPage = !('page' in request);
      expect(plans.join('\n').includes('COVERING INDEX album_uploads_in_order')).toBe(isPage);
    },
  );

  test.each([{ sort: 'size' }, { type: 'text' }, { search: 'a' }, { trashed: 'true' }] as const)(
    'without a scan of all uploads, as %j',
    async (request) => {
      const plans = await plansOf(() =>
        listMyUploads(services, userId, { ...page, ...request, album: 'sample-album' }),
      );
      // SCAN of the rows that the query has made of the index.
      expect(plans.filter((step) => isScan(step) && step !== 'SCAN members')).toEqual([]);
      const index = 'trashed' in request ? 'album_uploads_in_order' : 'album_uploads_listed';
      expect(plans.join('\n')).toContain(`COVERING INDEX ${index}`);
    },
  );
});

describe('filters that go together read a bounded number of rows, each found by its id:', () => {
  const isOther = (step: string) => isScan(step) && !/^SCAN (members|few)$/.test(step);
  test.each([
    [{ album: 'sample-album', request: 'request1' }, 'received_uploads_by_request'],
    [{ album: 'sample-album', tag: 'holiday' }, 'upload_tags_by_time'],
    [{ album: 'sample-album', tag: 'holiday', trashed: 'true' }, 'album_uploads_in_order'],
    [{ album: 'sample-album', favorite: 'true' }, 'album_uploads_listed'],
    [{ album: 'sample-album', expires: 'true', sort: 'name' }, 'album_uploads_listed'],
    [{ request: 'request1', tag: 'holiday' }, 'received_uploads_by_request'],
    [{ request: 'request1', favorite: 'true' }, 'received_uploads_by_request'],
    [{ request: 'request1', trashed: 'true', search: 'ame' }, 'received_uploads_by_request'],
  ] as const)('%j by %s', async (filters, index) => {
    const request = { ...page, ...filters };
    const steps = await plansOf(() => listMyUploads(services, userId, request));
    expect(steps.filter(isOther)).toEqual([]);
    expect(steps.join('\n')).toMatch(new RegExp(`USING (COVERING )?INDEX ${index}`));
    expect(steps.join('\n')).toMatch(/SEARCH rows USING (COVERING )?INDEX \S+ \(id=\?\)/);
  });
});

describe('the index of a request’s files leads to its uploads, of which no other is read, for', () => {
  const ways = [
    {},
    { sort: 'name' },
    { type: 'text', search: 'ame' },
    { trashed: 'true' },
  ] as const;
  test.each(ways)('%j', async (way) => {
    const asking = { ...newest, ...way, request: 'request1' };
    const steps = await plansOf(() => listMyUploads(services, userId, asking));
    expect(steps.filter(isScan)).toEqual([]);
    expect(steps.join('\n')).toContain('received_uploads_by_request (request_id=?)');
    expect(steps.join('\n')).toMatch(/SEARCH rows USING INDEX \S+autoindex\S+ \(id=\?\)/);
  });
});
