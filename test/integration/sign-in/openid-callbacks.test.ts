// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { expectFailure } from '../../support/api/failure.ts';
import { Browser } from '../../support/providers/browser.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { beginAt, callBack, endOf, signInAt } from '../../support/providers/provider-sign-in.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer({ ...provider.env, REGISTRATION: 'open' });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

test('the start leads to the provider with a challenge, a state and a nonce, and binds the browser', async () => {
  const answer = await fetch(`${server.origin}/api/auth/oidc/start`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const url = new URL(answer.headers.get('location') ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/auth`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'perch',
    redirect_uri: `${server.origin}/api/auth/oidc/callback`,
    response_type: 'code',
    scope: 'openid email profile groups',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^perch-oidc=[\w-]{43}; Path=\/; Max-Age=660; HttpOnly; SameSite=Lax$/),
  ]);
});

test('on https no other host can set or read the cookie, and the address back is the public one', async () => {
  const publicUrl = 'https://files.example.com';
  await using secure = await startServer({ ...provider.env, PUBLIC_URL: publicUrl });
  const answer = await fetch(`${secure.origin}/api/auth/oidc/start`, {
    redirect: 'manual',
    headers: { host: 'files.example.com' },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-perch-oidc=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  expect(searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/oidc/callback`);
});

describe('a callback', () => {
  const expired = '/login#error=sign_in_expired';
  const without = (url: URL, name: string, value?: string) => {
    const changed = new URL(url);
    changed.searchParams.delete(name);
    if (value !== undefined) changed.searchParams.set(name, value);
    return changed;
  };

  test('is for the browser that began, and stays there for it', async () => {
    const browser = new Browser();
    const callback = await beginAt(server, browser);
    expect(await callBack(callback)).toBe(expired);
    const other = new Browser();
    await beginAt(server, other);
    expect(await callBack(callback, other)).toBe(expired);
    expect(await callBack(callback, browser)).toStartWith('/login#code=');
  });

  test('works once', async () => {
    const browser = new Browser();
    const callback = await beginAt(server, browser);
    const ends = await Promise.all([1, 2, 3].map(() => callBack(callback, browser)));
    expect(ends.filter((end) => end.startsWith('/login#code='))).toHaveLength(1);
    expect(ends.filter((end) => end === expired)).toHaveLength(2);
    expect(await callBack(callback, browser)).toBe(expired);
  });

  test('needs the state of a flow of this browser', async () => {
    const browser = new Browser();
    const callback = await beginAt(server, browser);
    for (const state of [undefined, '', 'x', 'x'.repeat(43)]) {
      expect(await callBack(without(callback, 'state', state), browser)).toBe(expired);
    }
    const twice = new URL(callback);
    twice.searchParams.append('state', 'x');
    expect(await callBack(twice, browser)).not.toStartWith('/login#code=');
  });

  test('needs the code, and the issuer that began', async () => {
    const refused = '/login#error=provider_refused';
    for (const [name, value, end] of [
      ['code', undefined, refused],
      ['code', 'x', expired],
      ['iss', 'https://id.example.org', refused],
    ] as const) {
      const browser = new Browser();
      const callback = await beginAt(server, browser);
      expect(await callBack(without(callback, name, value), browser)).toBe(end);
    }
  });

  test('with the code of another flow of this browser is refused', async () => {
    const browser = new Browser();
    const one = await beginAt(server, browser);
    const two = await beginAt(server, browser);
    const mixed = without(one, 'code', two.searchParams.get('code') ?? '');
    expect(await callBack(mixed, browser)).toBe(expired);
  });

  test('after a refusal at the provider says so', async () => {
    const browser = new Browser();
    const denied = without(await beginAt(server, browser), 'code');
    denied.searchParams.set('error', 'access_denied');
    expect(await callBack(denied, browser)).toBe('/login#error=provider_refused');
  });
});

test('without a provider there is no call', async () => {
  await using other = await startServer();
  for (const path of ['start', 'callback']) {
    const answer = await fetch(`${other.origin}/api/auth/oidc/${path}`, { redirect: 'manual' });
    await expectFailure(answer, 404, 'not_found');
  }
});

test('a client that has to send its secret in the body signs in, too', async () => {
  await using other = await new OpenIdProvider().start({ authMethod: 'client_secret_post' });
  await using another = await startServer({ ...other.env, REGISTRATION: 'open' });
  expect((await signInAt(another)).user.username).toBe('person-0');
  expect((await signInAt(another)).user.username).toBe('person-0');
});

test('a wrong secret is a provider that cannot be used', async () => {
  await using other = await startServer({ ...provider.env, OIDC_CLIENT_SECRET: 'wrong' });
  expect(await endOf(other)).toBe('/login#error=provider_unavailable');
  await waitFor('the reason in the log', () => other.output().includes('auth.provider_failed'));
});
