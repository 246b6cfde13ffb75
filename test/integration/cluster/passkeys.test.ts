// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { makePasskey, signChallenge } from '../../support/passkeys/authenticator.ts';
import {
  confirmationOptions,
  creationOptions,
  listPasskeys,
  registerConfirmed,
  sendConfirmation,
  sendNewPasskey,
  sendSignIn,
  signInOptions,
} from '../../support/passkeys/passkey-calls.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';

// Behind one name, as a load balancer has it.
const origin = 'https://localhost';
const one = await startServer({ PUBLIC_URL: origin });
const other = await startSecondServer(one);
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

test('what a passkey begins at one server it ends at the other, once over both', async () => {
  const admin = await becomeAdministrator(one);
  const person = await registerConfirmed(one, admin);
  const { passkey, credential } = await makePasskey(await creationOptions(one, person), origin);
  expect((await sendNewPasskey(other, person, credential)).status).toBe(200);
  expect(await listPasskeys(one, person)).toHaveLength(1);

  const signed = await signChallenge(passkey, await signInOptions(one), origin);
  const answers = await Promise.all([other, one, other].map((at) => sendSignIn(at, signed)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  for (const answer of answers) {
    if (answer.status === 400) await expectFailure(answer, 400, 'passkey_invalid');
  }
  const options = await confirmationOptions(other, person);
  const confirming = await signChallenge(passkey, options, origin);
  expect((await sendConfirmation(one, person, confirming)).status).toBe(200);
});
