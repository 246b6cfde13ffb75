import { afterAll, describe, expect, test } from 'bun:test';

import { type Person, setUpAdministrator, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  beginSignIn,
  codeOf,
  confirmByCode,
  endSignIn,
  forgetSteps,
  registerWithApp,
  signInWithCode,
  wrongCodeOf,
} from '../../support/api/second-factors.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

let addresses = 0;

/** An address of a network that nothing has come from. */
function elsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.51.${addresses}.7` };
}

async function auditOf({ username }: Person, action: string) {
  const query = new URLSearchParams({ search: username, action, limit: '100' });
  const answer = await send(server.origin, 'GET', `/api/admin/audit?${query}`, {
    token: admin.token,
  });
  const { entries } = (await answer.json()).data;
  return entries.filter((entry: { action: string }) => entry.action === action);
}

describe('wrong codes', () => {
  test('are ten in a quarter of an hour, whichever the challenge and the network', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const wrong = wrongCodeOf(app);
    for (let count = 0; count < 10; count += 1) {
      const headers = elsewhere();
      const challenge = await beginSignIn(server, person, headers);
      await expectFailure(await endSignIn(server, challenge, wrong, headers), 400, 'code_invalid');
    }
    const challenge = await beginSignIn(server, person);
    const refused = await endSignIn(server, challenge, codeOf(app), elsewhere());
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(800, 901);
    await expectFailure(refused, 429, 'too_many_attempts');
    const [recovery = ''] = app.recoveryCodes;
    await expectFailure(await endSignIn(server, challenge, recovery), 429, 'too_many_attempts');
    await expectFailure(await confirmByCode(server, person, codeOf(app)), 429, 'too_many_attempts');

    // Another account is not affected, and this one gets in when the quarter is over.
    const other = await registerWithApp(server, admin);
    await signInWithCode(server, other.person, codeOf(other.app));
    await runStatement(server, 'update attempts set ends_at = ends_at - 900001');
    await forgetSteps(server, person);
    expect((await endSignIn(server, challenge, codeOf(app))).status).toBe(200);
  });

  test('at once are no more', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const challenge = await beginSignIn(server, person);
    const wrong = wrongCodeOf(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => endSignIn(server, challenge, wrong, elsewhere())),
    );
    const invalid = answers.filter(({ status }) => status === 400);
    const refused = answers.filter(({ status }) => status === 429);
    expect([invalid.length, refused.length]).toEqual([10, 20]);
    expect(await auditOf(person, 'user.second_factor_failed')).toHaveLength(10);
  });

  test('stay counted when a right one comes between, which itself does not count', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const wrong = wrongCodeOf(app);
    for (let count = 0; count < 9; count += 1) {
      const challenge = await beginSignIn(server, person);
      await expectFailure(await endSignIn(server, challenge, wrong), 400, 'code_invalid');
    }
    for (let count = 0; count < 3; count += 1) {
      await forgetSteps(server, person);
      await signInWithCode(server, person, codeOf(app));
    }
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, wrong), 400, 'code_invalid');
    await expectFailure(await endSignIn(server, challenge, wrong), 429, 'too_many_attempts');
  });

  test('are in the audit log and the log with the address, and not with the code', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const wrong = wrongCodeOf(app);
    const headers = { 'x-forwarded-for': '203.0.113.91' };
    const challenge = await beginSignIn(server, person, headers);
    await endSignIn(server, challenge, wrong, headers);
    const [entry, ...others] = await auditOf(person, 'user.second_factor_failed');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actor: null,
      subject: { _id: person.id },
      address: '203.0.113.91',
      detail: 'sign-in',
    });
    const lines = server.output().split('\n');
    const logged = lines.filter(
      (line) => line.includes(person.id) && line.includes('203.0.113.91'),
    );
    expect(logged.join('\n')).toContain('"event":"second_factor.refused"');
    expect(server.output()).not.toContain(wrong);
    expect(server.output()).not.toContain(challenge);
    expect(server.output()).not.toContain(app.secret);
  });

  test('while confirming count alike, with the owner as the actor', async () => {
    const { person, app } = await registerWithApp(server, admin);
    const wrong = wrongCodeOf(app);
    for (let count = 0; count < 10; count += 1) {
      await expectFailure(await confirmByCode(server, person, wrong), 400, 'code_invalid');
    }
    await expectFailure(await confirmByCode(server, person, wrong), 429, 'too_many_attempts');
    const entries = await auditOf(person, 'user.second_factor_failed');
    expect(entries).toHaveLength(10);
    expect(entries[0]).toMatchObject({ actor: { _id: person.id }, detail: 'confirmation' });
  });
});

test('unknown challenges are stopped by network alone', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  for (let count = 0; count < 100; count += 1) {
    const answer = await endSignIn(server, `unknown-${count}`, '123456', headers);
    await expectFailure(answer, 400, 'sign_in_expired');
  }
  const answer = await endSignIn(server, 'unknown', '123456', headers);
  await expectFailure(answer, 429, 'too_many_attempts');
  expect(await signIn(server, admin.email, admin.password)).toBeString();
});
