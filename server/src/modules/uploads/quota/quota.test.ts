import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { readConfig } from '../../../config/config.ts';
import { type Db, openDatabase } from '../../../database/open.ts';
import {
  type ClusterMember,
  joinCluster,
  removeDeadMembers,
} from '../../../installation/cluster-member.ts';
import { minuteMs, secondMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { newId } from '../../../lib/random.ts';
import { createPasswords } from '../../../passwords/passwords.ts';
import { createUser } from '../../accounts/create-user.ts';
import { openSettings, type Settings } from '../../settings/settings.ts';
import { growReservation, releaseReservation, releaseReservationsOf } from './quota.ts';

const log = createLog('error', () => {});
const config = readConfig({ USER_QUOTA: '1000' });
const here = { home: 'folder 1', storage: 'the bucket files', secret: 'key' };
const there = { ...here, home: 'another folder 1' };

let db: Db;
let time = Date.now();
const clock = { now: () => time };
let entered: ClusterMember[];
let ownerId: string;
let settings: Settings;
beforeEach(async () => {
  entered = [];
  db = await openDatabase('sqlite::memory:', log);
  settings = await openSettings(config, db, log);
  const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
  const services = { config, db, clock, log, passwords: createPasswords() };
  const role = { role: 'user', status: 'approved' } as const;
  ownerId = (await createUser(services, { ...account, ...role })).id;
});
afterEach(async () => {
  for (const each of entered) await each.close();
  await settings.close();
  await db.destroy();
});

async function enter(about = here): Promise<ClusterMember> {
  const member = await joinCluster({ db, clock, log }, about, releaseReservationsOf);
  entered.push(member);
  return member;
}

const grow = (clusterMember: ClusterMember, to: number, id: string = newId(), from = 0) =>
  growReservation({ db, settings, clusterMember }, { id, ownerId }, { from, to });
const release = (clusterMember: ClusterMember, id: string) =>
  releaseReservation({ db, clusterMember }, { id, ownerId });
const removeDead = () => removeDeadMembers({ db, clock, log }, releaseReservationsOf);
const reserved = async () =>
  (await db.selectFrom('users').select('reserved_bytes').executeTakeFirstOrThrow()).reserved_bytes;
const rows = () => db.selectFrom('quota_reservations').select(['id', 'bytes']).execute();

describe('the reservations of a process', () => {
  test('end a minute after it was last seen, and those of others stay', async () => {
    const silent = await enter();
    expect(await grow(silent, 300)).toBe(true);
    time += 50 * secondMs;
    const living = await enter(there);
    expect(await grow(living, 500)).toBe(true);
    expect(await grow(living, 500)).toBe(false);
    await removeDead();
    expect(await reserved()).toBe(800);
    time += 11 * secondMs;
    await removeDead();
    expect(await reserved()).toBe(500);
    expect(await grow(living, 500)).toBe(true);
  });

  test('end at once when another process takes its place, or when it ends', async () => {
    await grow(await enter(), 300);
    const successor = await enter();
    expect(await reserved()).toBe(0);
    await grow(successor, 400);
    await successor.close();
    expect(await reserved()).toBe(0);
  });

  test('are not released again by a process that was declared dead, and grow from nothing', async () => {
    const asleep = await enter();
    await grow(asleep, 300, 'first');
    await grow(asleep, 300, 'second');
    time += 2 * minuteMs;
    const awake = await enter(there);
    await grow(awake, 200);
    await release(asleep, 'first');
    expect(await reserved()).toBe(200);
    expect(await grow(asleep, 400, 'second', 300)).toBe(true);
    expect(await reserved()).toBe(600);
  });
});

describe('a reservation', () => {
  test('is released once, with all that it has grown by, however often release is called', async () => {
    const member = await enter();
    await grow(member, 300, 'first');
    await grow(member, 500, 'first', 300);
    await grow(member, 400, 'second');
    expect(await reserved()).toBe(900);
    for (const id of ['first', 'first', 'first']) await release(member, id);
    expect(await reserved()).toBe(400);
    await release(member, 'second');
    expect(await reserved()).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('grows once by each step, however often the step is repeated', async () => {
    const member = await enter();
    for (const _ of [1, 2, 3]) expect(await grow(member, 300, 'first')).toBe(true);
    expect(await reserved()).toBe(300);
    for (const _ of [1, 2, 3]) expect(await grow(member, 1000, 'first', 300)).toBe(true);
    expect(await reserved()).toBe(1000);
    expect(await grow(member, 1001, 'first', 1000)).toBe(false);
    expect(await reserved()).toBe(1000);
    expect(await rows()).toEqual([{ id: 'first', bytes: 1000 }]);
  });

  test('is not made for an account that is suspended, and goes with one that is deleted', async () => {
    const member = await enter();
    await grow(member, 300, 'first');
    await db.updateTable('users').set({ status: 'rejected' }).execute();
    expect(await grow(member, 301, 'first', 300)).toBe(false);
    expect(await rows()).toEqual([{ id: 'first', bytes: 300 }]);
    await db.deleteFrom('users').execute();
    expect(await grow(member, 1)).toBe(false);
    await release(member, 'first');
    expect(await rows()).toEqual([]);
  });
});
