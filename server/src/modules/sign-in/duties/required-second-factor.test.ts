import { afterAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SecondFactorRule } from '@perch/contract/settings/limits';
import { Kysely } from 'kysely';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { migrate } from '../../../database/migrate.ts';
import type { Schema } from '../../../database/schema.ts';
import { sqliteDialect } from '../../../database/sqlite/sqlite.ts';
import { valuesInForce } from '../../settings/settings.ts';
import { nothingStored } from '../../settings/stored-settings.ts';
import { needsSecondFactor } from './required-second-factor.ts';

const folder = await mkdtemp(join(tmpdir(), 'perch-factors-'));
let queries = 0;
const db = new Kysely<Schema>({
  dialect: sqliteDialect(join(folder, 'perch.db')),
  log() {
    queries += 1;
  },
});
await migrate(db);
const id = '0123456789abcdef';
await db
  .insertInto('users')
  .values({ ...sampleRows.users, id, role: 'user' })
  .execute();
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** The answer, and how often it asked the database. */
async function askedBy(rule: SecondFactorRule, role: 'user' | 'admin') {
  const values = valuesInForce(nothingStored, { REQUIRE_SECOND_FACTOR: rule });
  const inForce = {
    ...values,
    termsVersion: 0,
    isLanguageSet: false,
    logoHash: null,
    setupAddress: null,
  };
  const settings = {
    current: () => inForce,
    refresh: () => Promise.resolve(),
    close: async () => {},
  };
  queries = 0;
  const isNeeded = await needsSecondFactor({ db, settings }, { id, role });
  return [isNeeded, queries];
}

test.each([
  ['off', 'user', false, 0],
  ['off', 'admin', false, 0],
  ['admins', 'user', false, 0],
  ['admins', 'admin', true, 1],
  ['all', 'user', true, 1],
  ['all', 'admin', true, 1],
] as const)(
  'where %s have to have one, a %s without is asked: %p, by %p queries',
  async (rule, role, isNeeded, asked) => {
    expect(await askedBy(rule, role)).toEqual([isNeeded, asked]);
  },
);

test('a factor counts from the next request on, and no longer once it is gone', async () => {
  expect(await askedBy('all', 'user')).toEqual([true, 1]);
  await db
    .insertInto('passkeys')
    .values({ ...sampleRows.passkeys, user_id: id })
    .execute();
  expect(await askedBy('all', 'user')).toEqual([false, 1]);
  await db.deleteFrom('passkeys').execute();
  expect(await askedBy('all', 'user')).toEqual([true, 1]);
});
