import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { createCaller, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  beginSignIn,
  endSignIn,
  methodsOf,
  registerWithApp,
  signInWithCode,
} from '../../support/api/second-factors.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = createCaller(server.origin);

const withApp = () => registerWithApp(server, admin);

describe('recovery codes', () => {
  test('sign in once each, however they are written', async () => {
    const { person, app } = await withApp();
    const [first = '', second = ''] = app.recoveryCodes;
    await signInWithCode(server, person, first);
    await signInWithCode(server, person, ` ${second.replaceAll('-', ' ').toUpperCase()} `);
    expect((await methodsOf(server, person)).recoveryCodesLeft).toBe(8);
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, first), 400, 'code_invalid');
    expect((await methodsOf(server, person)).recoveryCodesLeft).toBe(8);
  });

  test('at once are used once', async () => {
    const { person, app } = await withApp();
    const challenges: string[] = [];
    for (let count = 0; count < 5; count += 1) challenges.push(await beginSignIn(server, person));
    const [code = ''] = app.recoveryCodes;
    const answers = await Promise.all(challenges.map((each) => endSignIn(server, each, code)));
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400]);
  });

  test('end with the next set, which takes a confirmed session and a second factor', async () => {
    const { person, app } = await withApp();
    const renewed = await call('POST', '/api/auth/recovery-codes', person);
    expect(renewed.status).toBe(200);
    const { recoveryCodes } = (await renewed.json()).data;
    expect(recoveryCodes).toHaveLength(10);
    const challenge = await beginSignIn(server, person);
    for (const old of app.recoveryCodes.slice(0, 3)) {
      await expectFailure(await endSignIn(server, challenge, old), 400, 'code_invalid');
    }
    expect((await endSignIn(server, challenge, recoveryCodes[0])).status).toBe(200);

    const without = await registerApproved(server, admin);
    await expectFailure(
      await call('POST', '/api/auth/recovery-codes', without),
      403,
      'confirmation_required',
    );
    await confirm(server, without);
    await expectFailure(
      await call('POST', '/api/auth/recovery-codes', without),
      400,
      'invalid_request',
    );
  });
});
