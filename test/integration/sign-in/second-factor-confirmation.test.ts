// @long
import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  newPerson,
  type Person,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { createCaller, send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  beginSignIn,
  codeOf,
  confirmByCode,
  endSignIn,
  forgetSteps,
  methodsOf,
  registerWithApp,
  setUpApp,
  signInWithCode,
} from '../../support/api/second-factors.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

type Session = Pick<Person, 'token'>;

const call = createCaller(server.origin);
const confirmWith = (session: Session, body: object) =>
  call('POST', '/api/auth/confirm', session, body);

/** A person with an app, in a session that nothing has confirmed. */
async function withFreshSession() {
  const { person, app } = await registerWithApp(server, admin);
  const token = await signInWithCode(server, person, codeOf(app));
  await forgetSteps(server, person);
  return { person: { ...person, token }, app };
}

/** Every call that a session alone may not make, each as the account would make it. */
const sensitiveCalls = ({ username, password }: Person): [string, string, object][] => [
  ['PUT', '/api/auth/profile', { username, email: newPerson('thief').email }],
  ['POST', '/api/auth/token', {}],
  ['POST', '/api/tokens', { name: 'mine', scopes: ['upload'] }],
  ['POST', '/api/auth/totp', { replace: true }],
  ['PUT', '/api/auth/password', { currentPassword: password, newPassword: 'another horse' }],
];

describe('with a second factor', () => {
  test('the password confirms nothing: neither a session nor a call', async () => {
    const { person } = await withFreshSession();
    const { password } = person;
    await expectFailure(await confirmWith(person, { password }), 403, 'confirmation_required');
    for (const [method, path, body] of sensitiveCalls(person)) {
      const alone = await call(method, path, person, body);
      await expectFailure(alone, 403, 'confirmation_required');
      const along = await call(method, path, person, { currentPassword: password, ...body });
      await expectFailure(along, 403, 'confirmation_required');
    }
    for (const [method, path] of [
      ['DELETE', '/api/auth/totp'],
      ['POST', '/api/auth/recovery-codes'],
    ] as const) {
      await expectFailure(await call(method, path, person), 403, 'confirmation_required');
    }
    expect((await methodsOf(server, person)).recoveryCodesLeft).toBe(10);
  });

  test('a code confirms its session for ten minutes, and no other one', async () => {
    const { person, app } = await withFreshSession();
    const elsewhere = { token: await signInWithCode(server, person, codeOf(app)) };
    await forgetSteps(server, person);
    const answer = await confirmWith(person, { code: codeOf(app) });
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(Date.parse(data.confirmedUntil) - Date.now()).toBeWithin(500_000, 600_001);
    for (const [method, path, body] of sensitiveCalls(person)) {
      const refused = await call(method, path, elsewhere, body);
      await expectFailure(refused, 403, 'confirmation_required');
      expect((await call(method, path, person, body)).status).toBeWithin(200, 300);
    }
    const past = `update sessions set confirmed_until = confirmed_until - 600001 where user_id = '${person.id}'`;
    await runStatement(server, past);
    await expectFailure(await call('POST', '/api/auth/token', person, {}), 403);
  });

  test('a recovery code confirms too, once', async () => {
    const { person, app } = await withFreshSession();
    const [code = ''] = app.recoveryCodes;
    expect((await confirmWith(person, { code })).status).toBe(200);
    expect((await call('POST', '/api/auth/token', person, {})).status).toBe(201);
    await expectFailure(await confirmWith(person, { code }), 400, 'code_invalid');
  });

  test('a confirmed session changes the password with the right one alone', async () => {
    const { person, app } = await withFreshSession();
    expect((await confirmByCode(server, person, codeOf(app))).status).toBe(200);
    const change = (currentPassword: string) =>
      call('PUT', '/api/auth/password', person, { currentPassword, newPassword: 'another horse' });
    await expectFailure(await change('a wrong one'), 400, 'wrong_password');
    expect((await change(person.password)).status).toBe(200);
  });

  test('what the password had confirmed elsewhere is not confirmed any more', async () => {
    const person = await registerApproved(server, admin);
    const elsewhere = { ...person, token: await signIn(server, person.email, person.password) };
    await confirm(server, elsewhere);
    await setUpApp(server, person);
    const refused = await call('POST', '/api/auth/token', elsewhere, {});
    await expectFailure(refused, 403, 'confirmation_required');
    expect((await call('POST', '/api/auth/token', person, {})).status).toBe(201);
  });

  test('of ten confirmations at once with one code, one counts', async () => {
    const { person, app } = await withFreshSession();
    const code = codeOf(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirmByCode(server, person, code)),
    );
    const statuses = statusesOf(answers);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe('confirming', () => {
  test.each([
    [{}],
    [{ password: 'correct horse', code: '123456' }],
    [{ code: 123456 }],
    [{ code: '' }],
    [{ code: '1'.repeat(41) }],
    [{ password: 'correct horse', userId: 'x' }],
  ])('with %j is refused', async (body) => {
    const person = await registerApproved(server, admin);
    await expectFailure(await confirmWith(person, body), 400, 'invalid_request');
  });

  test('with a code is for accounts that have a second factor', async () => {
    const person = await registerApproved(server, admin);
    await expectFailure(await confirmWith(person, { code: '123456' }), 400, 'code_invalid');
    await expectFailure(await call('POST', '/api/auth/token', person, {}), 403);
  });

  test('an account without password and second factor is a sign-in of ten minutes', async () => {
    const person = await registerApproved(server, admin);
    await runStatement(server, `update users set password_hash = '' where id = '${person.id}'`);
    expect(await methodsOf(server, person)).toMatchObject({
      hasPassword: false,
      confirmsBy: ['sign-in'],
    });
    expect((await call('POST', '/api/auth/token', person, {})).status).toBe(201);
    const { password } = person;
    await expectFailure(await confirmWith(person, { password }), 400, 'wrong_password');
    const past = `update sessions set created_at = created_at - 600001 where user_id = '${person.id}'`;
    await runStatement(server, past);
    const refused = await call('POST', '/api/auth/token', person, {});
    await expectFailure(refused, 403, 'confirmation_required');
  });

  test('an account without password and with an app takes a code all the same', async () => {
    const { person, app } = await withFreshSession();
    await runStatement(server, `update users set password_hash = '' where id = '${person.id}'`);
    const refused = await call('POST', '/api/auth/token', person, {});
    await expectFailure(refused, 403, 'confirmation_required');
    expect((await confirmByCode(server, person, codeOf(app))).status).toBe(200);
    expect((await call('POST', '/api/auth/token', person, {})).status).toBe(201);
  });
});

describe('no way leads round the second factor', () => {
  test('the API token does not sign in, confirm or change factors', async () => {
    const { person, app } = await withFreshSession();
    const { apiToken } = (await (await call('GET', '/api/auth/token', person)).json()).data;
    for (const [method, path, body] of [
      ['POST', '/api/auth/confirm', { code: codeOf(app) }],
      ['POST', '/api/auth/totp', { replace: true }],
      ['PUT', '/api/auth/totp', { code: codeOf(app) }],
      ['GET', '/api/auth/sessions', undefined],
    ] as const) {
      const answer = await call(method, path, { token: apiToken }, body);
      await expectFailure(answer, 403, 'forbidden');
    }
    expect((await confirmByCode(server, person, codeOf(app))).status).toBe(200);
  });

  test('an email that is changed leaves the factor', async () => {
    const { person, app } = await withFreshSession();
    await confirmByCode(server, person, codeOf(app));
    const { email } = newPerson('moved');
    const { username } = person;
    expect((await call('PUT', '/api/auth/profile', person, { username, email })).status).toBe(200);
    const challenge = await beginSignIn(server, { ...person, email });
    await forgetSteps(server, person);
    expect((await endSignIn(server, challenge, codeOf(app))).status).toBe(200);
  });

  test('by username as by email a code is asked for', async () => {
    const { person } = await withFreshSession();
    const body = { login: person.username, password: person.password };
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'second_factor_required',
      error: expect.any(String),
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      factors: ['code'],
    });
  });
});
