import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { claimJob, finishJob, renewClaim } from '../jobs/job-claims.ts';
import { minuteMs, secondMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { createUser } from '../modules/accounts/create-user.ts';
import { releaseReservationsOf } from '../modules/uploads/quota/quota.ts';
import { createPasswords } from '../passwords/passwords.ts';
import {
  type ClusterMember,
  joinCluster,
  removeDeadMembers,
  writeSecret,
} from './cluster-member.ts';

const log = createLog('error', () => {});
const config = readConfig({ USER_QUOTA: '1000' });
const here = { home: 'folder 1', storage: 'the bucket files', secret: 'key' };
const there = { ...here, home: 'another folder 1' };

let db: Db;
let time = Date.now();
const clock = { now: () => time };
let entered: ClusterMember[];
beforeEach(async () => {
  entered = [];
  db = await openDatabase('sqlite::memory:', log);
});
afterEach(async () => {
  for (const each of entered) await each.close();
  await db.destroy();
});

async function enter(about = here): Promise<ClusterMember> {
  const member = await joinCluster({ db, clock, log }, about, releaseReservationsOf);
  entered.push(member);
  return member;
}

async function addUser(): Promise<string> {
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const services = { config, db, clock, log, passwords: createPasswords() };
  const role = { role: 'user', status: 'approved' } as const;
  return (await createUser(services, { ...account, ...role })).id;
}

describe('a job that a process was running when it died', () => {
  const job = { name: 'mail', everyMs: 10 * minuteMs };
  const claim = (clusterMember: ClusterMember) => claimJob({ db, clock, clusterMember }, job);

  test('is free at once for others when its place is taken, but not what it has just finished', async () => {
    const survivor = await enter(there);
    expect(await claim(await enter())).toBeDefined();
    time += secondMs;
    const successor = await enter();
    const taken = await claim(survivor);
    if (!taken) throw new Error('The job is not free');
    expect(await claim(successor)).toBeUndefined();
    await finishJob({ db, clock }, taken, { everyMs: job.everyMs, error: '' });
    await enter(there);
    expect(await claim(successor)).toBeUndefined();
  });

  test('stays with a living process, whichever others start, end or are taken for dead', async () => {
    const silent = await enter();
    time += 50 * secondMs;
    const living = await enter(there);
    expect(await claim(living)).toBeDefined();
    const beside = await enter({ ...there, home: 'another folder 2' });
    await (await enter({ ...there, home: 'a third folder 1' })).close();
    time += 11 * secondMs;
    await removeDeadMembers({ db, clock, log }, releaseReservationsOf);
    expect(await db.selectFrom('instances').select('id').execute()).not.toContainEqual({
      id: silent.id,
    });
    for (const each of [beside, await enter()]) expect(await claim(each)).toBeUndefined();
  });

  test('is its again when it was only asleep and no other has begun it', async () => {
    const asleep = await enter();
    const run = await claim(asleep);
    if (!run) throw new Error('The job is not free');
    time += 2 * minuteMs;
    await removeDeadMembers({ db, clock, log }, releaseReservationsOf);
    await renewClaim({ db, clock }, run);
    expect(await claim(await enter(there))).toBeUndefined();
  });
});

describe('a process with', () => {
  const otherKey = { ...there, secret: 'another key' };
  const otherStorage = { ...there, storage: 'the bucket others' };

  test('its files elsewhere does not serve beside others, but alone', async () => {
    const first = await enter();
    expect(await outcomeOf(enter(otherStorage))).toThrow(
      /files in the bucket files.*the same S3 bucket/,
    );
    await first.close();
    await enter(otherStorage);
  });

  test('another key does not serve beside others, nor where there are accounts', async () => {
    const first = await enter();
    expect(await outcomeOf(enter(otherKey))).toThrow('SECRET_KEY is not the key');
    await first.close();
    await (await enter(otherKey)).close();
    await addUser();
    expect(await outcomeOf(enter(here))).toThrow('SECRET_KEY is not the key');
    await writeSecret(db, here.secret);
    await enter(here);
  });
});
