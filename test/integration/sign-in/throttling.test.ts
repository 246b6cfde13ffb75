// @long
import { expect, test } from 'bun:test';

import { setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

function login(server: TestServer, email: string, password: string, address: string) {
  const options = { body: { email, password }, headers: from(address) };
  return send(server.origin, 'POST', '/api/auth/login', options);
}

test('guessing one password stops after ten tries, and its owner elsewhere still gets in', async () => {
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const admin = await setUpAdministrator(server);
  const { email, password } = await signUpApproved(server, admin);

  for (let count = 0; count < 10; count += 1) {
    const answer = await login(server, email, `guess ${count}`, '203.0.113.9');
    await expectFailure(answer, 401, 'invalid_credentials');
  }
  const refused = await login(server, email, password, '203.0.113.9');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  await expectFailure(refused, 429, 'too_many_attempts');

  expect((await login(server, email, password, '198.51.100.7')).status).toBe(200);
  expect((await login(server, admin.email, admin.password, '203.0.113.9')).status).toBe(200);
});

test.each([
  ['a port', (number: number) => `203.0.113.${number}:52311`],
  ['IPv6 and a port', (number: number) => `[2001:db8:${number}::1]:4711`],
  ['a quoted port and empty elements', (number: number) => `"203.0.113.${number}:80", ,`],
])('clients whom a proxy names with %s are told apart', async (_, clientOf) => {
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const admin = await setUpAdministrator(server);
  for (let count = 0; count < 10; count += 1) {
    await login(server, admin.email, `guess ${count}`, clientOf(9));
  }
  const refused = await login(server, admin.email, admin.password, clientOf(9));
  await expectFailure(refused, 429, 'too_many_attempts');
  expect((await login(server, admin.email, admin.password, clientOf(7))).status).toBe(200);
  expect(server.output()).not.toContain('proxy.client_unknown');
});

test('guesses at once cannot slip through together', async () => {
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const admin = await setUpAdministrator(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      login(server, admin.email, `guess ${count}`, '203.0.113.9'),
    ),
  );
  const tried = answers.filter(({ status }) => status === 401);
  expect(tried.length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test('an address that was not forwarded by a trusted proxy does not help', async () => {
  await using server = await startServer();
  const admin = await setUpAdministrator(server);
  for (let count = 0; count < 10; count += 1) {
    await login(server, admin.email, 'guess', `203.0.113.${count}`);
  }
  const answer = await login(server, admin.email, admin.password, '198.51.100.7');
  await expectFailure(answer, 429, 'too_many_attempts');
});

test('an unknown email is answered and throttled like a known one', async () => {
  await using server = await startServer();
  await setUpAdministrator(server);
  for (let count = 0; count < 10; count += 1) {
    const answer = await login(server, 'unknown@example.org', 'guess', '');
    await expectFailure(answer, 401, 'invalid_credentials');
  }
  const answer = await login(server, 'unknown@example.org', 'guess', '');
  await expectFailure(answer, 429, 'too_many_attempts');
});

test('an empty form, as the login page sends to see whether there is a server, counts for nothing', async () => {
  await using server = await startServer();
  const { email, password } = await setUpAdministrator(server);
  // One more than may fail at either.
  for (let count = 0; count <= 100; count += 1) {
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const answer = await send(server.origin, 'POST', path, { body: {} });
      await expectFailure(answer, 400, 'invalid_request');
    }
  }
  expect((await login(server, email, password, '')).status).toBe(200);
  const newcomer = { username: 'finch', email: 'finch@example.org', password: 'nine lives here' };
  const answer = await send(server.origin, 'POST', '/api/auth/register', { body: newcomer });
  expect(answer.status).toBe(201);
});
