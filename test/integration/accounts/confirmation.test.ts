import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  newPerson,
  type Person,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, body });
const changeProfile = ({ token }: Person, body: object) =>
  call('PUT', '/api/auth/profile', token, body);
const rotate = ({ token }: Person, body?: unknown) => call('POST', '/api/auth/token', token, body);
const confirmWith = ({ token }: Person, password: unknown) =>
  call('POST', '/api/auth/confirm', token, { password });

async function emailOf({ token }: Person): Promise<string> {
  return (await (await call('GET', '/api/auth/me', token)).json()).data.user.email;
}

async function apiTokenOf({ token }: Person): Promise<string> {
  return (await (await call('GET', '/api/auth/token', token)).json()).data.apiToken;
}

describe('a session alone', () => {
  test('does not change the email, and neither the username that came with it', async () => {
    const person = await registerApproved(server, admin);
    const next = newPerson('stolen');
    const answer = await changeProfile(person, { username: next.username, email: next.email });
    await expectFailure(answer, 403, 'confirmation_required');
    const { user } = (await (await call('GET', '/api/auth/me', person.token)).json()).data;
    expect(user).toMatchObject({ username: person.username, email: person.email });
    await expectFailure(
      await changeProfile(person, { username: person.username, email: person.email.toUpperCase() }),
      403,
      'confirmation_required',
    );
    expect(await emailOf(person)).toBe(person.email);
  });

  test('changes the username', async () => {
    const person = await registerApproved(server, admin);
    const { username } = newPerson('renamed');
    const answer = await changeProfile(person, { username, email: person.email });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.user).toMatchObject({ username, email: person.email });
  });

  test('does not replace the API token', async () => {
    const person = await registerApproved(server, admin);
    const before = await apiTokenOf(person);
    await expectFailure(await rotate(person), 403, 'confirmation_required');
    await expectFailure(await rotate(person, {}), 403, 'confirmation_required');
    expect(await apiTokenOf(person)).toBe(before);
  });
});

describe('a confirmed session', () => {
  test('changes the email at once where no mail is sent, and replaces the API token', async () => {
    const person = await registerApproved(server, admin);
    const before = Date.now();
    const answer = await confirmWith(person, person.password);
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(Date.parse(data.confirmedUntil) - before).toBeWithin(590_000, 660_000);

    const { email } = newPerson('moved');
    const changed = await changeProfile(person, { username: person.username, email });
    expect(changed.status).toBe(200);
    expect((await changed.json()).data.user).toMatchObject({ email, pendingEmail: null });
    expect(await signIn(server, email, person.password)).toBeString();
    const old = await apiTokenOf(person);
    expect((await rotate(person)).status).toBe(201);
    expect(await apiTokenOf(person)).not.toBe(old);
  });

  test('is that session only, for ten minutes, and until it ends', async () => {
    const person = await registerApproved(server, admin);
    const elsewhere = { ...person, token: await signIn(server, person.email, person.password) };
    await confirm(server, person);
    await expectFailure(await rotate(elsewhere), 403, 'confirmation_required');
    expect((await rotate(person)).status).toBe(201);

    const past = `update sessions set confirmed_until = confirmed_until - 600001 where user_id = '${person.id}'`;
    await runStatement(server, past);
    await expectFailure(await rotate(person), 403, 'confirmation_required');

    await confirm(server, person);
    await call('POST', '/api/auth/logout', person.token, {});
    await expectFailure(await rotate(person), 401, 'unauthenticated');
    const again = { ...person, token: await signIn(server, person.email, person.password) };
    await expectFailure(await rotate(again), 403, 'confirmation_required');
  });

  test('is confirmed as well by two at once', async () => {
    const person = await registerApproved(server, admin);
    const answers = await Promise.all([
      confirmWith(person, person.password),
      confirmWith(person, person.password),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rotate(person)).status).toBe(201);
  });
});

describe('confirming', () => {
  test.each([
    ['no password', ''],
    ['null', null],
    ['a list', ['x']],
    ['more than a password can be', 'x'.repeat(2000)],
  ])('with %s is refused', async (_, password) => {
    const person = await registerApproved(server, admin);
    await expectFailure(await confirmWith(person, password), 400);
    await expectFailure(await rotate(person), 403, 'confirmation_required');
  });

  test('with a wrong password confirms nothing and ends no session', async () => {
    const person = await registerApproved(server, admin);
    await expectFailure(await confirmWith(person, 'a wrong one'), 400, 'wrong_password');
    await expectFailure(await confirmWith(person, admin.password + 1), 400, 'wrong_password');
    await expectFailure(await rotate(person), 403, 'confirmation_required');
    expect((await call('GET', '/api/auth/me', person.token)).status).toBe(200);
  });

  test('is for neither the API token nor a client that is not signed in', async () => {
    const person = await registerApproved(server, admin);
    const apiToken = await apiTokenOf(person);
    const body = { password: person.password };
    await expectFailure(await call('POST', '/api/auth/confirm', apiToken, body), 403, 'forbidden');
    await expectFailure(await send(server.origin, 'POST', '/api/auth/confirm', { body }), 401);
    await expectFailure(await rotate(person), 403, 'confirmation_required');
  });

  test('again and again with wrong passwords is stopped as signing in is', async () => {
    const person = await registerApproved(server, admin);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const guess = (password: string) =>
      send(server.origin, 'POST', '/api/auth/confirm', {
        token: person.token,
        body: { password },
        headers,
      });
    for (let count = 0; count < 10; count += 1) {
      await expectFailure(await guess(`guess ${count}`), 400, 'wrong_password');
    }
    const refused = await guess(person.password);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectFailure(refused, 429, 'too_many_attempts');
    await expectFailure(await rotate(person), 403, 'confirmation_required');
  });
});

describe('a call that brings the password along', () => {
  test('needs no confirmation, and gives none for the next', async () => {
    const person = await registerApproved(server, admin);
    const { email } = newPerson('moved');
    const { username, password: currentPassword } = person;
    const changed = await changeProfile(person, { username, email, currentPassword });
    expect(changed.status).toBe(200);
    expect(await emailOf(person)).toBe(email);
    expect((await rotate(person, { currentPassword })).status).toBe(201);
    await expectFailure(await rotate(person), 403, 'confirmation_required');
    await expectFailure(
      await changeProfile(person, { username, email: newPerson().email }),
      403,
      'confirmation_required',
    );
  });

  test('and the wrong one changes nothing, even in a confirmed session', async () => {
    const person = await registerApproved(server, admin);
    await confirm(server, person);
    const { username } = person;
    const currentPassword = 'a wrong one';
    const names = { username, email: newPerson().email, currentPassword };
    await expectFailure(await changeProfile(person, names), 400, 'wrong_password');
    const before = await apiTokenOf(person);
    await expectFailure(await rotate(person, { currentPassword }), 400, 'wrong_password');
    await expectFailure(await rotate(person, { currentPassword, role: 'admin' }), 400);
    await expectFailure(await rotate(person, []), 400, 'invalid_request');
    expect(await apiTokenOf(person)).toBe(before);
    expect(await emailOf(person)).toBe(person.email);
  });
});

test('of ten password changes at once with the one that is right now, one is made', async () => {
  const person = await registerApproved(server, admin);
  const sessions = await Promise.all(
    Array.from({ length: 10 }, () => signIn(server, person.email, person.password)),
  );
  const answers = await Promise.all(
    sessions.map((token, index) =>
      call('PUT', '/api/auth/password', token, {
        currentPassword: person.password,
        newPassword: `password ${index}`,
      }),
    ),
  );
  const made = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(made).toHaveLength(1);
  expect(await signIn(server, person.email, `password ${made[0]}`)).toBeString();
});
