import { afterEach, beforeEach, expect, test } from 'bun:test';

import { type Db, openDatabase } from '../../../database/open.ts';
import { hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { createPasswords } from '../../../passwords/passwords.ts';
import { createUser } from '../../accounts/create-user.ts';
import { rememberNetwork, removeOldNetworks } from './known-networks.ts';
import { beginLoginAttempt } from './login-throttle.ts';
import { createRateLimits } from './rate-limits.ts';

const email = 'ann@example.org';
const log = createLog('error', () => {});
const secret = { derive: (purpose: string, text: string) => `${purpose} ${text}` };

let db: Db;
let userId: string;
let time = 1000;
const clock = { now: () => time };
beforeEach(async () => {
  time = 1000;
  db = await openDatabase('sqlite::memory:', log);
  const account = { username: 'ann', email, password: 'correct horse' };
  const services = { db, clock, passwords: createPasswords() };
  ({ id: userId } = await createUser(services, { ...account, role: 'user', status: 'approved' }));
});
afterEach(() => db.destroy());

const services = () => ({ db, clock, secret, rateLimits: createRateLimits({ db, clock, secret }) });
const guess = (address: string, account = email) =>
  beginLoginAttempt(services(), { account }, address);
const remember = (address: string) =>
  db
    .transaction()
    .execute((transaction) => rememberNetwork(transaction, services(), userId, address));

/** Wrong passwords, each from a network of its own. */
async function guessFromEverywhere(count = 30, account = email) {
  for (let number = 0; number < count; number += 1) await guess(`203.0.${number}.1`, account);
}

/** Seconds to wait; undefined: none. */
async function waitOf(address: string, account = email): Promise<number | undefined> {
  try {
    await (await guess(address, account)).cancel();
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_attempts' });
    return Number(Reflect.get(Object(error), 'retryAfterSeconds'));
  }
}

test('after thirty wrong passwords from anywhere, another network waits ten seconds and gets in', async () => {
  await guessFromEverywhere();
  expect(await waitOf('198.51.100.7')).toBe(10);
  expect(await waitOf('198.51.100.8')).toBe(10);
  time += 9 * secondMs;
  expect(await waitOf('198.51.100.7')).toBe(1);
  time += secondMs;
  expect(await waitOf('198.51.100.7')).toBeUndefined();
});

test('what others guess meanwhile does not make another network wait longer', async () => {
  await guessFromEverywhere();
  expect(await waitOf('198.51.100.7')).toBe(10);
  for (let number = 100; number < 200; number += 1)
    expect(await waitOf(`203.0.${number}.1`)).toBe(10);
  time += 10 * secondMs;
  for (let number = 100; number < 200; number += 1) await guess(`203.0.${number}.1`);
  expect(await waitOf('198.51.100.7')).toBeUndefined();
});

test('each wrong password makes its network wait four times as long, up to a quarter of an hour', async () => {
  await guessFromEverywhere();
  expect(await waitOf('198.51.100.7')).toBe(10);
  let waited = 10;
  const waits: (number | undefined)[] = [];
  for (let count = 0; count < 5; count += 1) {
    time += waited * secondMs;
    await guess('198.51.100.7');
    const wait = await waitOf('198.51.100.200');
    waits.push(wait);
    waited = wait ?? 0;
  }
  expect(waits).toEqual([40, 160, 640, 900, 900]);
});

test('a network that the account has signed in from lately does not wait', async () => {
  await remember('198.51.100.7');
  await remember('2001:db8:0:1201::1');
  await guessFromEverywhere();
  expect(await waitOf('198.51.100.200')).toBeUndefined();
  expect(await waitOf('2001:db8:0:12ff::2')).toBeUndefined();
  expect(await waitOf('2001:db8:0:1300::2')).toBe(10);
  expect((await guess('198.51.100.7')).client.isKnown).toBe(true);
  time += 90 * 24 * hourMs;
  expect((await guess('198.51.100.7')).client.isKnown).toBe(false);
  await removeOldNetworks({ db, clock });
  expect(await db.selectFrom('known_networks').selectAll().execute()).toEqual([]);
});

test('an account without an email is known by its id', async () => {
  await db.updateTable('users').set({ email: '', email_key: userId }).execute();
  await remember('198.51.100.7');
  await guessFromEverywhere(30, userId);
  expect(await waitOf('198.51.100.200', userId)).toBeUndefined();
  expect(await waitOf('203.0.113.7', userId)).toBe(10);
});

test('an account that is deleted leaves no networks, and none can be read', async () => {
  await remember('198.51.100.7');
  const [row] = await db.selectFrom('known_networks').selectAll().execute();
  expect(row?.network).toStartWith('known-network ');
  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('known_networks').selectAll().execute()).toEqual([]);
});

test('wrong passwords from known networks do not make others wait', async () => {
  await remember('198.51.100.7');
  for (let number = 0; number < 40; number += 1) await guess(`198.51.100.${number}`);
  expect(await waitOf('203.0.113.1')).toBeUndefined();
});

test('an account that does not exist is guessed as slowly', async () => {
  await guessFromEverywhere(30, 'unknown@example.org');
  expect(await waitOf('198.51.100.7', 'unknown@example.org')).toBe(10);
  expect(await waitOf('198.51.100.7')).toBeUndefined();
});

test('right passwords do not count, and end the waiting of their network', async () => {
  for (let count = 0; count < 40; count += 1) await (await guess(`203.0.${count}.1`)).succeed();
  await guessFromEverywhere();
  expect(await waitOf('198.51.100.7')).toBe(10);
  time += 10 * secondMs;
  await (await guess('198.51.100.7')).succeed();
  const left = await db.selectFrom('attempts').select('key').where('count', '>', 0).execute();
  expect(left.filter(({ key }) => key.includes('198.51.100'))).toEqual([]);
});

test('a name with a network in it counts nowhere else', async () => {
  for (let count = 0; count < 10; count += 1) {
    await guess(`203.0.${count}.1`, `${email} 198.51.100.7`);
    await guess(`203.0.${count}.1`, `198.51.100.7 ${email}`);
  }
  expect(await waitOf('198.51.100.7')).toBeUndefined();
});

test('of thirty more at once from anywhere none slips through', async () => {
  const guesses = await Promise.allSettled(
    Array.from({ length: 60 }, (_, number) => guess(`203.0.${number}.1`)),
  );
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
});

test.each([
  ['one IPv4 address', 100, () => '192.0.2.1'],
  ['one /24', 500, (number: number) => `192.0.2.${number % 200}`],
  ['one /64', 100, (number: number) => `2001:db8::${number.toString(16)}`],
  ['one /56', 200, (number: number) => `2001:db8:0:${(number % 200).toString(16)}::1`],
  ['one /48', 500, (number: number) => `2001:db8:0:${((number % 200) * 256).toString(16)}::1`],
])('%s has so many wrong passwords, for whatever accounts: %d', async (_, max, addressOf) => {
  for (let number = 0; number < max; number += 1) await guess(addressOf(number), `${number}@a.org`);
  expect(await waitOf(addressOf(max + 1))).toBeGreaterThan(14 * 60);
  expect(await waitOf('198.51.100.7')).toBeUndefined();
  time += 15 * minuteMs;
  expect(await waitOf(addressOf(max + 1))).toBeUndefined();
});
