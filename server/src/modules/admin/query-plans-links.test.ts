import { afterAll, describe, expect, test } from 'bun:test';

import { linkSorts } from '@perch/contract/short-links/limits';

import { systemClock } from '../../lib/clock.ts';
import { listLinks } from '../short-links/list-links.ts';
import { hasExpiredLinks } from '../short-links/remove-links.ts';
import { isScan, isSort, openPlans, orders, page, userId } from './query-plans.suite.ts';

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;

describe('an index gives short links, without a scan, to', () => {
  const requests = linkSorts.flatMap((sort) => orders.map((order) => ({ ...page, sort, order })));

  test.each(requests)('a list as %j', async (request) => {
    for (const ownerId of [userId, undefined]) {
      const steps = await plansOf(() => listLinks(services, { ownerId }, request));
      expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
      expect(steps.join('\n')).toMatch(/(SCAN|SEARCH) short_links USING COVERING INDEX/);
    }
  });

  test.each(requests)('pages by cursor as %j', async (request) => {
    for (const ownerId of [userId, undefined]) {
      for (const search of ['', 'l']) {
        const asked = { ...request, search };
        const { pagination } = await listLinks(services, { ownerId }, { ...asked, after: '' });
        const after = pagination.next ?? '';
        const steps = await plansOf(() => listLinks(services, { ownerId }, { ...asked, after }));
        expect(steps.filter((step) => isScan(step) || isSort(step))).toEqual([]);
        expect(steps.join('\n')).toMatch(
          /SEARCH rows USING .*INDEX short_links_by_\w+ \(.*,id\)[<>]/,
        );
      }
    }
  });

  test('a search, and the job that deletes those that have ended', async () => {
    const request = { ...page, sort: 'createdAt', order: 'desc', search: 'a' } as const;
    const isOther = (step: string) => isScan(step) && step !== 'SCAN latest';
    const mine = await plansOf(() => listLinks(services, { ownerId: userId }, request));
    expect(mine.filter(isOther)).toEqual([]);
    expect(mine.join('\n')).toContain('INDEX short_links_by_owner (user_id=?)');
    const all = await plansOf(() => listLinks(services, { ownerId: undefined }, request));
    expect(all.join('\n')).toContain('INDEX short_links_by_time');
    const ended = await plansOf(() => hasExpiredLinks({ ...services, ages: systemClock }));
    expect(ended.filter(isScan)).toEqual([]);
    expect(ended.join('\n')).toContain('short_links_by_expiry (expires_at<?)');
  });
});
