import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { createCaller, send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
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
  wrongCodeOf,
} from '../../support/api/second-factors.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = createCaller(server.origin);

const withApp = () => registerWithApp(server, admin);

describe('setting up an authenticator app', () => {
  test('takes a confirmed session and a code of the app, and changes nothing before', async () => {
    const person = await registerApproved(server, admin);
    const refused = await call('POST', '/api/auth/totp', person, {});
    await expectFailure(refused, 403, 'confirmation_required');
    const wrongPassword = await call('POST', '/api/auth/totp', person, { currentPassword: 'no' });
    await expectFailure(wrongPassword, 400, 'wrong_password');
    const { secret, uri } = await beginApp(server, person, { currentPassword: person.password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Perch');
    expect(uri).toContain(person.username);
    await expectFailure(
      await confirmApp(server, person, wrongCodeOf({ secret })),
      400,
      'code_invalid',
    );
    expect(await methodsOf(server, person)).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
      confirmsBy: ['password'],
    });
    const { email, password } = person;
    const body = { email, password };
    expect((await send(server.origin, 'POST', '/api/auth/login', { body })).status).toBe(200);

    const answer = await confirmApp(server, person, codeOf({ secret }));
    expect(answer.status).toBe(200);
    const { recoveryCodes } = (await answer.json()).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[^-]{4}$/);
    expect(await methodsOf(server, person)).toEqual({
      hasPassword: true,
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
      passkeys: 0,
      identities: 0,
      isSecondFactorRequired: false,
      confirmsBy: ['code'],
    });
    await beginSignIn(server, person);
  });

  test('goes on with the last secret that was made, in the session that made it', async () => {
    const person = await registerApproved(server, admin);
    const elsewhere = { ...person, token: (await registerApproved(server, admin)).token };
    const body = { currentPassword: person.password };
    const first = await beginApp(server, person, body);
    const second = await beginApp(server, person, body);
    const foreign = await confirmApp(server, elsewhere, codeOf(second));
    await expectFailure(foreign, 400, 'sign_in_expired');
    await expectFailure(await confirmApp(server, person, codeOf(first)), 400, 'code_invalid');
    expect((await confirmApp(server, person, codeOf(second))).status).toBe(200);
    // Once.
    await expectFailure(
      await confirmApp(server, person, codeOf(second, 1)),
      400,
      'sign_in_expired',
    );
  });

  test('by two requests at once is done by one', async () => {
    const person = await registerApproved(server, admin);
    const app = await beginApp(server, person, { currentPassword: person.password });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirmApp(server, person, codeOf(app))),
    );
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400]);
    expect((await methodsOf(server, person)).recoveryCodesLeft).toBe(10);
  });

  test('is over after half an hour', async () => {
    const person = await registerApproved(server, admin);
    const app = await beginApp(server, person, { currentPassword: person.password });
    const past = `update sign_in_steps set expires_at = expires_at - 1800001 where user_id = '${person.id}'`;
    await runStatement(server, past);
    await expectFailure(await confirmApp(server, person, codeOf(app)), 400, 'sign_in_expired');
  });

  test('again is refused unless it replaces the app, which works until then', async () => {
    const { person, app } = await withApp();
    expect((await confirmByCode(server, person, codeOf(app))).status).toBe(200);
    await expectFailure(await call('POST', '/api/auth/totp', person, {}), 409, 'taken');
    const next = await beginApp(server, person, { replace: true });
    await forgetSteps(server, person);
    await signInWithCode(server, person, codeOf(app));
    const answer = await confirmApp(server, person, codeOf(next));
    expect(answer.status).toBe(200);
    await forgetSteps(server, person);
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, codeOf(app)), 400, 'code_invalid');
    const [old = ''] = app.recoveryCodes;
    await expectFailure(await endSignIn(server, challenge, old), 400, 'code_invalid');
    expect((await endSignIn(server, challenge, codeOf(next))).status).toBe(200);
  });

  test('in two sessions at once leaves the app that was first', async () => {
    const person = await registerApproved(server, admin);
    const { email, password } = person;
    const body = { email, password };
    const signedIn = await send(server.origin, 'POST', '/api/auth/login', { body });
    const other = { ...person, token: (await signedIn.json()).token };
    const currentPassword = password;
    const first = await beginApp(server, person, { currentPassword });
    const second = await beginApp(server, other, { currentPassword });
    expect((await confirmApp(server, person, codeOf(first))).status).toBe(200);
    await expectFailure(await confirmApp(server, other, codeOf(second)), 409, 'taken');
    await forgetSteps(server, person);
    await signInWithCode(server, person, codeOf(first));
  });
});

describe('removing the app', () => {
  test('takes a confirmed session, and the codes go with it', async () => {
    const { person } = await withApp();
    const elsewhere = await withApp();
    expect((await call('DELETE', '/api/auth/totp', person)).status).toBe(200);
    expect(await methodsOf(server, person)).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
      confirmsBy: ['password'],
    });
    const { email, password } = person;
    const body = { email, password };
    expect((await send(server.origin, 'POST', '/api/auth/login', { body })).status).toBe(200);
    await expectFailure(await call('DELETE', '/api/auth/totp', person), 404, 'not_found');
    expect((await methodsOf(server, elsewhere.person)).recoveryCodesLeft).toBe(10);
  });

  test('is not for the API token or a session that is not confirmed', async () => {
    const { person, app } = await withApp();
    const token = await signInWithCode(server, person, codeOf(app));
    const removed = await call('DELETE', '/api/auth/totp', { token });
    await expectFailure(removed, 403, 'confirmation_required');
    const shown = await (await call('GET', '/api/auth/token', person)).json();
    for (const [method, path] of [
      ['DELETE', '/api/auth/totp'],
      ['POST', '/api/auth/recovery-codes'],
      ['GET', '/api/auth/sign-in-methods'],
    ] as const) {
      const answer = await call(method, path, { token: shown.data.apiToken });
      await expectFailure(answer, 403, 'forbidden');
      await expectFailure(await send(server.origin, method, path), 401, 'unauthenticated');
    }
    expect((await methodsOf(server, person)).totpSince).toBeString();
  });
});
