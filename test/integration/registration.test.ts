import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson, userFields } from '../support/accounts.ts';
import { client, send } from '../support/client.ts';
import { expectFailure } from '../support/failure.ts';
import { startServer } from '../support/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const register = (body: unknown) => send(server.origin, 'POST', '/api/auth/register', { body });
const login = (email: string, password: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

describe('registering', () => {
  test('makes a pending account and says so, without a token or a password', async () => {
    const person = newPerson();
    const answer = await register(person);
    const text = await answer.text();
    const body = JSON.parse(text);
    expect(answer.status).toBe(201);
    expect(body.success).toBe(true);
    expect(body.message).toBeString();
    expect(Object.keys(body.data.user).toSorted()).toEqual(userFields);
    expect(body.data.user).toMatchObject({
      username: person.username,
      email: person.email,
      status: 'pending',
      role: 'user',
      isAdmin: false,
    });
    // What is drawn at random may spell anything.
    expect(text.replaceAll(body.data.user._id, '')).not.toMatch(/token|password|argon2|hash/i);
  });

  test.each(['role', 'isAdmin', 'status', 'quota', 'userId', 'password_hash', '__proto__'])(
    'with the unknown field %s is refused and makes no account',
    async (field) => {
      const person = newPerson();
      const body = JSON.stringify(person).replace('{', `{"${field}":"admin",`);
      await expectFailure(await register(body), 400, 'invalid_request');
      await expectFailure(await login(person.email, person.password), 401, 'invalid_credentials');
    },
  );

  test.each([
    ['no email', { email: undefined }],
    ['no username', { username: undefined }],
    ['no password', { password: undefined }],
    ['an email that is none', { email: 'somebody' }],
    ['an email with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['an email that is a list', { email: ['a@example.org'] }],
    ['an empty username', { username: '  ' }],
    ['a username with a control character', { username: 'a\u0000b' }],
    ['a username that turns the text around', { username: 'a\u202Eb' }],
    ['a username of 65 characters', { username: 'x'.repeat(65) }],
    ['a password of 257 bytes', { password: 'x'.repeat(257) }],
    ['a password of 129 two-byte letters', { password: 'ä'.repeat(129) }],
    ['a password that is a number', { password: 123456 }],
  ])('with %s is refused', async (_, change) => {
    await expectFailure(await register({ ...newPerson(), ...change }), 400, 'invalid_request');
  });

  test('with a password under six bytes gets the sentence that the page shows', async () => {
    const answer = await register({ ...newPerson(), password: '12345' });
    expect(await answer.clone().json()).toMatchObject({
      error: 'Password must be at least 6 characters long',
    });
    await expectFailure(answer, 400, 'invalid_request');
  });

  test.each(['123456', 'x'.repeat(256), 'пароль', '🐦🐦'])(
    'accepts the password %p and then only that one',
    async (password) => {
      const person = { ...newPerson(), password };
      const { data } = await (await register(person)).json();
      await client(server.origin, admin.token).api.auth.approve[':id'].$put({
        param: { id: data.user._id },
      });
      expect((await login(person.email, password)).status).toBe(200);
      await expectFailure(await login(person.email, password.slice(0, -1)), 401);
    },
  );

  test.each([
    ['Mixed.Case@Example.org', 'mixed.case@example.ORG'],
    ['trimmed@example.org', '  trimmed@example.org '],
    ['caf\u00E9@example.org', 'cafe\u0301@example.org'],
    ['\u00C5NGSTR\u00D6M@example.org', 'a\u030Angstro\u0308m@example.org'],
  ])('a second time as %s and %s is refused', async (first, second) => {
    expect((await register({ ...newPerson(), email: first })).status).toBe(201);
    await expectFailure(await register({ ...newPerson(), email: second }), 409, 'taken');
  });

  test.each([
    ['Robin', 'rOBIN'],
    ['Zo\u00EB', 'ZOE\u0308'],
    ['trimmed name', ' trimmed name '],
  ])('a taken username, %s and %s, is refused', async (first, second) => {
    expect((await register({ ...newPerson(), username: first })).status).toBe(201);
    await expectFailure(await register({ ...newPerson(), username: second }), 409, 'taken');
  });

  test('ten times at once with one email makes one account', async () => {
    const { email } = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ ...newPerson(), email })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});
