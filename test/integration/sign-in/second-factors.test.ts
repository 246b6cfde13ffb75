import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { createCaller, send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  type App,
  beginApp,
  beginSignIn,
  codeOf,
  confirmApp,
  confirmByCode,
  endSignIn,
  forgetSteps,
  methodsOf,
  registerWithApp,
  signInWithCode,
  withinOneStep,
  wrongCodeOf,
} from '../../support/api/second-factors.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = createCaller(server.origin);

const withApp = () => registerWithApp(server, admin);

async function sentenceOf(answer: Response): Promise<string> {
  return (await answer.json()).error;
}

describe('the second step', () => {
  test('begins a session, with the codes of one step around now and no other', async () => {
    const { person, app } = await withApp();
    const statusAfter = (steps: number) =>
      withinOneStep(async () => {
        await forgetSteps(server, person);
        const challenge = await beginSignIn(server, person);
        return (await endSignIn(server, challenge, codeOf(app, steps))).status;
      });
    expect(await statusAfter(-2)).toBe(400);
    expect(await statusAfter(-1)).toBe(200);
    expect(await statusAfter(0)).toBe(200);
    expect(await statusAfter(1)).toBe(200);
    expect(await statusAfter(2)).toBe(400);
    const token = await signInWithCode(server, person, app.recoveryCodes[0] ?? '');
    expect((await call('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  test('takes a code once, and none of an earlier step after it', async () => {
    const { person, app } = await withApp();
    const [earlier, present] = [codeOf(app, -1), codeOf(app)];
    await signInWithCode(server, person, present);
    const challenge = await beginSignIn(server, person);
    const replayed = await endSignIn(server, challenge, present);
    const before = await endSignIn(server, challenge, earlier);
    const wrong = await endSignIn(server, challenge, wrongCodeOf(app));
    const nonsense = await endSignIn(server, challenge, 'nonsense');
    const sentences = await Promise.all([replayed, before, wrong, nonsense].map(sentenceOf));
    expect(new Set(sentences).size).toBe(1);
    expect(statusesOf([replayed, before, wrong, nonsense])).toEqual([400, 400, 400, 400]);
    await expectFailure(await confirmByCode(server, person, present), 400, 'code_invalid');
  });

  test('does not take the code with which the app was set up', async () => {
    const person = await registerApproved(server, admin);
    const app = await beginApp(server, person, { currentPassword: person.password });
    const code = codeOf(app);
    expect((await confirmApp(server, person, code)).status).toBe(200);
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, code), 400, 'code_invalid');
  });

  test('is taken by one of several requests at once with the same code', async () => {
    const { person, app } = await withApp();
    const challenges: string[] = [];
    for (let count = 0; count < 6; count += 1) challenges.push(await beginSignIn(server, person));
    const code = codeOf(app);
    const answers = await Promise.all(challenges.map((each) => endSignIn(server, each, code)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test('ends its challenge, also for several at once with different codes', async () => {
    const { person, app } = await withApp();
    const challenge = await beginSignIn(server, person);
    const codes = [codeOf(app), ...app.recoveryCodes.slice(0, 3)];
    const answers = await Promise.all(codes.map((code) => endSignIn(server, challenge, code)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400]);
    const left = (await methodsOf(server, person)).recoveryCodesLeft;
    // What ended none of them is not used up.
    expect(left).toBeGreaterThanOrEqual(9);
    const again = await endSignIn(server, challenge, app.recoveryCodes.at(-1) ?? '');
    await expectFailure(again, 400, 'sign_in_expired');
    expect((await methodsOf(server, person)).recoveryCodesLeft).toBe(left);
  });

  test('is of the challenge’s account: no code of another one ends it', async () => {
    const { person, app } = await withApp();
    const other = await withApp();
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, codeOf(other.app)), 400, 'code_invalid');
    const [foreign = ''] = other.app.recoveryCodes;
    await expectFailure(await endSignIn(server, challenge, foreign), 400, 'code_invalid');
    expect((await methodsOf(server, other.person)).recoveryCodesLeft).toBe(10);
    expect((await endSignIn(server, challenge, codeOf(app))).status).toBe(200);
  });

  test.each([
    ['an unknown challenge', 'x'],
    ['a session’s token', admin.token],
    ['no challenge', ''],
  ])('of %s has expired', async (_, challenge) => {
    await expectFailure(await endSignIn(server, challenge, '123456'), 400, 'sign_in_expired');
  });

  test.each([
    [{}],
    [{ challenge: 'x' }],
    [{ code: '123456' }],
    [{ challenge: 'x', code: 123456 }],
    [{ challenge: ['x'], code: '123456' }],
    [{ challenge: 'x', code: '' }],
    [{ challenge: 'x', code: '1'.repeat(41) }],
    [{ challenge: 'x'.repeat(201), code: '123456' }],
    [{ challenge: 'x', code: '123456', userId: admin.id }],
  ])('with %j is refused', async (body) => {
    const answer = await send(server.origin, 'POST', '/api/auth/login/second', { body });
    await expectFailure(answer, 400, 'invalid_request');
  });
});

describe('a challenge dies', () => {
  async function expectDead(challenge: string, app: App) {
    const answer = await endSignIn(server, challenge, codeOf(app));
    await expectFailure(answer, 400, 'sign_in_expired');
  }

  test('after ten minutes', async () => {
    const { person, app } = await withApp();
    const challenge = await beginSignIn(server, person);
    const past = `update sign_in_steps set expires_at = expires_at - 600001 where user_id = '${person.id}'`;
    await runStatement(server, past);
    await expectDead(challenge, app);
  });

  test('with the password that began it', async () => {
    const { person, app } = await withApp();
    const challenge = await beginSignIn(server, person);
    expect((await confirmByCode(server, person, codeOf(app))).status).toBe(200);
    const body = { currentPassword: person.password, newPassword: 'another horse' };
    expect((await call('PUT', '/api/auth/password', person, body)).status).toBe(200);
    await forgetSteps(server, person);
    await expectDead(challenge, app);
  });

  test('when the account is suspended, also for the time after it', async () => {
    const { person, app } = await withApp();
    const challenge = await beginSignIn(server, person);
    const suspend = await call('PUT', `/api/auth/users/${person.id}`, admin, {
      status: 'pending',
    });
    expect(suspend.status).toBe(200);
    await expectDead(challenge, app);
  });

  test('with its account', async () => {
    const { person, app } = await withApp();
    const challenge = await beginSignIn(server, person);
    expect((await call('DELETE', `/api/auth/users/${person.id}`, admin)).status).toBe(200);
    await expectDead(challenge, app);
  });
});
