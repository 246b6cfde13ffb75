import { afterEach, beforeEach, expect, test } from 'bun:test';

import { outcomeOf } from '../../../../../test/support/wait.ts';
import { type Db, openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { createRateLimits, removeExpiredRateLimits } from './rate-limits.ts';

const limit = { max: 3, windowMs: 60_000 };
const secret = {
  derive: (purpose: string, text: string) => `${purpose} of ${text.length} letters`,
};

let db: Db;
let time = 1000;
const clock = { now: () => time };
beforeEach(async () => {
  time = 1000;
  db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
});
afterEach(() => db.destroy());

const rateLimits = () => createRateLimits({ db, clock, secret });

test('refuses after so many, says how long to wait, and lets in again afterwards', async () => {
  for (let count = 0; count < 3; count += 1) await rateLimits().consume(['a', limit]);
  time += 20_500;
  for (const verb of ['check', 'consume'] as const) {
    expect(await outcomeOf(rateLimits()[verb](['a', limit]))).toThrow(
      expect.objectContaining({ code: 'too_many_attempts', retryAfterSeconds: 40 }),
    );
  }
  await rateLimits().check(['another', limit]);
  time += 39_500;
  await rateLimits().consume(['a', limit]);
  await rateLimits().check(['a', limit]);
});

test('lets no more than the limit through at once, from any process', async () => {
  const taken = await Promise.allSettled(
    Array.from({ length: 10 }, () => rateLimits().consume(['a', limit])),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('refusing writes nothing', async () => {
  for (let count = 0; count < 3; count += 1) await rateLimits().record(['a', limit]);
  const before = await db.selectFrom('attempts').selectAll().execute();
  expect(await outcomeOf(rateLimits().consume(['a', limit]))).toThrow('Too many attempts');
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual(before);
});

test('forgets what it counted when it is told to', async () => {
  for (let count = 0; count < 3; count += 1) await rateLimits().record(['a', limit]);
  expect(await outcomeOf(rateLimits().check(['a', limit]))).toThrow('Too many attempts');
  await rateLimits().refund({ all: ['a'] });
  await rateLimits().check(['a', limit]);
});

test('counts all or none, and takes one back', async () => {
  await rateLimits().record(['bb', { ...limit, max: 1 }]);
  const both = rateLimits().consume(['a', limit], ['bb', { ...limit, max: 1 }]);
  expect(await outcomeOf(both)).toThrow('Too many attempts');
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  await rateLimits().refund({ one: ['bb'] });
  await rateLimits().consume(['a', limit], ['bb', { ...limit, max: 1 }]);
  expect(await outcomeOf(rateLimits().check(['bb', { ...limit, max: 1 }]))).toThrow('Too many');
});

test('keeps nothing that could be read, and nothing for longer than its window', async () => {
  await rateLimits().record(['sign-in 203.0.113.9 ann@example.org', limit]);
  expect(JSON.stringify(await db.selectFrom('attempts').selectAll().execute())).not.toMatch(
    /203|ann/,
  );
  await removeExpiredRateLimits({ db, clock });
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  time += limit.windowMs;
  await removeExpiredRateLimits({ db, clock });
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});
