// @both-stacks @long

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person } from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { makePasskey, signChallenge } from '../../support/passkeys/authenticator.ts';
import {
  addPasskey,
  creationOptions,
  listPasskeys,
  registerConfirmed,
  registerWithPasskey,
  sendNewPasskey,
  sendSignIn,
  signInOptions,
  signInWith,
} from '../../support/passkeys/passkey-calls.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { outcomeOf } from '../../support/wait.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url, MAIL_FROM: 'Perch <perch@example.net>' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function sessionsOf({ token }: Pick<Person, 'token'>): Promise<unknown[]> {
  const answer = await send(server.origin, 'GET', '/api/auth/sessions', { token });
  return (await answer.json()).data.sessions;
}

const changeUser = (id: string, body: unknown) =>
  send(server.origin, 'PUT', `/api/auth/users/${id}`, { token: admin.token, body });

describe('at once', () => {
  test('the same answer twice begins one session', async () => {
    const person = await registerWithPasskey(server, admin);
    const options = await signInOptions(server);
    const credential = await signChallenge(person.passkey, options, server.origin);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendSignIn(server, credential)),
    );
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  test('two copies of an authenticator, with the same count, begin one session', async () => {
    const person = await registerWithPasskey(server, admin);
    const credentials = await Promise.all(
      [1, 2].map(async () =>
        signChallenge({ ...person.passkey }, await signInOptions(server), server.origin),
      ),
    );
    const answers = await Promise.all(credentials.map((each) => sendSignIn(server, each)));
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  test('two answers for the twentieth place of an account add one passkey', async () => {
    const person = await registerConfirmed(server, admin);
    for (let count = 0; count < 19; count += 1) await addPasskey(server, person);
    const credentials = await Promise.all(
      [1, 2].map(async () => {
        const options = await creationOptions(server, person);
        return (await makePasskey(options, server.origin)).credential;
      }),
    );
    const answers = await Promise.all(
      credentials.map((each) => sendNewPasskey(server, person, each)),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    for (const answer of answers) {
      if (answer.status === 409) await expectFailure(answer, 409, 'passkey_limit');
    }
    expect(await listPasskeys(server, person)).toHaveLength(20);
    expect(await outcomeOf(creationOptions(server, person))).toThrow('"passkey_limit"');
  });

  test('two first passkeys come with one set of recovery codes', async () => {
    const person = await registerConfirmed(server, admin);
    const added = await Promise.all([1, 2].map(() => addPasskey(server, person)));
    const codes = added.map(({ recoveryCodes = [] }) => recoveryCodes.length);
    expect(codes.toSorted((one, two) => one - two)).toEqual([0, 10]);
  });
});

describe('an account', () => {
  test('that is suspended or turned down is not opened by its passkey, and is again afterwards', async () => {
    const person = await registerWithPasskey(server, admin);
    for (const [status, code] of [
      ['pending', 'account_pending'],
      ['rejected', 'account_rejected'],
    ] as const) {
      expect((await changeUser(person.id, { status })).status).toBe(200);
      await expectFailure(await signInWith(server, person.passkey), 403, code);
    }
    expect((await changeUser(person.id, { status: 'approved' })).status).toBe(200);
    const answer = await signInWith(server, person.passkey);
    expect((await answer.json()).data.user._id).toBe(person.id);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  test('that is deleted takes its passkeys with it, also while it is signed in to', async () => {
    const person = await registerWithPasskey(server, admin);
    const credentials = await Promise.all(
      Array.from({ length: 6 }, async () =>
        signChallenge(person.passkey, await signInOptions(server), server.origin),
      ),
    );
    const [deleted, ...answers] = await Promise.all([
      send(server.origin, 'DELETE', `/api/auth/users/${person.id}`, { token: admin.token }),
      ...credentials.map((each) => sendSignIn(server, each)),
    ]);
    expect(deleted.status).toBe(200);
    for (const answer of answers) {
      // An account that is being deleted is rejected first.
      if (answer.status === 403) await expectFailure(answer, 403, 'account_rejected');
      if (answer.status === 400) await expectFailure(answer, 400, 'passkey_invalid');
      expect([200, 400, 403]).toContain(answer.status);
      if (answer.status !== 200) continue;
      const { token } = await answer.json();
      await expectFailure(await send(server.origin, 'GET', '/api/auth/me', { token }), 401);
    }
    await expectFailure(await signInWith(server, person.passkey), 400, 'passkey_invalid');
  });
});

describe('as a second factor', () => {
  const challengeOf = async ({ email, password }: Person) => {
    const body = { email, password };
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
    const refusal = await answer.json();
    expect(refusal).toMatchObject({
      code: 'second_factor_required',
      factors: ['passkey', 'code'],
    });
    const challenge: string = refusal.challenge;
    return challenge;
  };

  test('a passkey of the account ends the sign-in, with or without its handle, once', async () => {
    const person = await registerWithPasskey(server, admin);
    const second = await addPasskey(server, person);
    const challenge = await challengeOf(person);
    const options = await signInOptions(server, challenge);
    const allowed = options.allowCredentials?.map(({ id }) => id);
    expect(allowed).toEqual([person.passkey.id, second.passkey.id]);
    const lies = { userHandle: null };
    expect((await signInWith(server, second.passkey, { challenge, lies })).status).toBe(200);
    expect(await outcomeOf(signInOptions(server, challenge))).toThrow('"sign_in_expired"');
    const next = await challengeOf(person);
    expect((await signInWith(server, person.passkey, { challenge: next })).status).toBe(200);
  });

  test('a passkey of another account does not, with whichever handle', async () => {
    const person = await registerWithPasskey(server, admin);
    const thief = await registerWithPasskey(server, admin);
    const challenge = await challengeOf(person);
    for (const lies of [{}, { userHandle: person.passkey.userHandle }, { userHandle: null }]) {
      const answer = await signInWith(server, thief.passkey, { challenge, lies });
      await expectFailure(answer, 400, 'passkey_invalid');
    }
    expect(await sessionsOf(person)).toHaveLength(1);
    expect(await sessionsOf(thief)).toHaveLength(1);
    expect((await signInWith(server, person.passkey, { challenge })).status).toBe(200);
  });
});

test('a passkey that is added or removed is told to its owner by mail, in their language', async () => {
  const person = await registerConfirmed(server, admin);
  const { shown } = await addPasskey(server, person, { name: '<b>Lap\u202etop</b>' });
  const mails = await post.waitForMails(person.email);
  const added = mails.find(({ subject }) => subject === 'A passkey was added to your account');
  expect(added?.text).toContain('<b>Lap\u202etop</b>');
  expect(added?.html).toContain('&lt;b&gt;');
  expect(added?.text).toContain(`${server.origin}/settings?tab=security`);
  const path = `/api/auth/passkeys/${shown._id}`;
  const { token } = person;
  await send(server.origin, 'PUT', '/api/auth/preferences', { token, body: { language: 'de' } });
  expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
  const all = await post.waitForMails(person.email, 2);
  expect(all.map(({ subject }) => subject)).toContain('Ein Passkey deines Kontos wurde entfernt');
});
