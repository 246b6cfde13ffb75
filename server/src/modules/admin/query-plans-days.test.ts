import { afterAll, expect, test } from 'bun:test';

import { sql } from 'kysely';

import { removeOldDailyCounts } from '../../database/daily-counts.ts';
import { dayMs, dayOf } from '../../lib/clock.ts';
import { listOpenedUploads, readOpenedDays } from '../uploads/list/opened-days.ts';
import { isScan, openPlans, userId } from './query-plans.suite.ts';

const database = await openPlans();
afterAll(() => database[Symbol.asyncDispose]());
const { services, plansOf } = database;
const { db, clock } = services;
const today = dayOf(clock.now());
await sql`insert into daily_counts (kind, subject_id, day, views, downloads)
  select 'upload', id, ${today}, 1, 1 from uploads`.execute(db);
await sql`update uploads set last_opened_at = ${today * dayMs} where created_at % 3 = 0`.execute(
  db,
);

const searched = async (call: () => Promise<unknown>) => {
  const steps = await plansOf(call);
  expect(steps.filter((step) => isScan(step) && step !== 'SCAN opened')).toEqual([]);
  return steps.join('\n');
};

test('the counts of one subject are found by its id', async () => {
  const plan = await searched(() =>
    readOpenedDays(services, 'upload', { id: 'upload1', last_opened_at: 0 }),
  );
  expect(plan).toContain('USING PRIMARY KEY (kind=? AND subject_id=? AND day>? AND day<?)');
});

test('files that were opened today are found by their owner and that day', async () => {
  const plan = await searched(() => listOpenedUploads(services, userId));
  expect(plan).toContain('uploads_by_owner_and_last_opened_at (user_id=? AND last_opened_at=?)');
  expect(plan).toContain('USING PRIMARY KEY (kind=? AND subject_id=? AND day=?)');
  expect(await listOpenedUploads(services, userId)).toHaveLength(5);
  expect(await listOpenedUploads(services, 'another')).toEqual([]);
});

test('old counts are found by their day', async () => {
  const plan = await searched(() => removeOldDailyCounts(db, today, new AbortController().signal));
  expect(plan).toContain('daily_counts_by_day (day<?)');
});
