import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import {
  flags,
  type Lies,
  makePasskey,
  newKeys,
  signChallenge,
} from '../../support/passkeys/authenticator.ts';
import {
  confirmationOptions,
  creationOptions,
  passkeyCall,
  registerWithPasskey,
  sendSignIn,
  signInOptions,
  signInWith,
} from '../../support/passkeys/passkey-calls.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerWithPasskey(server, admin);
const other = await registerWithPasskey(server, admin);
const { passkey } = owner;
const handleOf = (id: string) => Buffer.from(id).toString('base64url');
const aWhile = 6 * 60_000;

let addresses = 0;
/** From a network of its own, so that nothing is throttled. */
function fromElsewhere() {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${addresses}.9` };
}

/** What a page may send although it must not sign in. */
const wrongSignIns: Record<string, Lies | (() => Promise<unknown>)> = {
  'an unknown passkey': { id: 'dW5rbm93biBwYXNza2V5' },
  'another passkey’s id': { id: other.passkey.id },
  'a signature by another key': async () => {
    const { privateKey } = await newKeys();
    return signed({ signingKey: privateKey });
  },
  'a signature with a changed bit': {
    signature: (der) =>
      Buffer.from(der.map((byte, at) => (at === der.length - 1 ? byte ^ 1 : byte))),
  },
  'a signature cut off': { signature: (der) => der.subarray(0, 20) },
  'a signature without bytes': { signature: () => Buffer.alloc(0) },
  'a challenge of its own': { challenge: 'A'.repeat(43) },
  'an empty challenge': { challenge: '' },
  'a challenge that was for a new passkey': async () => {
    const { challenge } = await creationOptions(server, owner);
    return signed({ challenge });
  },
  'a challenge that was for a confirmation': async () => {
    const { challenge } = await confirmationOptions(server, owner);
    return signed({ challenge });
  },
  'a challenge that is too old': async () => {
    const options = await signInOptions(server);
    const hash = new Bun.CryptoHasher('sha256').update(options.challenge).digest('hex');
    await runStatement(
      server,
      `update sign_in_steps set expires_at = expires_at - ${aWhile} where token_hash = '${hash}'`,
    );
    return signChallenge(passkey, options, server.origin);
  },
  'another origin': { origin: 'https://evil.example' },
  'another port': { origin: 'http://localhost:1' },
  'another scheme': { origin: server.origin.replace('http:', 'https:') },
  'a subdomain as origin': { origin: server.origin.replace('localhost', 'a.localhost') },
  'another RP ID': { rpId: 'evil.example' },
  'the origin as RP ID': { rpId: server.origin },
  'no user verification': { flags: flags.present },
  'no user presence': { flags: flags.verified },
  'a backup without eligibility': { flags: flags.present | flags.verified | flags.backedUp },
  'the handle of another user': { userHandle: handleOf(other.id) },
  'an unknown handle': { userHandle: handleOf('a'.repeat(16)) },
  'no handle': { userHandle: null },
  'the type of a registration': { type: 'webauthn.create' },
  'a frame of another site': { clientData: { crossOrigin: true } },
  'a frame that names its top': { clientData: { topOrigin: 'https://evil.example' } },
  'a count that goes backwards': async () => {
    await expectSignedIn();
    return signed({ count: (passkey.count ?? 0) - 1 });
  },
  'a count that stands still': async () => {
    await expectSignedIn();
    return signed({ count: passkey.count ?? 0 });
  },
  'a count that is gone': { count: 0 },
  nothing: async () => ({}),
  'the credential of a registration': async () => {
    const options = await creationOptions(server, owner);
    return (await makePasskey(options, server.origin)).credential;
  },
  'client data that is no JSON': async () => changed({ clientDataJSON: 'AAAA' }),
  'client data that is null': async () => changed({ clientDataJSON: 'bnVsbA' }),
  'no client data': async () => changed({ clientDataJSON: undefined }),
  'authenticator data that is cut off': async () => changed({ authenticatorData: 'AAAA' }),
  padding: async () => changed({ signature: 'AAAA==' }),
  'a number as handle': async () => changed({ userHandle: 7 }),
  'another raw id': async () => ({ ...(await signed()), rawId: other.passkey.id }),
  'another type of credential': async () => ({ ...(await signed()), type: 'password' }),
  'an id without end': async () => ({ ...(await signed()), id: 'A'.repeat(20_000) }),
};

async function expectSignedIn() {
  expect((await signInWith(server, passkey)).status).toBe(200);
}

const signed = async (lies: Lies = {}) =>
  signChallenge(passkey, await signInOptions(server), server.origin, lies);

async function changed(fields: Record<string, unknown>) {
  const credential = await signed();
  return { ...credential, response: { ...credential.response, ...fields } };
}

const refusedIn = (text: string) => text.split('"passkey.refused"').length - 1;

async function failuresIn(action: string) {
  const path = `/api/admin/audit?action=${action}&limit=100`;
  const answer = await send(server.origin, 'GET', path, { token: admin.token });
  const { entries } = (await answer.json()).data;
  const found: { action: string; address: string }[] = entries;
  return found.filter((entry) => entry.action === action);
}

const sentence = 'This passkey was not accepted. Please try again.';

describe('signing in by passkey', () => {
  test.each(Object.entries(wrongSignIns))(
    'with %s is refused in the same words',
    async (_, wrong) => {
      const credential = typeof wrong === 'function' ? await wrong() : await signed(wrong);
      const headers = fromElsewhere();
      const answer = await sendSignIn(server, credential, headers);
      expect((await answer.clone().json()).error).toBe(sentence);
      await expectFailure(answer, 400, 'passkey_invalid');
      // It is logged with the address, and without what was secret until then.
      const line = server
        .output()
        .split('\n')
        .findLast((text) => text.includes('"passkey.refused"'));
      expect(line).toContain(`"address":"${headers['x-forwarded-for']}"`);
      expect(line).not.toMatch(/[\w-]{43}/);
    },
  );

  test('is audited each time it fails, and fails no less for all that', async () => {
    const count = Object.keys(wrongSignIns).length;
    expect(addresses).toBe(count);
    const failures = await failuresIn('user.sign_in_failed');
    expect(failures).toHaveLength(count);
    expect(new Set(failures.map(({ address }) => address)).size).toBe(count);
    expect(refusedIn(server.output())).toBe(count);
    expect((await signInWith(server, passkey)).status).toBe(200);
  });

  test('uses each challenge once, whether it was answered well or badly', async () => {
    const options = await signInOptions(server);
    const wrong = await signChallenge(passkey, options, server.origin, { rpId: 'evil.example' });
    await expectFailure(await sendSignIn(server, wrong, fromElsewhere()), 400, 'passkey_invalid');
    const late = await signChallenge(passkey, options, server.origin);
    await expectFailure(await sendSignIn(server, late, fromElsewhere()), 400, 'passkey_invalid');
    const right = await signed();
    expect((await sendSignIn(server, right)).status).toBe(200);
    await expectFailure(await sendSignIn(server, right, fromElsewhere()), 400, 'passkey_invalid');
  });

  test('is refused for anything but a credential in a body', async () => {
    const bodies = [undefined, '{', '[]', '{}', 'null', { credential: 7 }, { credential: [] }];
    for (const body of [...bodies, { credential: {}, more: 1 }]) {
      const answer = await passkeyCall(server, 'POST', '/login/verify', { body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const large = { credential: { id: 'A'.repeat(70_000) } };
    const answer = await passkeyCall(server, 'POST', '/login/verify', { body: large });
    await expectFailure(answer, 413, 'body_too_large');
    const unknown = { challenge: 'A'.repeat(43) };
    const begun = await passkeyCall(server, 'POST', '/login/options', { body: unknown });
    await expectFailure(begun, 400, 'sign_in_expired');
  });

  test('is slowed for a network that fails a hundred times, as with passwords, and for no other', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let begun = 0; begun < 110; begun += 10) {
      const answers = Array.from({ length: 10 }, () => sendSignIn(server, {}, headers));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const slowed = await sendSignIn(server, await signed(), headers);
    await expectFailure(slowed, 429, 'too_many_attempts');
    const { email, password } = owner;
    const body = { email, password };
    const byPassword = await send(server.origin, 'POST', '/api/auth/login', { body, headers });
    await expectFailure(byPassword, 429, 'too_many_attempts');
    expect((await signInWith(server, passkey, { headers: fromElsewhere() })).status).toBe(200);
  });

  test('begins only so often from one network, or for one account, and no other is held up', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const { token } = other;
    const begin = async (path: string, count: number) => {
      const statuses: number[] = [];
      for (let begun = 0; begun < count; begun += 20) {
        const answers = Array.from({ length: 20 }, () =>
          passkeyCall(server, 'POST', path, { token, headers }),
        );
        statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
      }
      return statuses.filter((status) => status === 429).length;
    };
    expect(await begin('/login/options', 520)).toBe(20);
    // One was begun before, to make the passkey.
    expect(await begin('/confirm/options', 120)).toBe(21);
    expect((await signInWith(server, passkey, { headers: fromElsewhere() })).status).toBe(200);
  });
});
