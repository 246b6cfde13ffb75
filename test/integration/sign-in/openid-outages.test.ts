// @one-stack @long

import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { endOf, signInAt } from '../../support/providers/provider-sign-in.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer({ ...provider.env, REGISTRATION: 'open' });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

afterEach(() => provider.instead.clear());

describe('a provider that fails after the browser is back', () => {
  test.each<[string, () => Response]>([
    ['/token', () => new Response('', { status: 500 })],
    ['/token', () => Response.json({ error: 'server_error' }, { status: 400 })],
    ['/token', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['/token', () => Response.redirect('http://127.0.0.1:9/', 307)],
    ['/jwks', () => Response.redirect('http://127.0.0.1:9/', 302)],
    ['/me', () => new Response('x'.repeat(1024 * 1024))],
  ])('is said to be unavailable (%s)', async (path, answer) => {
    provider.instead.set(path, answer);
    expect(await endOf(server)).toBe('/login#error=provider_unavailable');
  });

  test('is not believed where it swaps the account', async () => {
    provider.instead.set('/me', () => Response.json({ sub: 'eve', groups: ['admins'] }));
    expect(await endOf(server)).toBe('/login#error=provider_refused');
  });
});

describe('discovery', () => {
  const path = '/.well-known/openid-configuration';
  const unavailable = '/login#error=provider_unavailable';

  async function documentOf(): Promise<Record<string, unknown>> {
    return (await fetch(`${provider.issuer}${path}`)).json();
  }

  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });

  test.each<[string, () => Response | Promise<Response>]>([
    ['redirects', () => Response.redirect(`${provider.issuer}/elsewhere`, 302)],
    ['is no JSON', () => new Response('<html>')],
    ['fails', () => new Response('', { status: 503 })],
    ['is huge', () => new Response(`{"issuer":"${'x'.repeat(2 ** 20)}"}`)],
    ['names another issuer', () => Response.json({ issuer: 'http://127.0.0.1:9' })],
  ])('that %s leads nowhere, and is tried again', async (_, answer) => {
    await using fresh = await startServer({ ...provider.env, REGISTRATION: 'open' });
    const admitted = await becomeAdministrator(fresh);
    provider.instead.set(path, answer);
    expect(await endOf(fresh)).not.toContain('code');
    expect(provider.requests).not.toContain('/elsewhere');
    expect(await signIn(fresh, admitted.email, admitted.password)).toBeString();
    provider.instead.clear();
    expect((await signInAt(fresh)).user.status).toBe('approved');
  });

  test('that names the issuer with another slash is refused, and the log has both', async () => {
    const issuer = `${provider.issuer}/application/o/perch`;
    const document = await documentOf();
    provider.instead.set(`/application/o/perch${path}`, () =>
      Response.json({ ...document, issuer: `${issuer}/` }),
    );
    await using fresh = await startServer({ ...provider.env, OIDC_ISSUER: issuer });
    expect(await endOf(fresh)).toBe('/login#error=provider_refused');
    const failure = fresh
      .output()
      .split('\n')
      .find((line) => line.includes('auth.provider_failed'));
    expect(JSON.parse(failure ?? '{}')).toMatchObject({
      expectedIssuer: issuer,
      providerIssuer: `${issuer}/`,
    });
  });

  test('that never ends is cut', async () => {
    await using endlessProvider = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () => new Response(endless(), { headers: { 'content-type': 'application/json' } }),
    });
    await using fresh = await startServer({
      ...provider.env,
      OIDC_ISSUER: `http://127.0.0.1:${endlessProvider.port}`,
    });
    expect(await endOf(fresh)).toBe(unavailable);
  });

  test('that hangs ends after the time that is set, for all who wait, and passwords go on working', async () => {
    let asked = 0;
    await using hanging = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      idleTimeout: 60,
      fetch() {
        asked += 1;
        return Promise.withResolvers<Response>().promise;
      },
    });
    await using fresh = await startServer({
      ...provider.env,
      OIDC_ISSUER: `http://127.0.0.1:${hanging.port}`,
      SIGN_IN_TIMEOUT: '5',
    });
    const admitted = await becomeAdministrator(fresh);
    const ends = Promise.all([1, 2, 3].map(() => endOf(fresh)));
    expect(await signIn(fresh, admitted.email, admitted.password)).toBeString();
    expect(await ends).toEqual([unavailable, unavailable, unavailable]);
    expect(asked).toBe(1);
    hanging.stop(true);
  });

  test('of a provider that is down says so, and passwords go on working', async () => {
    await using fresh = await startServer({ ...provider.env, OIDC_ISSUER: 'http://127.0.0.1:9' });
    const admitted = await becomeAdministrator(fresh);
    expect(await endOf(fresh)).toBe(unavailable);
    expect(await signIn(fresh, admitted.email, admitted.password)).toBeString();
  });

  test('that names addresses elsewhere without https leads to none of them', async () => {
    const document = await documentOf();
    provider.instead.set(path, () =>
      Response.json({ ...document, token_endpoint: 'http://192.0.2.1/token' }),
    );
    await using fresh = await startServer(provider.env);
    expect(await endOf(fresh)).toBe(unavailable);
  });
});
