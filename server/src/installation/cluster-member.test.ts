import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { claimJob, finishJob } from '../jobs/job-claims.ts';
import { minuteMs, secondMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { releaseReservationsOf } from '../modules/uploads/quota/reservation.ts';
import { createUser } from '../modules/users/create-user.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { type ClusterMember, joinCluster, writeSecret } from './cluster-member.ts';

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
  const instance = await joinCluster({ db, clock, log }, about, releaseReservationsOf);
  entered.push(instance);
  return instance;
}

async function addUser(): Promise<string> {
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const services = { config, db, clock, log, passwords: createPasswords() };
  const role = { role: 'user', status: 'approved' } as const;
  return (await createUser(services, { ...account, ...role })).id;
}

describe('a job that a process was running when it died', () => {
  const job = { name: 'mail', everyMs: 10 * minuteMs };
  const claim = () => claimJob({ db, clock }, job);

  test('is free at once for the one in its place, but not what it has just finished', async () => {
    await enter();
    expect(await claim()).toBeDefined();
    expect(await claim()).toBeUndefined();
    time += secondMs;
    await enter();
    const startedAt = await claim();
    expect(startedAt).toBe(time);
    await finishJob({ db, clock }, job, time, '');
    await enter();
    expect(await claim()).toBeUndefined();
  });

  test('stays with it while another process could be running it', async () => {
    await enter(there);
    expect(await claim()).toBeDefined();
    time += secondMs;
    await enter();
    expect(await claim()).toBeUndefined();
    await enter({ ...there, home: 'another folder 2' });
    expect(await claim()).toBeUndefined();
  });
});

describe('a process with', () => {
  const otherKey = { ...there, secret: 'another key' };
  const otherStorage = { ...there, storage: 'the bucket others' };

  test('its files elsewhere does not serve beside others, but alone', async () => {
    const first = await enter();
    await expect(enter(otherStorage)).rejects.toThrow(/files in the bucket files.*one S3 bucket/);
    await first.close();
    await enter(otherStorage);
  });

  test('another key does not serve beside others, nor where there are accounts', async () => {
    const first = await enter();
    await expect(enter(otherKey)).rejects.toThrow('SECRET_KEY is not the key');
    await first.close();
    await (await enter(otherKey)).close();
    await addUser();
    await expect(enter(here)).rejects.toThrow('SECRET_KEY is not the key');
    await writeSecret(db, here.secret);
    await enter(here);
  });
});
