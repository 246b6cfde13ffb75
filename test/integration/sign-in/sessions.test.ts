import { afterAll, describe, expect, test } from 'bun:test';

import {
  newPerson,
  registerPending,
  setUpAdministrator,
  signIn,
  signUpApproved,
  userFields,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { databaseText } from '../../support/database/database.ts';
import { processorMs } from '../../support/servers/processor-time.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

const post = (path: string, body: unknown, token?: string) =>
  send(server.origin, 'POST', path, { body, ...(token !== undefined && { token }) });
const get = (path: string, token?: string) =>
  send(server.origin, 'GET', path, token === undefined ? {} : { token });
const login = (email: string, password: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

describe('a body that is not what the call expects is refused:', () => {
  test.each([
    ['no JSON', '{"email":'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['null', 'null'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('%s', async (_, body) => {
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await expectFailure(answer, 400, 'invalid_request');
  });

  test('more than 64 KB', async () => {
    const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(70_000) });
    await expectFailure(await post('/api/auth/login', body), 413, 'body_too_large');
  });

  test('another type', async () => {
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
    await expectFailure(answer, 415, 'unsupported_media_type');
  });

  test('an unknown field at login', async () => {
    const { email, password } = admin;
    await expectFailure(await post('/api/auth/login', { email, password, admin: true }), 400);
  });
});

describe('signing in', () => {
  test('answers a token and the account, and nothing secret', async () => {
    const answer = await login(admin.email, admin.password);
    const text = await answer.text();
    const body = JSON.parse(text);
    expect(answer.status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43,}$/);
    expect(Object.keys(body).toSorted()).toEqual(['data', 'message', 'success', 'token']);
    expect(Object.keys(body.data.user).toSorted()).toEqual(userFields);
    // A random token or id may spell anything.
    const spelled = text.replaceAll(body.token, '').replaceAll(body.data.user._id, '');
    expect(spelled).not.toMatch(/argon2|hash|password/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('works with the email in another case', async () => {
    expect((await login(` ${admin.email.toUpperCase()}`, admin.password)).status).toBe(200);
  });

  test('does not tell an unknown email from a wrong password', async () => {
    const wrong = await login(admin.email, 'wrong password');
    const unknown = await login('unknown@example.org', 'wrong password');
    expect(await unknown.clone().text()).toBe(await wrong.clone().text());
    await expectFailure(wrong, 401, 'invalid_credentials');
    await expectFailure(unknown, 401, 'invalid_credentials');
  });

  test('costs as much for an unknown email as for a wrong password', async () => {
    const cost = { known: 0, unknown: 0 };
    const loginCost = async (email: string) => {
      const before = await processorMs(server);
      expect((await login(email, 'wrong password')).status).toBe(401);
      return (await processorMs(server)) - before;
    };
    const known = await registerPending(server);
    const unknown = newPerson();
    // Fewer than are counted as guessing.
    for (let round = 0; round < 8; round += 1) {
      cost.known += await loginCost(known.email);
      cost.unknown += await loginCost(unknown.email);
    }
    expect(cost.unknown).toBeGreaterThan(cost.known / 2);
    expect(cost.known).toBeGreaterThan(cost.unknown / 2);
  });

  test('is refused with the known sentence while the account is pending', async () => {
    const person = await registerPending(server);
    const answer = await login(person.email, person.password);
    expect(await answer.clone().json()).toMatchObject({
      error: 'Account not approved yet. Please wait for admin approval.',
    });
    await expectFailure(answer, 403, 'account_pending');
    // A visitor without the password does not learn that the account exists.
    await expectFailure(await login(person.email, 'wrong password'), 401, 'invalid_credentials');
  });
});

// What only the account itself is told.
const ownFields = [
  'language',
  'needsSecondFactor',
  'pendingEmail',
  'termsRequired',
  'termsVersion',
  'theme',
];

describe('a session', () => {
  test('belongs to the person who signed in', async () => {
    const person = await signUpApproved(server, admin);
    const answer = await get('/api/auth/me', person.token);
    const body = await answer.json();
    expect(Object.keys(body.data.user).toSorted()).toEqual(
      [...userFields, ...ownFields].toSorted(),
    );
    expect(body.data.user).toMatchObject({ _id: person.id, email: person.email, role: 'user' });
  });

  test.each([
    ['no token', undefined],
    ['an unknown token', `Bearer ${'A'.repeat(43)}`],
    ['an empty token', 'Bearer '],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['a token of 10 000 characters', `Bearer ${'A'.repeat(10_000)}`],
    ['SQL', "Bearer ' or 1=1 --"],
  ])('is not opened by %s', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await fetch(`${server.origin}/api/auth/me`, { headers });
    await expectFailure(answer, 401, 'unauthenticated');
  });

  test('is not read from the query or a cookie', async () => {
    await expectFailure(await get(`/api/auth/me?token=${admin.token}`), 401);
    const headers = { cookie: `token=${admin.token}; ez_gg_token=${admin.token}` };
    await expectFailure(await fetch(`${server.origin}/api/auth/me`, { headers }), 401);
  });

  test('ends with logout, and only that one', async () => {
    const person = await signUpApproved(server, admin);
    const other = await signIn(server, person.email, person.password);
    expect((await post('/api/auth/logout', {}, person.token)).status).toBe(200);
    await expectFailure(await get('/api/auth/me', person.token), 401, 'unauthenticated');
    await expectFailure(await get('/api/upload/my', person.token), 401, 'unauthenticated');
    expect((await get('/api/auth/me', other)).status).toBe(200);
  });

  test('outlives a restart', async () => {
    const person = await signUpApproved(server, admin);
    expect(await server.stop()).toBe(0);
    await server.start();
    expect((await get('/api/auth/me', person.token)).status).toBe(200);
  });

  test('leaves neither its token nor the password nor the API token in the database', async () => {
    const person = await signUpApproved(server, admin);
    const { data } = await (await get('/api/auth/token', person.token)).json();
    const text = await databaseText(server);
    expect(text).toContain(person.email);
    expect(text).not.toContain(person.token);
    expect(text).not.toContain(person.password);
    expect(text).not.toContain(data.apiToken);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2');
  });
});
