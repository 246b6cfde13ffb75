// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import {
  newPerson,
  type Person,
  setUpAdministrator,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);
const crowding = await signUpApproved(server, admin, 'crowding');
const others: Person[] = [];
for (let count = 0; count < 8; count += 1) others.push(await signUpApproved(server, admin));

const call = (method: string, path: string, address: string, body: unknown, token?: string) =>
  send(server.origin, method, path, {
    body,
    headers: { 'x-forwarded-for': address },
    ...(token !== undefined && { token }),
  });

const login = ({ email, password }: Pick<Person, 'email' | 'password'>, address: string) =>
  call('POST', '/api/auth/login', address, { email, password });

const numbers = Array.from({ length: 40 }, (_, number) => number);

/** What 40 requests at once, each sent again as soon as it is answered, do to eight other people. */
async function besideFortyAtOnce(
  crowd: (number: number) => Promise<Response>,
  other: (person: Person, number: number) => Promise<Response>,
) {
  const ending = new AbortController();
  const inCrowd: number[] = [];
  const repeat = async (number: number) => {
    while (!ending.signal.aborted) inCrowd.push((await crowd(number)).status);
  };
  const crowds = numbers.map(repeat);
  try {
    const answers = others.map((person, number) => other(person, number));
    return { others: (await Promise.all(answers)).map(({ status }) => status), inCrowd };
  } finally {
    ending.abort();
    await Promise.all(crowds);
  }
}

const allIn = others.map(() => 200);

test.each<[string, (number: number) => string]>([
  ['one address', () => '203.0.113.9'],
  ['forty addresses of one network', (number) => `203.0.113.${number + 10}`],
  ['forty addresses of one site with IPv6', (number) => `2001:db8:5:${number}::1`],
  ['forty networks', (number) => `203.0.${number}.9`],
])('right sign-ins of one account from %s turn no other account away', async (_, addressOf) => {
  const { others: statuses, inCrowd } = await besideFortyAtOnce(
    (number) => login(crowding, addressOf(number)),
    (person, number) => login(person, `198.51.100.${number + 1}`),
  );
  expect(statuses).toEqual(allIn);
  expect(inCrowd).toContain(200);
});

test('sign-ins of many accounts from one network turn away no other network', async () => {
  const { others: statuses } = await besideFortyAtOnce(
    (number) =>
      login(
        { email: `unknown-${number}@example.org`, password: 'guess' },
        `203.0.113.${number + 10}`,
      ),
    (person, number) => login(person, `198.51.100.${number + 1}`),
  );
  expect(statuses).toEqual(allIn);
});

test('registering from one network keeps no other account from signing in or changing a password', async () => {
  const { others: statuses } = await besideFortyAtOnce(
    () => call('POST', '/api/auth/register', '203.0.113.9', newPerson()),
    (person, number) => {
      const address = `198.51.100.${number + 1}`;
      if (number % 2 === 0) return login(person, address);
      const { password, token } = person;
      const body = { currentPassword: password, newPassword: password };
      return call('PUT', '/api/auth/password', address, body, token);
    },
  );
  expect(statuses).toEqual(allIn);
});

test('a class of thirty behind one address is let in at once', async () => {
  const pupils = numbers.slice(0, 30).map((number) => ({
    email: `pupil-${number}@example.org`,
    password: 'guess',
  }));
  const answers = await Promise.all(pupils.map((pupil) => login(pupil, '192.0.2.1')));
  // These accounts do not exist: it counts that each password was looked at.
  expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 401));
});
