import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { claimJob, finishJob } from '../jobs/job-claims.ts';
import { minuteMs, secondMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { newId } from '../lib/random.ts';
import { endReservation, growReservation } from '../modules/uploads/quota/reservations.ts';
import { createUser } from '../modules/users/create-user.ts';
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
  const member = await joinCluster({ db, clock, log }, about);
  entered.push(member);
  return member;
}

async function addUser(): Promise<string> {
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const services = { config, db, clock, log, passwords: createPasswords() };
  const role = { role: 'user', status: 'approved' } as const;
  return (await createUser(services, { ...account, ...role })).id;
}

const reserve = (
  clusterMember: ClusterMember,
  ownerId: string,
  bytes: number,
  id: string = newId(),
) => growReservation({ db, config, clusterMember }, { id, ownerId }, bytes);
const end = (id: string) =>
  db.transaction().execute((transaction) => endReservation(transaction, { id }));
const reserved = async () =>
  (await db.selectFrom('users').select('reserved_bytes').executeTakeFirstOrThrow()).reserved_bytes;

describe('what a process has set aside', () => {
  test('comes back a minute after it was last seen, and the others’ stays', async () => {
    const user = await addUser();
    const silent = await enter();
    expect(await reserve(silent, user, 300)).toBe(true);
    time += 50 * secondMs;
    const living = await enter(there);
    expect(await reserve(living, user, 500)).toBe(true);
    expect(await reserve(living, user, 500)).toBe(false);
    await removeDeadMembers({ db, clock, log });
    expect(await reserved()).toBe(800);
    time += 11 * secondMs;
    await removeDeadMembers({ db, clock, log });
    expect(await reserved()).toBe(500);
    expect(await reserve(living, user, 500)).toBe(true);
  });

  test('comes back at once when another takes its place, or when it ends', async () => {
    const user = await addUser();
    await reserve(await enter(), user, 300);
    const successor = await enter();
    expect(await reserved()).toBe(0);
    await reserve(successor, user, 400);
    await successor.close();
    expect(await reserved()).toBe(0);
  });

  test('is not given back twice by one that was taken for dead', async () => {
    const user = await addUser();
    const asleep = await enter();
    await reserve(asleep, user, 300, 'upload');
    time += 2 * minuteMs;
    const awake = await enter(there);
    await reserve(awake, user, 200);
    await end('upload');
    expect(await reserved()).toBe(200);
  });

  test('is given back once, with all that was added, however often that is asked for', async () => {
    const user = await addUser();
    const member = await enter();
    await reserve(member, user, 300, 'first');
    await reserve(member, user, 200, 'first');
    await reserve(member, user, 400, 'second');
    expect(await reserved()).toBe(900);
    for (const id of ['first', 'first', 'first']) await end(id);
    expect(await reserved()).toBe(400);
    await end('second');
    expect(await reserved()).toBe(0);
  });

  test('goes with the account', async () => {
    const user = await addUser();
    const member = await enter();
    await reserve(member, user, 300);
    await db.deleteFrom('users').execute();
    expect(await reserve(member, user, 1)).toBe(false);
    expect(await db.selectFrom('quota_reservations').selectAll().execute()).toEqual([]);
  });
});

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
