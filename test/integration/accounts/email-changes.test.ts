// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { confirm, newPerson, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { startEmailServer } from '../../support/api/email-changes.ts';
import { expectFailure } from '../../support/api/failure.ts';

const started = await startEmailServer();
afterAll(() => started[Symbol.asyncDispose]());
const { server, post, admin } = started;
const { call, ask, mailedToken, open, login, me, personWithLink, resetToken } = started;

describe('a new email', () => {
  test('counts when the link that was mailed to it is opened, and the old address is told', async () => {
    const person = await signUpApproved(server, admin);
    const { email } = newPerson('moved');
    const asked = await ask(person, email);
    expect(asked.status).toBe(200);
    const { message, data } = await asked.json();
    expect(message).toStartWith(`We have sent a link to ${email}`);
    expect(data.user).toMatchObject({ email: person.email, pendingEmail: email });
    expect(await me(person)).toMatchObject({ email: person.email, pendingEmail: email });
    await expectFailure(await login(email, person.password), 401, 'invalid_credentials');
    expect((await login(person.email, person.password)).status).toBe(200);
    const link = await mailedToken(email);
    expect(link).toMatch(/^[\w-]{43}$/);
    const told = (await post.waitForMails(person.email, 2)).at(-1);
    expect(told?.text).toContain(email);
    expect(told?.text).toContain('If this was not you');
    expect(told?.text).not.toContain(link);

    // Without a session, as from a phone.
    const opened = await open(link);
    expect(opened.status).toBe(200);
    expect(await opened.json()).toEqual({ success: true, message: expect.any(String) });
    expect(await me(person)).toMatchObject({ email, pendingEmail: null });
    await expectFailure(await login(person.email, person.password), 401, 'invalid_credentials');
    expect((await login(email, person.password)).status).toBe(200);
    const last = (await post.waitForMails(person.email, 3)).at(-1);
    expect(last?.subject).toContain('has been changed');
    expect(last?.text).toContain(email);
    expect(last?.text).toContain('If this was not you');
  });

  test('is taken back by its owner, and no other account sees that there is one', async () => {
    const { person, email, link } = await personWithLink();
    const list = await call('GET', `/api/auth/users/${person.id}`, admin.token);
    expect(await list.text()).not.toContain(email);
    expect((await me(admin)).pendingEmail).toBeNull();
    expect((await call('DELETE', '/api/auth/email', admin.token)).status).toBe(200);
    expect((await me(person)).pendingEmail).toBe(email);
    expect((await call('DELETE', '/api/auth/email', person.token)).status).toBe(200);
    expect((await me(person)).pendingEmail).toBeNull();
    await expectFailure(await open(link), 400, 'email_change_invalid');
  });

  test('of another account is refused, and one that another account takes meanwhile is refused then', async () => {
    const other = await signUpApproved(server, admin);
    const person = await signUpApproved(server, admin);
    await expectFailure(await ask(person, other.email.toUpperCase()), 409, 'taken');
    expect((await me(person)).pendingEmail).toBeNull();

    const { person: late, email, link } = await personWithLink();
    const body = { ...newPerson(), email };
    const registered = await send(server.origin, 'POST', '/api/auth/register', { body });
    expect(registered.status).toBe(201);
    await expectFailure(await open(link), 409, 'taken');
    expect((await me(late)).email).toBe(late.email);
  });

  test('of a username that is taken changes nothing and sends nothing', async () => {
    const person = await signUpApproved(server, admin);
    await confirm(server, person);
    const { email } = newPerson('moved');
    const names = { username: admin.username, email };
    await expectFailure(await call('PUT', '/api/auth/profile', person.token, names), 409, 'taken');
    expect(await me(person)).toMatchObject({ username: person.username, pendingEmail: null });
    const after = newPerson('after');
    expect((await ask(person, after.email)).status).toBe(200);
    await mailedToken(after.email);
    expect(await post.mails(email)).toEqual([]);
  });
});

test('a stolen session takes nothing over: no change without the password, no reset elsewhere', async () => {
  const person = await signUpApproved(server, admin);
  const thief = newPerson('thief');
  const names = { username: person.username, email: thief.email };
  const answer = await call('PUT', '/api/auth/profile', person.token, names);
  await expectFailure(answer, 403, 'confirmation_required');
  const body = { email: thief.email };
  await send(server.origin, 'POST', '/api/auth/password/forgot', { body });
  // Mails go out in order: a mail to the other address would have come before this one.
  await resetToken(person);
  expect(await post.mails(thief.email)).toEqual([]);
  expect((await login(person.email, person.password)).status).toBe(200);
});

test('mails to one new address are limited over all accounts that ask for them', async () => {
  const { email } = newPerson('flooded');
  const person = await signUpApproved(server, admin);
  for (let count = 0; count < 5; count += 1) expect((await ask(person, email)).status).toBe(200);
  const other = await signUpApproved(server, admin);
  const answer = await ask(other, ` ${email.toUpperCase()}`);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectFailure(answer, 429, 'too_many_attempts');
  expect((await me(other)).pendingEmail).toBeNull();
});
