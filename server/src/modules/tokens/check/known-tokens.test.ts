import { afterAll, beforeEach, expect, spyOn, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tokenRequestsMax } from '@perch/contract/accounts/limits';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { openDatabase } from '../../../database/open.ts';
import { minuteMs, systemClock } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { createKnownTokens, type KnownTokens } from './known-tokens.ts';

const folder = await mkdtemp(join(tmpdir(), 'perch-known-tokens-'));
const log = createLog('error', () => {});
const db = await openDatabase(`sqlite:${join(folder, 'perch.db')}`, log);
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const { users: owner, profiles: profile, tokens: token } = sampleRows;
const { id } = token;
await db.insertInto('users').values(owner).execute();
await db.insertInto('profiles').values(profile).execute();
await db.insertInto('tokens').values(token).execute();

let queries = 0;
const counted = db.withPlugin({
  transformQuery({ node }) {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});

let known: KnownTokens;
beforeEach(() => {
  queries = 0;
  known = createKnownTokens(counted, { clock: systemClock, log });
});

test('a token takes one query, and none where it is known', async () => {
  for (let round = 0; round < 5; round += 1) {
    const found = await known.find(id);
    expect(found?.user.id).toBe(owner.id);
    expect(found?.token).toMatchObject({ id, profileId: profile.id, bytesPerDay: null });
  }
  expect(queries).toBe(1);
});

test('many requests at once with a token that is not known share the one query', async () => {
  await Promise.all(Array.from({ length: 20 }, () => known.find(id)));
  expect(queries).toBe(1);
});

test('one that is unknown takes one query each time, and is not kept', async () => {
  expect(await known.find('AAAAAAAAAAAAAAAA')).toBeUndefined();
  expect(await known.find('AAAAAAAAAAAAAAAA')).toBeUndefined();
  expect(queries).toBe(2);
});

test('a token that is forgotten is read again, also where a read was under way', async () => {
  const other = 'sampletoken00002';
  await db
    .insertInto('tokens')
    .values({ ...token, id: other, import_id: null })
    .execute();
  const reading = known.find(other);
  await db.deleteFrom('tokens').where('id', '=', other).execute();
  known.forgetAll();
  await reading;
  expect(await known.find(other)).toBeUndefined();
});

test('a use is written in the background, and once for many requests', async () => {
  for (let count = 0; count < 10; count += 1) known.recordUse(id, '203.0.113.77');
  await known.close();
  expect(queries).toBe(1);
  const row = await db
    .selectFrom('tokens')
    .select(['last_used_at', 'last_used_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    last_used_at: expect.any(Number),
    last_used_address: '203.0.113.0/24',
  });
});

test('requests are counted for each token, without a query', () => {
  for (let count = 0; count < tokenRequestsMax; count += 1) {
    expect(known.countRequest(id)).toBeUndefined();
  }
  expect(known.countRequest(id)).toBeGreaterThan(0);
  expect(known.countRequest('AAAAAAAAAAAAAAAA')).toBeUndefined();
  expect(queries).toBe(0);
});

test('a token that has had its requests of a minute has as many in the next one', () => {
  let now = minuteMs;
  const clock = spyOn(performance, 'now').mockImplementation(() => now);
  try {
    for (let minute = 0; minute < 2; minute += 1) {
      for (let count = 0; count < tokenRequestsMax; count += 1) {
        expect(known.countRequest(id)).toBeUndefined();
      }
      now += minuteMs - 1;
      expect(known.countRequest(id)).toBe(1);
      now += 1;
    }
  } finally {
    clock.mockRestore();
  }
});
