import { afterAll, describe, expect, test } from 'bun:test';

import { newPerson, setUpAdministrator, userFields } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

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
    // A random id may spell anything.
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
    ['an email that is none', { email: 'robin' }],
    ['an email with a line break', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['an email that is a list', { email: ['a@example.org'] }],
    ['an empty username', { username: '  ' }],
    ['a username with a control character', { username: 'a\u0000b' }],
    ['a username that turns the text around', { username: 'a\u202Eb' }],
    ['a username of 65 characters', { username: 'x'.repeat(65) }],
    ['a username with a soft hyphen', { username: 'ad\u00ADmin' }],
    ['a username with a filler that shows nothing', { username: 'admin\u3164' }],
    ['a username of Latin and Cyrillic letters', { username: '\u0430dmin' }],
    ['an email with a soft hyphen', { email: 'ad\u00ADmin@example.org' }],
    ['a soft hyphen in the domain of an email', { email: 'a@exa\u00ADmple.org' }],
    ['an email of Latin and Cyrillic letters', { email: '\u0430dmin@example.org' }],
    ['an email whose domain cannot be one', { email: 'a@xn--a\u00E4.example' }],
    ['a password of 257 letters', { password: 'x'.repeat(257) }],
    ['a password of 257 two-byte letters', { password: 'ä'.repeat(257) }],
    ['a password of five letters in ten bytes', { password: 'парол' }],
    ['a password of two pictures in eight bytes', { password: '🐦🐦' }],
    ['a password that is a number', { password: 123456 }],
  ])('with %s is refused', async (_, change) => {
    await expectFailure(await register({ ...newPerson(), ...change }), 400, 'invalid_request');
  });

  test('with a password under six characters gets the sentence that the page shows', async () => {
    const answer = await register({ ...newPerson(), password: '12345' });
    expect(await answer.clone().json()).toMatchObject({
      error: 'Password must be at least 6 characters long',
    });
    await expectFailure(answer, 400, 'invalid_request');
  });

  test.each([
    '123456',
    'x'.repeat(256),
    'ä'.repeat(256),
    '🐦'.repeat(256),
    'пароль',
    '🐦🐦🐦🐦🐦🐦',
  ])('accepts the password %p and then only that one', async (password) => {
    const person = { ...newPerson(), password };
    const { data } = await (await register(person)).json();
    await client(server.origin, admin.token).api.auth.approve[':id'].$put({
      param: { id: data.user._id },
    });
    expect((await login(person.email, password)).status).toBe(200);
    await expectFailure(await login(person.email, [...password].slice(0, -1).join('')), 401);
  });

  test.each([
    ['Mixed.Case@Example.org', 'mixed.case@example.ORG'],
    ['trimmed@example.org', '  trimmed@example.org '],
    ['caf\u00E9@example.org', 'cafe\u0301@example.org'],
    ['\u00C5NGSTR\u00D6M@example.org', 'a\u030Angstro\u0308m@example.org'],
    ['m\u00FCller@ex\u00E4mple.de', 'm\u00FCller@xn--exmple-cua.de'],
    ['m\u00FCller@xn--bcher-kva.example', 'M\u00DCLLER@BU\u0308CHER.example'],
    ['robin@\uFF45xample.net', 'robin@example.net'],
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

  test('stores the domain of an email as A-labels, and signs in with it however it is written', async () => {
    const { username, password } = newPerson();
    const body = { username, email: `${username}@Bücher.example`, password };
    const { data } = await (await register(body)).json();
    expect(data.user.email).toBe(`${username}@xn--bcher-kva.example`);
    await client(server.origin, admin.token).api.auth.approve[':id'].$put({
      param: { id: data.user._id },
    });
    for (const domain of ['bücher.example', 'BU\u0308CHER.example', 'xn--bcher-kva.example']) {
      expect((await login(`${username}@${domain}`, password)).status).toBe(200);
    }
    for (const search of [`${username}@bücher`, `${username}@xn--bcher`, 'BÜCHER.example']) {
      const path = `/api/auth/users?search=${encodeURIComponent(search)}`;
      const found = await send(server.origin, 'GET', path, { token: admin.token });
      expect(JSON.stringify((await found.json()).data.users)).toContain(data.user._id);
    }
  });

  test.each([
    'Иван Петров',
    '李小龍 Bruce Lee',
    '田中さん TANAKA',
    '김철수 Kim',
    'שלום 🐦',
    'Ελένη',
  ])('takes the username %p', async (username) => {
    const answer = await register({ ...newPerson(), username });
    expect((await answer.json()).data.user.username).toBe(username);
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
