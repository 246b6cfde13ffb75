// @long

import { afterAll, describe, expect, test } from 'bun:test';

import {
  newPerson,
  type Person,
  registerApproved,
  setUpAdministrator,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { processorMs } from '../../support/servers/processor-time.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

type Names = Pick<Person, 'username' | 'email' | 'password'>;

const login = (name: string, password: string, address: string) =>
  send(server.origin, 'POST', '/api/auth/login', {
    body: { login: name, password },
    headers: { 'x-forwarded-for': address },
  });

const confirm = (person: Person, password: string, address: string) =>
  send(server.origin, 'POST', '/api/auth/confirm', {
    token: person.token,
    body: { password },
    headers: { 'x-forwarded-for': address },
  });

const refused = (name: string, password: string, address: string) =>
  login(name, password, address).then((answer) =>
    expectFailure(answer, 401, 'invalid_credentials'),
  );

/** All that a client is told, but for the numbers of the time to wait. */
async function answerTo(name: string, password: string, address: string): Promise<string> {
  const answer = await login(name, password, address);
  const isDelayed = answer.headers.has('retry-after');
  return `${answer.status} ${isDelayed} ${(await answer.text()).replaceAll(/\d+/g, 'some')}`;
}

let networks = 0;

/** An address in a network that no test has used. */
function anotherNetwork(): string {
  networks += 1;
  return `198.${18 + (networks >> 8)}.${networks & 255}.9`;
}

/** Wrong passwords, each from a network of its own, until one is refused for their number. */
async function guessFromEverywhere(name: string): Promise<void> {
  const statuses: number[] = [];
  while (!statuses.includes(429)) {
    const answers = Array.from({ length: 6 }, () => login(name, 'guess', anotherNetwork()));
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
}

describe.each<[string, keyof Names, keyof Names]>([
  ['a username', 'username', 'email'],
  ['an email', 'email', 'username'],
])(
  '%s that was tried too often does not tell which other name the account has',
  (_, one, other) => {
    test('from one address', async () => {
      const told = async (names: Names) => {
        const address = anotherNetwork();
        const answers: string[] = [];
        for (let count = 0; count < 11; count += 1) {
          answers.push(await answerTo(names[one], 'guess', address));
        }
        // From then on also the right password is a wrong one, and counts.
        for (let count = 0; count < 11; count += 1) {
          answers.push(await answerTo(names[other], names.password, address));
        }
        answers.push(await answerTo(names[one], names.password, address));
        return answers;
      };
      const person = await registerApproved(server, admin);
      const known = await told(person);
      expect(known).toEqual(await told(newPerson('unknown')));
      const statuses = known.map((answer) => answer.slice(0, 3));
      const tries = [...Array.from({ length: 10 }, () => '401'), '429'];
      expect(statuses).toEqual([...tries, ...tries, '429']);
      // Its owner gets in by either name elsewhere, and others do from this address.
      const elsewhere = anotherNetwork();
      expect((await login(person[one], person.password, elsewhere)).status).toBe(200);
      expect((await login(person[other], person.password, elsewhere)).status).toBe(200);
    });

    test('from everywhere', async () => {
      const told = async (names: Names) => {
        await guessFromEverywhere(names[one]);
        const fresh = anotherNetwork();
        return [
          await answerTo(names[other], names.password, fresh),
          await answerTo(names[one], names.password, fresh),
          await answerTo(names[other], names.password, fresh),
        ];
      };
      const person = await registerApproved(server, admin);
      const known = await told(person);
      expect(known).toEqual(await told(newPerson('unknown')));
      const beginnings = known.map((answer) => answer.slice(0, 9));
      expect(beginnings).toEqual(['401 false', '429 true ', '401 false']);
    });
  },
);

test('guesses at one name from everywhere keep the owner out for ten seconds by another', async () => {
  const { username, email, password } = await registerApproved(server, admin);
  await guessFromEverywhere(email);
  const here = anotherNetwork();
  const beganAt = performance.now();
  await refused(username, password, here);
  let lastStatus = 401;
  await waitFor(
    'the owner to get in by the username',
    async () => {
      lastStatus = (await login(username, password, here)).status;
      return lastStatus !== 401;
    },
    { everyMs: 1500 },
  );
  expect(lastStatus).toBe(200);
  expect(performance.now() - beganAt).toBeGreaterThan(9900);
  // It is known from now on.
  expect((await login(email, password, here)).status).toBe(200);
});

test('the owner who was told to wait has to wait once, for the name and for the account', async () => {
  const { email, password } = await registerApproved(server, admin);
  await guessFromEverywhere(email);
  const here = anotherNetwork();
  await expectFailure(await login(email, password, here), 429, 'too_many_attempts');
  let lastStatus = 429;
  await waitFor('the owner to be let in', async () => {
    lastStatus = (await login(email, password, here)).status;
    return lastStatus !== 429;
  });
  expect(lastStatus).toBe(200);
});

test('the owner on a known network gets in by either name, whichever is guessed from elsewhere', async () => {
  const { username, email, password } = await registerApproved(server, admin);
  const here = anotherNetwork();
  expect((await login(email, password, here)).status).toBe(200);
  await guessFromEverywhere(username);
  await guessFromEverywhere(email);
  expect((await login(username, password, here)).status).toBe(200);
  expect((await login(email, password, here)).status).toBe(200);
});

test('wrong passwords of a session count for the account, and no name tells', async () => {
  const person = await registerApproved(server, admin);
  const here = anotherNetwork();
  for (let count = 0; count < 10; count += 1) {
    await expectFailure(await confirm(person, `guess ${count}`, here), 400, 'wrong_password');
  }
  await expectFailure(await confirm(person, person.password, here), 429, 'too_many_attempts');
  for (const name of [person.username, person.email, newPerson().email]) {
    await refused(name, person.password, here);
  }
  // The other way round the owner, who is signed in, is told.
  const another = await registerApproved(server, admin);
  const there = anotherNetwork();
  for (let count = 0; count < 5; count += 1) {
    await refused(another.username, 'guess', there);
    await refused(another.email, 'guess', there);
  }
  await expectFailure(await confirm(another, another.password, there), 429, 'too_many_attempts');
});

test('the password is not compared once the account was tried too often by another name', async () => {
  const person = await registerApproved(server, admin);
  const here = anotherNetwork();
  for (let count = 0; count < 10; count += 1) await refused(person.username, 'guess', here);
  // argon2 makes one pass or more: comparing anything with this hash fails.
  const salt = '6xPRVpNTlMYkgM+w9601Rx3h6db5rTBUk+zqNhVdEZU';
  const broken = `$argon2id$v=19$m=19456,t=0,p=1$${salt}$${salt}`;
  await runStatement(
    server,
    `update users set password_hash = '${broken}' where id = '${person.id}'`,
  );
  server.expectErrors(/WeakParameters/);
  await expectFailure(await login(person.email, person.password, anotherNetwork()), 500);
  await refused(person.email, person.password, here);
});

test('a password that is not compared costs as much as one that is', async () => {
  const person = await registerApproved(server, admin);
  const unknown = newPerson();
  const here = anotherNetwork();
  for (let count = 0; count < 10; count += 1) await refused(person.username, 'guess', here);
  const cost = { refused: 0, unknown: 0 };
  const costOf = async (name: string) => {
    const before = await processorMs(server);
    await refused(name, person.password, here);
    return (await processorMs(server)) - before;
  };
  for (let round = 0; round < 8; round += 1) {
    cost.refused += await costOf(person.email);
    cost.unknown += await costOf(unknown.email);
  }
  expect(cost.refused).toBeGreaterThan(cost.unknown / 2);
  expect(cost.unknown).toBeGreaterThan(cost.refused / 2);
});
