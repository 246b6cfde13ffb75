import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Db, openDatabase } from '../database/open.ts';
import { dayMs, hourMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { countOverloadsSince, createOverloads } from './overloads.ts';

const start = Date.parse('2026-11-26T08:59:59.999Z');
const log = createLog('warn', () => {});
let folder: string;
let db: Db;
let now: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-overloads-'));
  db = await openDatabase(`sqlite:${join(folder, 'perch.db')}`, log);
  now = start;
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function count(times: number) {
  const overloads = createOverloads({ db, log, clock: { now: () => now } });
  for (let time = 0; time < times; time += 1) overloads.count();
  await overloads.close();
}

const names = async () =>
  (await db.selectFrom('facts').select('name').orderBy('name').execute()).map(({ name }) => name);

test('what several processes refuse within an hour is one number', async () => {
  await count(3);
  await count(561);
  expect(await countOverloadsSince(db, start)).toEqual({
    count: 564,
    since: Date.parse('2026-11-26T08:00:00Z'),
  });
  expect(await names()).toEqual(['overloads 2026-11-26T08']);
});

test('hours before the asked one do not count, and other facts neither', async () => {
  await db.insertInto('facts').values({ name: 'secret', value: '999' }).execute();
  await count(1);
  now = start + hourMs;
  await count(20);
  expect((await countOverloadsSince(db, start)).count).toBe(21);
  expect((await countOverloadsSince(db, now)).count).toBe(20);
  expect((await countOverloadsSince(db, now + hourMs)).count).toBe(0);
});

test('hours are forgotten two days later, and nothing else is', async () => {
  await db.insertInto('facts').values({ name: 'secret', value: 'key' }).execute();
  await count(1);
  now = start + 2 * dayMs;
  await count(1);
  expect(await names()).toEqual(['overloads 2026-11-26T08', 'overloads 2026-11-28T08', 'secret']);
  now += hourMs;
  await count(1);
  expect(await names()).toEqual(['overloads 2026-11-28T08', 'overloads 2026-11-28T09', 'secret']);
});

test('without a refusal nothing is written', async () => {
  await count(0);
  expect(await names()).toEqual([]);
});
