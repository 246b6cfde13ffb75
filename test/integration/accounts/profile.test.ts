import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  newPerson,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, body });
const me = (token: string) => call('GET', '/api/auth/me', token);

describe('the profile', () => {
  test('changes the username and the email, and signs in with the new one', async () => {
    const person = await registerApproved(server, admin);
    const next = newPerson('renamed');
    await confirm(server, person);
    const answer = await call('PUT', '/api/auth/profile', person.token, {
      username: next.username,
      email: next.email,
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      message: 'Profile updated successfully!',
      data: { user: { _id: person.id, username: next.username, email: next.email } },
    });
    expect(text).not.toContain('password');
    expect(await signIn(server, next.email, person.password)).toBeString();
    await expectFailure(
      await send(server.origin, 'POST', '/api/auth/login', {
        body: { email: person.email, password: person.password },
      }),
      401,
      'invalid_credentials',
    );
  });

  test('does not take another account’s name, in any case', async () => {
    const person = await registerApproved(server, admin);
    const other = await registerApproved(server, admin);
    await confirm(server, person);
    for (const names of [
      { username: other.username.toUpperCase(), email: person.email },
      { username: person.username, email: other.email.toUpperCase() },
    ]) {
      const answer = await call('PUT', '/api/auth/profile', person.token, names);
      await expectFailure(answer, 409, 'taken');
    }
    expect((await (await me(person.token)).json()).data.user.username).toBe(person.username);
  });

  test.each([
    { username: 'a' },
    { username: '', email: 'a@example.org' },
    { username: 'a', email: 'not an address' },
    { username: 'a', email: 'a@example.org', role: 'admin' },
    { username: 'a', email: 'a@example.org', status: 'approved', quota: 1 },
  ])('refuses %j', async (body) => {
    const person = await registerApproved(server, admin);
    const answer = await call('PUT', '/api/auth/profile', person.token, body);
    await expectFailure(answer, 400, 'invalid_request');
    expect((await (await me(person.token)).json()).data.user.role).toBe('user');
  });
});

describe('the password', () => {
  test('changes, and every other session ends', async () => {
    const person = await registerApproved(server, admin);
    const elsewhere = await signIn(server, person.email, person.password);
    const answer = await call('PUT', '/api/auth/password', person.token, {
      currentPassword: person.password,
      newPassword: 'a better one',
    });
    expect(await answer.json()).toEqual({
      success: true,
      message: 'Password changed successfully!',
    });
    expect((await me(person.token)).status).toBe(200);
    await expectFailure(await me(elsewhere), 401, 'unauthenticated');
    expect(await signIn(server, person.email, 'a better one')).toBeString();
  });

  test('takes the API token along, unless it is to be kept', async () => {
    const person = await registerApproved(server, admin);
    const tokenOf = async () =>
      (await (await call('GET', '/api/auth/token', person.token)).json()).data.apiToken;
    const old = await tokenOf();
    const change = (currentPassword: string, newPassword: string, rest: object) =>
      call('PUT', '/api/auth/password', person.token, { currentPassword, newPassword, ...rest });

    const kept = await change(person.password, 'a better one', { keepApiToken: true });
    expect(kept.status).toBe(200);
    expect((await call('GET', '/api/upload/my', old)).status).toBe(200);
    await expectFailure(await change('wrong one', 'guessed', {}), 400, 'wrong_password');
    const kept2 = await change('a better one', 'x', { keepApiToken: 'yes' });
    await expectFailure(kept2, 400, 'invalid_request');
    expect(await tokenOf()).toBe(old);

    expect((await change('a better one', 'the best one', {})).status).toBe(200);
    await expectFailure(await call('GET', '/api/upload/my', old), 401, 'unauthenticated');
    const form = new FormData();
    form.append('file', new File(['late'], 'late.txt'));
    const headers = { authorization: `Bearer ${old}` };
    const upload = await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    await expectFailure(upload, 401, 'unauthenticated');
    expect((await call('GET', '/api/upload/my', await tokenOf())).status).toBe(200);
    expect((await me(person.token)).status).toBe(200);
  });

  test('stays when the current one is wrong or the new one is too short or too long', async () => {
    const person = await registerApproved(server, admin);
    const change = (currentPassword: string, newPassword: string) =>
      call('PUT', '/api/auth/password', person.token, { currentPassword, newPassword });
    await expectFailure(await change('wrong one', 'a better one'), 400, 'wrong_password');
    const short = await change(person.password, '12345');
    expect((await short.clone().json()).error).toBe('Password must be at least 6 characters long');
    await expectFailure(short, 400, 'invalid_request');
    await expectFailure(await change(person.password, 'x'.repeat(257)), 400, 'invalid_request');
    expect(await signIn(server, person.email, person.password)).toBeString();
  });
});

describe('sessions', () => {
  test('are listed with where they were begun, and end one by one', async () => {
    const person = await registerApproved(server, admin);
    const elsewhere = await signIn(server, person.email, person.password);
    const answer = await call('GET', '/api/auth/sessions', person.token);
    const text = await answer.text();
    const { sessions } = JSON.parse(text).data;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((each: { isCurrent: boolean }) => each.isCurrent)).toHaveLength(1);
    expect(sessions[0].address).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(text).not.toContain(elsewhere);
    expect(text).not.toContain('hash');

    const other = sessions.find((each: { isCurrent: boolean }) => !each.isCurrent);
    const ended = await call('DELETE', `/api/auth/sessions/${other._id}`, person.token);
    expect(ended.status).toBe(200);
    await expectFailure(await me(elsewhere), 401, 'unauthenticated');
    await expectFailure(
      await call('DELETE', `/api/auth/sessions/${other._id}`, person.token),
      404,
      'not_found',
    );
  });

  test('end everywhere else at once', async () => {
    const person = await registerApproved(server, admin);
    const others = [
      await signIn(server, person.email, person.password),
      await signIn(server, person.email, person.password),
    ];
    expect((await call('DELETE', '/api/auth/sessions', person.token)).status).toBe(200);
    for (const token of others) await expectFailure(await me(token), 401, 'unauthenticated');
    expect((await me(person.token)).status).toBe(200);
  });

  test('of another account do not exist', async () => {
    const [person, other] = [
      await registerApproved(server, admin),
      await registerApproved(server, admin),
    ];
    const { data } = await (await call('GET', '/api/auth/sessions', other.token)).json();
    const path = `/api/auth/sessions/${data.sessions[0]._id}`;
    await expectFailure(await call('DELETE', path, person.token), 404, 'not_found');
    expect((await me(other.token)).status).toBe(200);
  });
});
