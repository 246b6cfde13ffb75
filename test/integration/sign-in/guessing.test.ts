// @one-stack @long

import { describe, expect, test } from 'bun:test';

import { setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' };

function call(server: TestServer, method: string, path: string, address: string, body: unknown) {
  const headers = { 'x-forwarded-for': address };
  return send(server.origin, method, path, { body, headers });
}

const login = (server: TestServer, email: string, password: string, address: string) =>
  call(server, 'POST', '/api/auth/login', address, { email, password });

const atOnce = 6;

/** One wrong password from each of so many networks, a few at once. */
async function guessFromEverywhere(server: TestServer, email: string, count = 36) {
  const statuses: number[] = [];
  for (let begun = 0; begun < count; begun += atOnce) {
    const answers = Array.from({ length: atOnce }, (_, number) =>
      login(server, email, `guess ${number}`, `203.0.${begun + number}.9`),
    );
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  return statuses;
}

const tried = (statuses: number[]) => statuses.filter((status) => status === 401).length;

describe('guessing one account from many networks', () => {
  test('is slowed after thirty wrong passwords, and not for its owner on a known network', async () => {
    await using server = await startServer(behindProxy);
    const admin = await setUpAdministrator(server);
    const { email, password } = await signUpApproved(server, admin);
    expect((await login(server, email, password, '198.51.100.7')).status).toBe(200);
    expect((await login(server, email, password, '2001:db8:0:1201::7')).status).toBe(200);

    const statuses = await guessFromEverywhere(server, email);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(tried(statuses)).toBe(30);

    // Elsewhere in the networks from which the owner has signed in.
    expect((await login(server, email, password, '198.51.100.200')).status).toBe(200);
    expect((await login(server, email, password, '2001:db8:0:12ff::1')).status).toBe(200);
    // The guesses were at this account.
    expect((await login(server, admin.email, admin.password, '203.0.9.9')).status).toBe(200);
  });

  test('keeps its owner out of a new network for ten seconds, and for no longer', async () => {
    await using server = await startServer(behindProxy);
    const admin = await setUpAdministrator(server);
    const { email, password } = await signUpApproved(server, admin);
    await guessFromEverywhere(server, email);

    const refused = await login(server, email, password, '198.51.100.7');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(await refused.clone().json()).toMatchObject({
      error: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
    });
    await expectFailure(refused, 429, 'too_many_attempts');
    let network = 0;
    const tryAgain = async () => {
      network += 1;
      const address = `203.${1 + (network >> 8)}.${network & 255}.9`;
      await expectFailure(await login(server, email, 'guess', address), 429);
      return (await login(server, email, password, '198.51.100.7')).status === 200;
    };
    await waitFor('the owner to get in while others guess', tryAgain, { everyMs: 200 });
    // It is known from now on.
    expect((await login(server, email, password, '198.51.100.8')).status).toBe(200);
  });

  test('is as slow where there is no such account', async () => {
    await using server = await startServer(behindProxy);
    await setUpAdministrator(server);
    expect(tried(await guessFromEverywhere(server, 'unknown@example.org'))).toBe(30);
  });

  test('at once, or beside a change of the password, is no faster', async () => {
    await using server = await startServer(behindProxy);
    const admin = await setUpAdministrator(server);
    const { email, password, token } = await signUpApproved(server, admin);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => login(server, email, 'guess', `203.0.${number}.9`)),
    );
    expect(tried(answers.map(({ status }) => status))).toBeLessThanOrEqual(30);
    expect(tried(await guessFromEverywhere(server, email))).toBeLessThanOrEqual(30);
    const change = { currentPassword: 'guess', newPassword: 'another horse' };
    const changed = await send(server.origin, 'PUT', '/api/auth/password', {
      token,
      body: change,
      headers: { 'x-forwarded-for': '203.0.200.9' },
    });
    await expectFailure(changed, 429, 'too_many_attempts');
    expect((await login(server, email, password, '127.0.0.1')).status).toBe(200);
  });
});

test('a new password makes the networks known that it was set from, and no other', async () => {
  await using server = await startServer(behindProxy);
  const admin = await setUpAdministrator(server);
  const { email, password } = await signUpApproved(server, admin);
  const thief = '192.0.2.66';
  expect((await login(server, email, password, thief)).status).toBe(200);
  const session = await (await login(server, email, password, '198.51.100.7')).json();
  const body = { currentPassword: password, newPassword: 'another horse' };
  const changed = await send(server.origin, 'PUT', '/api/auth/password', {
    token: session.token,
    body,
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  expect(changed.status).toBe(200);
  await guessFromEverywhere(server, email);
  await expectFailure(await login(server, email, password, thief), 429, 'too_many_attempts');
  expect((await login(server, email, 'another horse', '198.51.100.7')).status).toBe(200);
});

test.each([
  ['/24', (number: number) => `203.0.113.${number % 250}`, 500],
  ['/56', (number: number) => `2001:db8:0:${(number % 250).toString(16)}::1`, 200],
  ['/48', (number: number) => `2001:db8:0:${((number % 250) * 256).toString(16)}::1`, 500],
])('a whole %s guesses at all accounts only so often', async (_, addressOf, max) => {
  await using server = await startServer(behindProxy);
  const admin = await setUpAdministrator(server);
  const links = Array.from({ length: max + 20 }, (__, number) => number);
  const body = { token: 'x'.repeat(43), newPassword: 'nine lives here' };
  const statuses: number[] = [];
  // Links cost no hash, and have the same limits.
  for (const number of links) {
    const answer = await call(server, 'POST', '/api/auth/password/reset', addressOf(number), body);
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, max)).toEqual(links.slice(0, max).map(() => 400));
  expect(statuses.slice(max)).toEqual(links.slice(max).map(() => 429));
  expect((await login(server, admin.email, admin.password, addressOf(1))).status).toBe(200);
});
