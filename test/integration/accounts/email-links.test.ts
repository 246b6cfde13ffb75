// @long

import { afterAll, describe, expect, test } from 'bun:test';

import { newPerson, signIn, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { startEmailServer } from '../../support/api/email-changes.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { storedText } from '../../support/files/stored-text.ts';

const started = await startEmailServer();
afterAll(() => started[Symbol.asyncDispose]());
const { server, post, admin } = started;
const { call, ask, mailedToken, open, login, me, personWithLink, resetToken } = started;

describe('the link to a new email', () => {
  test('works once, also for ten at once', async () => {
    const { person, email, link } = await personWithLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(link)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect((await me(person)).email).toBe(email);
    await post.waitForMails(person.email, 3);
    await expectFailure(await open(link), 400, 'email_change_invalid');
  });

  test('dies when another address is asked for', async () => {
    const { person, email, link } = await personWithLink();
    const { email: next } = newPerson('again');
    expect((await ask(person, next)).status).toBe(200);
    await expectFailure(await open(link), 400, 'email_change_invalid');
    expect((await open(await mailedToken(next))).status).toBe(200);
    expect((await me(person)).email).toBe(next);
    await expectFailure(await login(email, person.password), 401);
  });

  test('dies when the password is changed or reset', async () => {
    const changed = await personWithLink();
    const body = { currentPassword: changed.person.password, newPassword: 'chosen myself' };
    await call('PUT', '/api/auth/password', changed.person.token, body);
    expect((await me(changed.person)).pendingEmail).toBeNull();
    await expectFailure(await open(changed.link), 400, 'email_change_invalid');

    const person = await signUpApproved(server, admin);
    const token = await resetToken(person);
    const { email } = newPerson('moved');
    await ask(person, email);
    const link = await mailedToken(email);
    const newPassword = 'chosen anew';
    const path = '/api/auth/password/reset';
    const reset = await send(server.origin, 'POST', path, { body: { token, newPassword } });
    expect(reset.status).toBe(200);
    await expectFailure(await open(link), 400, 'email_change_invalid');
  });

  test.each([
    ['suspension', 'PUT', (id: string) => `/api/auth/users/${id}`, { status: 'pending' }],
    ['rejection', 'PUT', (id: string) => `/api/auth/reject/${id}`, undefined],
  ])('dies with the %s of its account, for good', async (_, method, path, body) => {
    const { person, link } = await personWithLink();
    expect((await call(method, path(person.id), admin.token, body)).status).toBe(200);
    await expectFailure(await open(link), 400, 'email_change_invalid');
    await call('PUT', `/api/auth/approve/${person.id}`, admin.token);
    await expectFailure(await open(link), 400, 'email_change_invalid');
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  test('dies with its account', async () => {
    const { person, link } = await personWithLink();
    await call('DELETE', `/api/auth/users/${person.id}`, admin.token);
    await expectFailure(await open(link), 400, 'email_change_invalid');
  });

  test('dies after a day', async () => {
    const { person, link } = await personWithLink();
    await runStatement(
      server,
      `update email_changes set expires_at = expires_at - 86400001 where user_id = '${person.id}'`,
    );
    await expectFailure(await open(link), 400, 'email_change_invalid');
    expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test('is nowhere in what the server keeps or logs', async () => {
    const { link } = await personWithLink();
    expect(await storedText(server)).not.toContain(link);
    expect(server.output()).not.toContain(link);
  });

  test.each([
    ['an empty text', ''],
    ['a guess', 'A'.repeat(43)],
    ['more than a token can be', 'x'.repeat(5000)],
    ['null', null],
    ['a list', ['a']],
  ])('is not %s', async (_, token) => {
    await expectFailure(await open(token), 400);
  });
});

test('a link to set a new password dies with the email that it was mailed to', async () => {
  const person = await signUpApproved(server, admin);
  const token = await resetToken(person);
  const { email } = newPerson('moved');
  await ask(person, email);
  expect((await open(await mailedToken(email))).status).toBe(200);
  const body = { token, newPassword: 'of a thief with the old mailbox' };
  const reset = await send(server.origin, 'POST', '/api/auth/password/reset', { body });
  await expectFailure(reset, 400, 'reset_invalid');
  expect(await signIn(server, email, person.password)).toBeString();
});
