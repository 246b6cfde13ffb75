import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import {
  flags,
  type Lies,
  makePasskey,
  signChallenge,
} from '../../support/passkeys/authenticator.ts';
import type { Cbor } from '../../support/passkeys/cbor.ts';
import {
  addPasskey,
  confirmationOptions,
  creationOptions,
  listPasskeys,
  passkeyCall,
  registerConfirmed,
  registerWithPasskey,
  sendConfirmation,
  sendNewPasskey,
  signInOptions,
  signInWith,
} from '../../support/passkeys/passkey-calls.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerConfirmed(server, admin);
const other = await registerWithPasskey(server, admin);

const attested = flags.present | flags.verified | flags.attested;
const cose = (fields: [number, Cbor][]) => new Map<number, Cbor>(fields);

/** What a page may send although it must not become a passkey. */
const wrongPasskeys: Record<string, Lies | (() => Promise<unknown>)> = {
  'an id that is not the key’s': { id: 'dW5rbm93biBwYXNza2V5' },
  'a challenge of its own': { challenge: 'A'.repeat(43) },
  'a challenge that was to sign in': async () => {
    const { challenge } = await signInOptions(server);
    return made({ challenge });
  },
  'a challenge of another account': async () => {
    const { challenge } = await creationOptions(server, other);
    return made({ challenge });
  },
  'a challenge of another session of its account': async () => {
    const { email, password } = owner;
    const body = { email, password };
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
    const { token } = await answer.json();
    await send(server.origin, 'POST', '/api/auth/confirm', { token, body: { password } });
    const { challenge } = await creationOptions(server, { token });
    return made({ challenge });
  },
  'another origin': { origin: 'https://evil.example' },
  'another RP ID': { rpId: 'evil.example' },
  'no user verification': { flags: attested & ~flags.verified },
  'no user presence': { flags: attested & ~flags.present },
  'no attested key': { flags: attested & ~flags.attested },
  'the type of a sign-in': { type: 'webauthn.get' },
  'a frame of another site': { clientData: { crossOrigin: true } },
  'an unknown format': { format: 'mine' },
  'a statement of a phone': { format: 'android-safetynet' },
  'a statement with certificates': {
    format: 'packed',
    statement: new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', [Buffer.alloc(300)]],
    ]),
  },
  'a statement where there is none': { statement: new Map<string, Cbor>([['alg', -7]]) },
  'a wrong signature of its own': {
    format: 'packed',
    statement: new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
    ]),
  },
  'a key of an algorithm that was not asked for': {
    publicKey: cose([
      [1, 2],
      [3, -47],
      [-1, 8],
      [-2, Buffer.alloc(32)],
      [-3, Buffer.alloc(32)],
    ]),
  },
  'an RSA key of 24000 bits': {
    publicKey: cose([
      [1, 3],
      [3, -257],
      [-1, Buffer.alloc(3000, 255)],
      [-2, Buffer.from([1, 0, 1])],
    ]),
  },
  'no key': { publicKey: cose([]) },
  nothing: async () => ({}),
  'client data that is no JSON': async () => {
    const credential = await made();
    return { ...credential, response: { ...credential.response, clientDataJSON: 'AAAA' } };
  },
  'an object cut off': async () => changed((bytes) => bytes.subarray(0, 60)),
  'an object of thousands of brackets': async () => changed(() => Buffer.alloc(40_000, 0x81)),
  'an object that promises four billion entries': async () =>
    changed(() => Buffer.from('bbffffffff00000000', 'hex')),
  'transports that are no list': { transports: 'internal' },
};

async function made(lies: Lies = {}) {
  const options = await creationOptions(server, owner);
  return (await makePasskey(options, server.origin, lies)).credential;
}

async function changed(change: (bytes: Buffer) => Buffer) {
  const credential = await made();
  const bytes = Buffer.from(credential.response.attestationObject, 'base64url');
  const attestationObject = change(bytes).toString('base64url');
  return { ...credential, response: { ...credential.response, attestationObject } };
}

describe('a new passkey', () => {
  test.each(Object.entries(wrongPasskeys))(
    'with %s is refused in the same words',
    async (name, wrong) => {
      const credential = typeof wrong === 'function' ? await wrong() : await made(wrong);
      const answer = await sendNewPasskey(server, owner, credential);
      await expectFailure(answer, 400, 'passkey_invalid');
      expect(await listPasskeys(server, owner)).toEqual([]);
      // Before it is read: certificates can name lists that would be fetched.
      if (name === 'a statement of a phone') expect(server.output()).toContain('with a statement');
    },
  );

  test('that another account or the same has already is refused, and stays where it is', async () => {
    const person = await registerConfirmed(server, admin);
    const options = await creationOptions(server, person);
    const { passkey, credential } = await makePasskey(options, server.origin);
    expect((await sendNewPasskey(server, person, credential)).status).toBe(200);
    // The same key again, for a challenge of their own.
    for (const session of [owner, person]) {
      const { challenge } = await creationOptions(server, session);
      const clientDataJSON = Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge, origin: server.origin }),
      ).toString('base64url');
      const again = { ...credential, response: { ...credential.response, clientDataJSON } };
      await expectFailure(await sendNewPasskey(server, session, again), 400, 'passkey_invalid');
    }
    expect(await listPasskeys(server, owner)).toEqual([]);
    expect(await listPasskeys(server, person)).toHaveLength(1);
    const answer = await signInWith(server, passkey);
    expect((await answer.json()).data.user._id).toBe(person.id);
  });

  test('answers its challenge once', async () => {
    const person = await registerConfirmed(server, admin);
    const options = await creationOptions(server, person);
    const [one, two] = await Promise.all([
      makePasskey(options, server.origin),
      makePasskey(options, server.origin),
    ]);
    const answers = await Promise.all(
      [one, two].map(({ credential }) => sendNewPasskey(server, person, credential)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await listPasskeys(server, person)).toHaveLength(1);
  });

  test('has only known transports, and may sign for itself', async () => {
    const person = await registerConfirmed(server, admin);
    const options = await creationOptions(server, person);
    const transports = ['usb', 'carrier pigeon', 'usb', 'nfc'];
    const { credential } = await makePasskey(options, server.origin, { transports });
    expect((await sendNewPasskey(server, person, credential)).status).toBe(200);
    const { excludeCredentials } = await creationOptions(server, person);
    expect(excludeCredentials[0]?.transports).toEqual(['nfc', 'usb']);
  });
});

describe('confirming a session', () => {
  test('takes a passkey of its own account, for a challenge of its own, once', async () => {
    const person = await registerWithPasskey(server, admin);
    const signIn = await signInWith(server, person.passkey);
    const session: { token: string } = await signIn.json();
    const again: { token: string } = await (await signInWith(server, person.passkey)).json();
    const attempt = async (options = confirmationOptions(server, session), key = person.passkey) =>
      signChallenge(key, await options, server.origin);
    const right = await attempt();
    const wrong: unknown[] = [
      await attempt(undefined, { ...other.passkey }),
      await attempt(undefined, { ...other.passkey, id: person.passkey.id }),
      await attempt(confirmationOptions(server, again)),
      await attempt(confirmationOptions(server, other)),
      await attempt(signInOptions(server)),
      await signChallenge(
        person.passkey,
        await confirmationOptions(server, session),
        server.origin,
        {
          flags: flags.present,
        },
      ),
      {},
    ];
    for (const credential of wrong) {
      await expectFailure(
        await sendConfirmation(server, session, credential),
        400,
        'passkey_invalid',
      );
    }
    const unconfirmed = await passkeyCall(server, 'POST', '/register/options', session);
    await expectFailure(unconfirmed, 403, 'confirmation_required');
    const path = `/api/admin/audit?action=user.confirmation_failed&search=${person.username}`;
    const audit = await send(server.origin, 'GET', path, { token: admin.token });
    expect((await audit.json()).data.entries).toHaveLength(wrong.length);

    // Its count is below those that came after it, which were all refused.
    expect((await sendConfirmation(server, session, right)).status).toBe(200);
    await expectFailure(await sendConfirmation(server, session, right), 400, 'passkey_invalid');
    await addPasskey(server, session);
    const elsewhere = await passkeyCall(server, 'POST', '/register/options', again);
    await expectFailure(elsewhere, 403, 'confirmation_required');
  });

  test('that lapses while a passkey is made takes the same passkey when it is confirmed again', async () => {
    const person = await registerApproved(server, admin);
    const { token, password } = person;
    const confirmAgain = () =>
      send(server.origin, 'POST', '/api/auth/confirm', { token, body: { password } });
    await confirmAgain();
    const options = await creationOptions(server, person);
    const { credential } = await makePasskey(options, server.origin);
    await runStatement(
      server,
      `update sessions set confirmed_until = 1 where user_id = '${person.id}'`,
    );
    const lapsed = await sendNewPasskey(server, person, credential);
    await expectFailure(lapsed, 403, 'confirmation_required');
    await confirmAgain();
    expect((await sendNewPasskey(server, person, credential)).status).toBe(200);
  });
});
