// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  type App,
  beginSignIn,
  codeOf,
  confirmByCode,
  endSignIn,
  forgetSteps,
  registerWithApp,
  wrongCodeOf,
} from '../../support/api/second-factors.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';

const one = await startServer();
const other = await startSecondServer(one);
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(one);

test('a sign-in that began at one server ends at the other', async () => {
  const { person, app } = await registerWithApp(one, admin);
  const challenge = await beginSignIn(one, person);
  expect((await endSignIn(other, challenge, codeOf(app))).status).toBe(200);
  await forgetSteps(one, person);
  const again = await endSignIn(one, challenge, codeOf(app));
  await expectFailure(again, 400, 'sign_in_expired');
});

test('a code that one server has accepted is refused by the other', async () => {
  const { person, app } = await registerWithApp(one, admin);
  const code = codeOf(app);
  expect((await endSignIn(one, await beginSignIn(one, person), code)).status).toBe(200);
  const replayed = await endSignIn(other, await beginSignIn(other, person), code);
  await expectFailure(replayed, 400, 'code_invalid');
  await expectFailure(await confirmByCode(other, person, code), 400, 'code_invalid');
});

test('at both at once it is accepted once, and so is a recovery code', async () => {
  for (const codeFrom of [codeOf, ({ recoveryCodes: [code = ''] }: App) => code]) {
    const { person, app } = await registerWithApp(one, admin);
    const code = codeFrom(app);
    const servers = [one, other, one, other, one, other];
    const challenges: string[] = [];
    for (const server of servers) challenges.push(await beginSignIn(server, person));
    const answers = await Promise.all(
      servers.map((server, index) => endSignIn(server, challenges[index] ?? '', code)),
    );
    const statuses = statusesOf(answers);
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
  }
});

test('wrong codes at both together are ten', async () => {
  const { person, app } = await registerWithApp(one, admin);
  const challenge = await beginSignIn(one, person);
  const wrong = wrongCodeOf(app);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => endSignIn(index % 2 ? one : other, challenge, wrong)),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
});
