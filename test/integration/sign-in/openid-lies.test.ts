// @one-stack

import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { endOf, signInAt } from '../../support/providers/provider-sign-in.ts';
import { type Claims, newSigningKey, unsigned } from '../../support/providers/signing-key.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer({ ...provider.env, REGISTRATION: 'open' });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(server);
const trueKey = provider.key;
provider.person = { sub: 'ann', preferred_username: 'ann' };
await signInAt(server);

afterEach(() => {
  provider.lie = undefined;
  provider.key = trueKey;
  provider.published = undefined;
  provider.person = { sub: 'ann' };
  provider.instead.clear();
});

const usersNow = async () => {
  const answer = await send(server.origin, 'GET', '/api/auth/users', { token: admin.token });
  return (await answer.json()).total;
};

const now = () => Math.floor(Date.now() / 1000);
const lies: [string, (claims: Claims) => Claims][] = [
  ['another nonce', (claims) => ({ ...claims, nonce: 'x' })],
  ['no nonce', (claims) => ({ ...claims, nonce: undefined })],
  ['another audience', (claims) => ({ ...claims, aud: 'another-client' })],
  ['no audience', (claims) => ({ ...claims, aud: undefined })],
  ['further audiences', (claims) => ({ ...claims, aud: ['perch', 'another-client'] })],
  ['another authorized party', (claims) => ({ ...claims, azp: 'another-client' })],
  ['another issuer', (claims) => ({ ...claims, iss: 'https://id.example.org' })],
  ['an issuer of almost the same name', (claims) => ({ ...claims, iss: `${claims['iss']}/` })],
  ['no issuer', (claims) => ({ ...claims, iss: undefined })],
  ['an end that is past', (claims) => ({ ...claims, iat: now() - 99, exp: now() - 30 })],
  ['no end', (claims) => ({ ...claims, exp: undefined })],
  ['no subject', (claims) => ({ ...claims, sub: undefined })],
  [
    'a subject that the account at the provider does not have',
    (claims) => ({ ...claims, sub: 'eve' }),
  ],
];

test.each(lies)('a token with %s is refused', async (_, changed) => {
  const before = await usersNow();
  provider.lie = (claims, sign) => sign(changed(claims));
  expect(await endOf(server)).toBe('/login#error=provider_refused');
  provider.lie = undefined;
  expect(await usersNow()).toBe(before);
  expect((await signInAt(server)).user.username).toBe('ann');
});

test.each(['', 'x'.repeat(256), 'ann\n', 'änn'])('the subject %j is refused', async (sub) => {
  provider.lie = (claims, sign) => sign({ ...claims, sub });
  expect(await endOf(server)).toBe('/login#error=provider_refused');
});

describe('a signature', () => {
  test('by a key that the provider does not publish is refused, also under the name of its key', async () => {
    for (const kid of ['first', 'another']) {
      provider.key = newSigningKey(kid);
      provider.published = trueKey;
      expect(await endOf(server)).toBe('/login#error=provider_refused');
    }
  });

  test('that is missing is refused', async () => {
    provider.lie = (claims) => unsigned(claims);
    expect(await endOf(server)).toBe('/login#error=provider_refused');
    provider.lie = (claims, sign) => `${sign(claims).split('.').slice(0, 2).join('.')}.`;
    expect(await endOf(server)).toBe('/login#error=provider_refused');
  });

  test('of other claims is refused', async () => {
    provider.lie = (claims, sign) => {
      const [head, , signature] = sign(claims).split('.');
      return [head, sign({ ...claims, sub: 'eve' }).split('.')[1], signature].join('.');
    };
    expect(await endOf(server)).toBe('/login#error=provider_refused');
  });

  test('by a new key is taken at once, also where that has the name of the old one', async () => {
    provider.key = newSigningKey('second');
    expect((await signInAt(server)).user.username).toBe('ann');
    provider.key = newSigningKey('second');
    expect((await signInAt(server)).user.username).toBe('ann');
  });
});
