import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  chooseLanguage,
  registerApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { databaseText, runStatement } from '../../support/database/database.ts';
import { makePasskey, signChallenge } from '../../support/passkeys/authenticator.ts';
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

const server = await sharedServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function tokenOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

async function auditOf(username: string): Promise<string[]> {
  const path = `/api/admin/audit?search=${username}&limit=100`;
  const answer = await send(server.origin, 'GET', path, { token: admin.token });
  const { entries }: { entries: { action: string }[] } = (await answer.json()).data;
  return entries.map(({ action }) => action);
}

describe('a passkey', () => {
  test('is made for exactly this host, discoverable, and with its owner verified', async () => {
    const person = await registerWithPasskey(server, admin);
    const options = await creationOptions(server, person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Perch' },
      user: { name: person.username, displayName: person.username },
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: [
        { id: person.passkey.id, type: 'public-key', transports: ['hybrid', 'internal'] },
      ],
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(person.id);
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    // The text that the client signs finds the challenge again; it is not kept.
    expect(await databaseText(server)).not.toContain(options.challenge);
  });

  test('signs in without a name or a password, again and again', async () => {
    const { passkey, id, username } = await registerWithPasskey(server, admin);
    const options = await signInOptions(server);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    for (let count = 0; count < 2; count += 1) {
      const token = await tokenOf(await signInWith(server, passkey));
      const me = await send(server.origin, 'GET', '/api/auth/me', { token });
      expect((await me.json()).data.user._id).toBe(id);
    }
    const actions = await auditOf(username);
    expect(actions.filter((action) => action === 'user.signed_in')).toHaveLength(3);
    expect(actions).not.toContain('user.sign_in_failed');
  });

  test('of an authenticator that does not count signs in as often', async () => {
    const { passkey } = await registerWithPasskey(server, admin, { counts: false });
    for (let count = 0; count < 3; count += 1) await tokenOf(await signInWith(server, passkey));
  });

  test('is shown to its owner alone, with its last use', async () => {
    const person = await registerWithPasskey(server, admin);
    const [before] = await listPasskeys(server, person);
    expect(before).toEqual({
      _id: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
      name: 'Passkey',
      createdAt: expect.any(String),
      lastUsedAt: null,
      isBackedUp: false,
    });
    // Both flags of WebAuthn: it may be, and it is.
    await tokenOf(await signInWith(server, person.passkey, { lies: { flags: 0x1d } }));
    const [after] = await listPasskeys(server, person);
    expect(after).toMatchObject({ lastUsedAt: expect.any(String), isBackedUp: true });
    expect(await listPasskeys(server, await registerApproved(server, admin))).toEqual([]);
  });

  test('is named by its owner, or by the browser that made it in the owner’s language', async () => {
    const person = await registerConfirmed(server, admin);
    const add = async (name?: unknown) => {
      const options = await creationOptions(server, person);
      const { credential } = await makePasskey(options, server.origin);
      const headers = { 'user-agent': firefox };
      return sendNewPasskey(server, person, credential, { name, headers });
    };
    const nameIn = async (answer: Response) => (await answer.json()).data.passkey.name;
    expect(await nameIn(await add())).toBe('Firefox on Linux');
    await chooseLanguage(server, person, 'de');
    expect(await nameIn(await add())).toBe('Firefox auf Linux');
    expect(await nameIn(await add('  Schlüssel 🔑  '))).toBe('Schlüssel 🔑');
    expect(await nameIn(await add('x'.repeat(64)))).toBe('x'.repeat(64));
    for (const name of ['', '   ', 'x'.repeat(65), 'two\nlines', '\u{d800}', 7, null]) {
      await expectFailure(await add(name), 400, 'invalid_request');
    }
    expect(await listPasskeys(server, person)).toHaveLength(4);
  });

  test('comes with ten recovery codes where it is the first second factor', async () => {
    const person = await registerWithPasskey(server, admin);
    const { recoveryCodes = [] } = person;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const kept = await databaseText(server);
    for (const code of recoveryCodes) {
      const letters = code.replaceAll('-', '');
      expect(kept).not.toContain(letters);
      expect(kept).toContain(new Bun.CryptoHasher('sha256').update(letters).digest('hex'));
    }
    expect((await addPasskey(server, person)).recoveryCodes).toBeUndefined();
  });

  test('is renamed and removed by its owner, for all others there is none', async () => {
    const person = await registerWithPasskey(server, admin);
    const other = await registerWithPasskey(server, admin);
    const path = `/${person.shown._id}`;
    const body = { name: ' Laptop ' };
    for (const { token } of [other, admin]) {
      await expectFailure(
        await passkeyCall(server, 'PATCH', path, { token, body }),
        404,
        'not_found',
      );
    }
    await expectFailure(await passkeyCall(server, 'DELETE', path, other), 404, 'not_found');
    const { token } = person;
    const renamed = await passkeyCall(server, 'PATCH', path, { token, body });
    expect((await renamed.json()).data.passkey).toMatchObject({ name: 'Laptop' });
    await tokenOf(await signInWith(server, person.passkey));

    expect((await passkeyCall(server, 'DELETE', path, { token })).status).toBe(200);
    await expectFailure(await passkeyCall(server, 'DELETE', path, { token }), 404, 'not_found');
    await expectFailure(
      await passkeyCall(server, 'PATCH', path, { token, body }),
      404,
      'not_found',
    );
    await expectFailure(await signInWith(server, person.passkey), 400, 'passkey_invalid');
    expect(await listPasskeys(server, person)).toEqual([]);
    expect(await listPasskeys(server, other)).toHaveLength(1);
    const actions = await auditOf(person.username);
    const changes = actions.filter((action) => action.startsWith('user.passkey'));
    expect(changes).toEqual(['user.passkey_removed', 'user.passkey_renamed', 'user.passkey_added']);
  });

  test('that is the last way to sign in stays', async () => {
    const person = await registerWithPasskey(server, admin);
    const second = await addPasskey(server, person);
    await runStatement(server, `update users set password_hash = '' where id = '${person.id}'`);
    const { token } = person;
    const remove = (id: string) => passkeyCall(server, 'DELETE', `/${id}`, { token });
    const answers = await Promise.all([remove(person.shown._id), remove(second.shown._id)]);
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(done?.status).toBe(200);
    await expectFailure(refused ?? new Response(), 409, 'last_sign_in_method');
    expect(await listPasskeys(server, person)).toHaveLength(1);
  });
});

describe('a session', () => {
  test('has to be confirmed before passkeys are added or removed, and a passkey confirms it', async () => {
    const { passkey, shown } = await registerWithPasskey(server, admin);
    const token = await tokenOf(await signInWith(server, passkey));
    const path = `/${shown._id}`;
    for (const refused of [
      await passkeyCall(server, 'POST', '/register/options', { token }),
      await sendNewPasskey(server, { token }, {}),
      await passkeyCall(server, 'DELETE', path, { token }),
    ]) {
      await expectFailure(refused, 403, 'confirmation_required');
    }
    const options = await confirmationOptions(server, { token });
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([passkey.id]);
    const credential = await signChallenge(passkey, options, server.origin);
    const confirmed = await sendConfirmation(server, { token }, credential);
    const until = Date.parse((await confirmed.json()).data.confirmedUntil);
    expect(until).toBeGreaterThan(Date.now() + 8 * 60_000);
    expect(until).toBeLessThan(Date.now() + 12 * 60_000);
    await addPasskey(server, { token });
    expect((await passkeyCall(server, 'DELETE', path, { token })).status).toBe(200);
  });

  test('that is not there, or a token in its place, has no passkeys', async () => {
    const { token } = await registerApproved(server, admin);
    const shown = await send(server.origin, 'GET', '/api/auth/token', { token });
    const { apiToken } = (await shown.json()).data;
    for (const [method, path] of [
      ['POST', '/register/options'],
      ['POST', '/confirm/options'],
      ['GET', ''],
    ] as const) {
      await expectFailure(await passkeyCall(server, method, path), 401, 'unauthenticated');
      const byToken = await passkeyCall(server, method, path, { token: apiToken });
      await expectFailure(byToken, 403, 'forbidden');
    }
    // Without a passkey there is nothing to confirm with.
    const none = await passkeyCall(server, 'POST', '/confirm/options', { token });
    await expectFailure(none, 400, 'passkey_invalid');
  });
});
