// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  addAdministrator,
  factorsOf,
  noFactors,
  registerWithFactors,
  resetFactors,
  resetsOf,
} from '../../support/api/factor-resets.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  beginApp,
  beginSignIn,
  codeOf,
  confirmApp,
  endSignIn,
  methodsOf,
  registerWithApp,
} from '../../support/api/second-factors.ts';
import { runStatement } from '../../support/database/database.ts';
import { addAppRow } from '../../support/database/second-factor-rows.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
await confirm(server, admin);
const other = await addAdministrator(server, admin);
await confirm(server, other);

describe('two administrators at once', () => {
  test('reset an account once: one entry', async () => {
    const person = await registerWithFactors(server, admin);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        resetFactors(server, index % 2 ? admin : other, person.id),
      ),
    );
    const messages = await Promise.all(
      answers.map(async (answer) => [answer.status, (await answer.json()).message]),
    );
    expect(messages.map(([status]) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(messages.filter(([, message]) => /Second factors removed/.test(message))).toHaveLength(
      1,
    );
    expect(await resetsOf(server, admin, person)).toHaveLength(1);
  });

  test('reset each other without waiting for each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [
        await addAdministrator(server, admin),
        await addAdministrator(server, admin),
      ];
      await Promise.all([one, two].map((each) => addAppRow(server, each.id)));
      await Promise.all([one, two].map((each) => confirmByRow(each)));
      const answers = await Promise.all([
        resetFactors(server, one, two.id),
        resetFactors(server, two, one.id),
      ]);
      // The later one has lost its session by the earlier one, or both were checked before.
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      for (const status of statuses) expect([200, 401, 403]).toContain(status);
    }
  });

  test('delete and reset an account: it is gone, and the reset does not bring it back', async () => {
    const person = await registerWithFactors(server, admin);
    const path = `/api/auth/users/${person.id}`;
    const [deleted, wasReset] = await Promise.all([
      send(server.origin, 'DELETE', path, { token: other.token }),
      resetFactors(server, admin, person.id),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(wasReset.status);
    expect((await send(server.origin, 'GET', path, { token: admin.token })).status).toBe(404);
    await expectFailure(await resetFactors(server, admin, person.id), 404, 'not_found');
  });
});

/** A session of an account that has second factors already, which no password confirms. */
async function confirmByRow({ id }: Person): Promise<void> {
  const until = Date.now() + 600_000;
  await runStatement(
    server,
    `update sessions set confirmed_until = ${until} where user_id = '${id}'`,
  );
}

describe('an owner with an app', () => {
  test('signs in with the password alone after a reset, and sets up another one', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const challenge = await beginSignIn(server, person);
    expect((await resetFactors(server, admin, person.id)).status).toBe(200);
    await expectFailure(await endSignIn(server, challenge, codeOf(app)), 400, 'sign_in_expired');
    const [recoveryCode = ''] = app.recoveryCodes;
    await expectFailure(await endSignIn(server, challenge, recoveryCode), 400, 'sign_in_expired');
    const token = await signIn(server, person.email, person.password);
    expect(await methodsOf(server, { token })).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
      passkeys: 0,
      confirmsBy: ['password'],
    });
    await confirm(server, { ...person, token });
    const { secret } = await beginApp(server, { token });
    expect((await confirmApp(server, { token }, codeOf({ secret }))).status).toBe(200);
    expect(await factorsOf(server, admin, person.id)).toEqual({ totp: true, passkeys: 0 });
  });

  test('who sets up another one at the moment of the reset has none afterwards', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { person } = await registerWithApp(server, admin);
      const { secret } = await beginApp(server, person, { replace: true });
      const [wasReset, wasSetUp] = await Promise.all([
        resetFactors(server, admin, person.id),
        confirmApp(server, person, codeOf({ secret })),
      ]);
      expect(wasReset.status).toBe(200);
      expect([200, 400, 401]).toContain(wasSetUp.status);
      expect(await factorsOf(server, admin, person.id)).toEqual(noFactors);
      await expectFailure(await confirmApp(server, person, codeOf({ secret })), 401);
      expect(await signIn(server, person.email, person.password)).toBeString();
    }
  });

  test('whose first one is set up at that moment has it, or it was reset: never half of it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await registerApproved(server, admin);
      await confirm(server, person);
      const { secret } = await beginApp(server, person);
      const [wasSetUp, wasReset] = await Promise.all([
        confirmApp(server, person, codeOf({ secret })),
        resetFactors(server, admin, person.id),
      ]);
      expect([wasSetUp.status, wasReset.status]).toEqual([200, 200]);
      const { message } = await wasReset.json();
      const isGone = message !== 'This account has no second factor.';
      const kept = isGone ? noFactors : { totp: true, passkeys: 0 };
      expect(await factorsOf(server, admin, person.id)).toEqual(kept);
      const me = await send(server.origin, 'GET', '/api/auth/me', { token: person.token });
      expect(me.status).toBe(isGone ? 401 : 200);
      expect(await resetsOf(server, admin, person)).toHaveLength(isGone ? 1 : 0);
    }
  });
});
