import { afterEach, beforeEach, expect, test } from 'bun:test';

import { type Db, openDatabase } from '../../../database/open.ts';
import { minuteMs, secondMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { createPasswords } from '../../../passwords/passwords.ts';
import { createUser } from '../../accounts/create-user.ts';
import { rememberNetwork } from './known-networks.ts';
import { beginLoginAttempt } from './login-throttle.ts';
import { createRateLimits } from './rate-limits.ts';

const [username, email] = ['ann', 'ann@example.org'];
const log = createLog('error', () => {});
const secret = { derive: (purpose: string, text: string) => `${purpose} ${text}` };

let db: Db;
let userId: string;
let time = 1000;
const clock = { now: () => time };
beforeEach(async () => {
  time = 1000;
  db = await openDatabase('sqlite::memory:', log);
  const account = { username, email, password: 'correct horse' };
  const services = { db, clock, passwords: createPasswords() };
  ({ id: userId } = await createUser(services, { ...account, role: 'user', status: 'approved' }));
});
afterEach(() => db.destroy());

const services = () => ({ db, clock, secret, rateLimits: createRateLimits({ db, clock, secret }) });
const guess = (typed: string, address: string, account = email) =>
  beginLoginAttempt(services(), { account, typed }, address);
const isCompared = async (typed: string, address: string) =>
  (await guess(typed, address)).mayCompare;

async function guessFromEverywhere(typed: string) {
  for (let number = 0; number < 30; number += 1) await guess(typed, `203.0.${number}.1`);
}

/** Seconds to wait; undefined: none. */
async function waitOf(attempt: Promise<unknown>): Promise<number | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_attempts' });
    return Number(Reflect.get(Object(error), 'retryAfterSeconds'));
  }
}

test('guessed from anywhere by one name, by the other it is compared after ten seconds, and none is told', async () => {
  await guessFromEverywhere(email);
  expect(await isCompared(username, '198.51.100.7')).toBe(false);
  time += 9 * secondMs;
  expect(await isCompared(username, '198.51.100.7')).toBe(false);
  expect(await isCompared(username, '198.51.101.7')).toBe(false);
  time += secondMs;
  expect(await isCompared(username, '198.51.100.7')).toBe(true);
  expect(await isCompared(username, '198.51.101.7')).toBe(false);
});

test('a network that was told to wait has waited for the account as well', async () => {
  await guessFromEverywhere(username);
  for (const seconds of [10, 40, 160]) {
    expect(await waitOf(guess(username, '198.51.100.7'))).toBe(seconds);
    time += seconds * secondMs;
    expect(await isCompared(username, '198.51.100.7')).toBe(true);
  }
});

test('an attempt during which the wait ends is told to wait or is compared', async () => {
  const outcomes: string[] = [];
  for (let leftMs = 1; leftMs <= 8; leftMs += 1) {
    await db.deleteFrom('attempts').execute();
    await guessFromEverywhere(username);
    expect(await waitOf(guess(username, '198.51.100.7'))).toBe(10);
    time += 10 * secondMs - leftMs;
    const passing = { now: () => (time += 1) };
    const rateLimits = createRateLimits({ db, clock: passing, secret });
    const tried = { account: email, typed: username };
    const attempt = beginLoginAttempt(
      { ...services(), clock: passing, rateLimits },
      tried,
      '198.51.100.7',
    );
    const wait = await waitOf(attempt);
    outcomes.push(wait === undefined ? `compared: ${(await attempt).mayCompare}` : `wait ${wait}`);
  }
  expect(new Set(outcomes)).toEqual(new Set(['compared: true', 'wait 1']));
});

test('on a known network either name is compared at once', async () => {
  const remembered = (address: string) =>
    db
      .transaction()
      .execute((transaction) => rememberNetwork(transaction, services(), userId, address));
  await remembered('198.51.100.7');
  await guessFromEverywhere(email);
  expect(await isCompared(username, '198.51.100.7')).toBe(true);
  expect(await isCompared(email, '198.51.100.200')).toBe(true);
});

test('of one address ten are compared, by whichever name', async () => {
  const compared: boolean[] = [];
  for (let count = 0; count < 10; count += 1) {
    for (const typed of [username, email]) compared.push(await isCompared(typed, '198.51.100.7'));
  }
  expect(compared.filter(Boolean)).toHaveLength(10);
  for (const typed of [username, email]) {
    expect(await waitOf(guess(typed, '198.51.100.7'))).toBe(15 * 60);
  }
  expect(await isCompared(username, '198.51.100.8')).toBe(true);
  time += 15 * minuteMs;
  expect(await isCompared(username, '198.51.100.7')).toBe(true);
});

test('of sixty at once from anywhere thirty are compared, by whichever name', async () => {
  const compared = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      isCompared(number % 2 === 0 ? username : email, `203.0.${number}.1`),
    ),
  );
  expect(compared.filter(Boolean)).toHaveLength(30);
});

test('the right password by one name ends what was counted for the account, and for no other name', async () => {
  for (let count = 0; count < 9; count += 1) await guess(email, '198.51.100.7');
  await (await guess(username, '198.51.100.7')).succeed();
  for (let count = 0; count < 9; count += 1) {
    expect(await isCompared(username, '198.51.100.7')).toBe(true);
  }
  expect(await isCompared(email, '198.51.100.7')).toBe(true);
  expect(await waitOf(guess(email, '198.51.100.7'))).toBe(15 * 60);
});

test('an attempt that was broken off counts for neither', async () => {
  for (let count = 0; count < 20; count += 1) {
    await (await guess(username, '198.51.100.7')).cancel();
  }
  const left = await db.selectFrom('attempts').select('key').where('count', '>', 0).execute();
  expect(left).toEqual([]);
});

test('a client is told the same of two names of one account as of two that no account has', async () => {
  /** Many attempts by both names, from many networks and few, in short succession and long. */
  const told = async (accountOf: (name: string) => string) => {
    const waits: (number | undefined)[] = [];
    let silent = 0;
    let random = 4;
    const below = (max: number) => {
      random = (random * 48_271) % 2_147_483_647;
      return random % max;
    };
    for (let step = 0; step < 400; step += 1) {
      const typed = below(5) === 0 ? email : username;
      const address = below(2) === 0 ? `203.0.${step % 200}.1` : `198.51.${below(3)}.${below(2)}`;
      time += ([0, 0, 0, 3, 12, 50][below(6)] ?? 0) * secondMs;
      const attempt = guess(typed, address, accountOf(typed));
      const wait = await waitOf(attempt);
      waits.push(wait);
      if (wait === undefined && !(await attempt).mayCompare) silent += 1;
    }
    return { waits, silent };
  };
  const known = await told(() => email);
  await db.deleteFrom('attempts').execute();
  await db.deleteFrom('users').execute();
  time = 1000;
  const unknown = await told((name) => name);
  expect(known.waits).toEqual(unknown.waits);
  expect(known.waits).toContain(10);
  expect(Math.max(...known.waits.map((wait) => wait ?? 0))).toBeGreaterThan(600);
  expect(known.silent).toBeGreaterThan(20);
  expect(unknown.silent).toBe(0);
});

test('passwords are hashed in the line of the name that was typed', async () => {
  expect((await guess('Ann', '198.51.100.7')).client.name).toBe(username);
  expect((await guess(email, '198.51.100.7')).client.name).toBe(email);
});
