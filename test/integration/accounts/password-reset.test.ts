// @long
import { afterAll, describe, expect, test } from 'bun:test';

import {
  newPerson,
  setUpAdministrator,
  signIn,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { untilMailsAreSent } from '../../support/api/registration-mail.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { storedText } from '../../support/files/stored-text.ts';
import { processorMs } from '../../support/servers/processor-time.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

const forgot = (email: unknown, on = server) =>
  send(on.origin, 'POST', '/api/auth/password/forgot', { body: { email } });
const reset = (token: string, newPassword = 'a new password') =>
  send(server.origin, 'POST', '/api/auth/password/reset', { body: { token, newPassword } });
const login = (email: string, password: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });
const me = (token: string) => send(server.origin, 'GET', '/api/auth/me', { token });

/** The token of the latest of `count` links that were mailed to this person; one is approval. */
async function mailedToken(email: string, count = 1) {
  const mails = await post.waitForMails(email, count + 1);
  const link = /http\S+\/reset-password#token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  expect(link).toStartWith(`${server.origin}/`);
  return new URL(link).hash.replace('#token=', '');
}

async function personWithLink() {
  const person = await signUpApproved(server, admin);
  expect((await forgot(person.email)).status).toBe(200);
  return { ...person, link: await mailedToken(person.email) };
}

describe('a mailed link', () => {
  test('sets a new password, and ends every session, the API token and those with a name', async () => {
    const person = await signUpApproved(server, admin);
    const other = await signIn(server, person.email, person.password);
    const answer = await send(server.origin, 'GET', '/api/auth/token', { token: other });
    const { apiToken } = (await answer.json()).data;
    const fields = { scopes: ['files:read' as const], currentPassword: person.password };
    const { secret } = await makeToken(server, { token: other }, fields);
    const list = (by: string) => send(server.origin, 'GET', '/api/upload/my', { token: by });
    for (const by of [apiToken, secret]) expect((await list(by)).status).toBe(200);
    expect((await forgot(person.email.toUpperCase())).status).toBe(200);
    const token = await mailedToken(person.email);
    expect(token).toMatch(/^[\w-]{43}$/);

    const done = await reset(token);
    expect(done.status).toBe(200);
    expect(await done.json()).toEqual({ success: true, message: expect.any(String) });
    await expectFailure(await me(person.token), 401, 'unauthenticated');
    await expectFailure(await me(other), 401, 'unauthenticated');
    await expectFailure(await login(person.email, person.password), 401, 'invalid_credentials');
    expect((await login(person.email, 'a new password')).status).toBe(200);
    for (const by of [apiToken, secret])
      await expectFailure(await list(by), 401, 'unauthenticated');
  });

  test('keeps upload clients working where that is asked for', async () => {
    const person = await signUpApproved(server, admin);
    const answer = await send(server.origin, 'GET', '/api/auth/token', { token: person.token });
    const { apiToken } = (await answer.json()).data;
    await forgot(person.email);
    const token = await mailedToken(person.email);
    const body = { token, newPassword: 'a new password', keepApiToken: true };
    const done = await send(server.origin, 'POST', '/api/auth/password/reset', { body });
    expect(done.status).toBe(200);
    await expectFailure(await me(person.token), 401, 'unauthenticated');
    const list = await send(server.origin, 'GET', '/api/upload/my', { token: apiToken });
    expect(list.status).toBe(200);
  });

  test('works once, also for ten at once', async () => {
    const person = await personWithLink();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(person.link, `password ${index}`)),
    );
    const statuses = statusesOf(answers);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(person.email, `password ${winner}`)).status).toBe(200);
    await expectFailure(await reset(person.link), 400, 'reset_invalid');
  });

  test('dies when a newer one is mailed', async () => {
    const person = await personWithLink();
    expect((await forgot(person.email)).status).toBe(200);
    const newer = await mailedToken(person.email, 2);
    await expectFailure(await reset(person.link), 400, 'reset_invalid');
    expect((await reset(newer)).status).toBe(200);
  });

  test('dies when the password is changed', async () => {
    const person = await personWithLink();
    const body = { currentPassword: person.password, newPassword: 'chosen myself' };
    const { token } = person;
    const changed = await send(server.origin, 'PUT', '/api/auth/password', { token, body });
    expect(changed.status).toBe(200);
    await expectFailure(await reset(person.link), 400, 'reset_invalid');
  });

  test('is worth nothing once the account is suspended', async () => {
    const person = await personWithLink();
    const body = { status: 'pending' };
    const path = `/api/auth/users/${person.id}`;
    await send(server.origin, 'PUT', path, { token: admin.token, body });
    await expectFailure(await reset(person.link), 400, 'reset_invalid');
  });

  test('survives a refused password', async () => {
    const person = await personWithLink();
    await expectFailure(await reset(person.link, '12345'), 400, 'invalid_request');
    expect((await reset(person.link)).status).toBe(200);
  });

  test('is nowhere in what the server keeps or logs', async () => {
    const person = await personWithLink();
    expect(await storedText(server)).not.toContain(person.link);
    expect(server.output()).not.toContain(person.link);
  });
});

describe('asking for a link', () => {
  test('gets one answer whether or not there is an account, and mails only those let in', async () => {
    const approved = await signUpApproved(server, admin);
    const pending = newPerson();
    await send(server.origin, 'POST', '/api/auth/register', { body: pending });
    const unregistered = newPerson();
    const answers = await Promise.all(
      [approved, pending, unregistered].map(async ({ email }) => {
        const answer = await forgot(email);
        return { status: answer.status, body: await answer.text() };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await mailedToken(approved.email);
    await untilMailsAreSent(server);
    expect(await post.mails(pending.email)).toEqual([]);
    expect(await post.mails(unregistered.email)).toEqual([]);
  });

  test('costs the same for known and unknown emails', async () => {
    const cost = { known: 0, unknown: 0 };
    const rounds = 8;
    const forgotCost = async (email: string) => {
      const before = await processorMs(server);
      await forgot(email);
      return (await processorMs(server)) - before;
    };
    for (let round = 0; round < rounds; round += 1) {
      const person = await signUpApproved(server, admin);
      cost.known += await forgotCost(person.email);
      cost.unknown += await forgotCost(newPerson().email);
    }
    // Less than a hash or a mail would take; what else the server does meanwhile falls on both.
    expect(Math.abs(cost.known - cost.unknown)).toBeLessThan(15 * rounds);
  });

  test('again and again for one address is stopped, with the time to wait', async () => {
    const { email } = newPerson();
    for (let count = 0; count < 5; count += 1) expect((await forgot(email)).status).toBe(200);
    const answer = await forgot(` ${email.toUpperCase()}`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectFailure(answer, 429, 'too_many_attempts');
    expect((await forgot(newPerson().email)).status).toBe(200);
  });

  test.each([[''], ['robin'], ['a@example.org\r\nBcc: b@example.org'], [['a@example.org']]])(
    'with the email %p is refused',
    async (email) => {
      await expectFailure(await forgot(email), 400, 'invalid_request');
    },
  );

  test('where no mail is sent says so', async () => {
    await using silent = await startServer();
    const answer = await forgot(admin.email, silent);
    expect(answer.status).toBe(200);
    expect((await answer.json()).message).toMatch(/does not send email/);
  });
});

test.each([[''], ['guess'], ['A'.repeat(43)]])('the token %p sets nothing', async (token) => {
  await expectFailure(await reset(token), 400, 'reset_invalid');
});
