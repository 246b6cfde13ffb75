import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings, publicSettings } from '../../support/api/settings.ts';
import { runStatement } from '../../support/database/database.ts';
import { Browser } from '../../support/providers/browser.ts';
import { OpenIdProvider, type ProviderPerson } from '../../support/providers/openid-provider.ts';
import {
  beginAt,
  callBack,
  codeIn,
  endOf,
  redeem,
  signInAt,
  tryAt,
} from '../../support/providers/provider-sign-in.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer(provider.env);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(server);
beforeEach(() => changeSettings(server, admin.token, { registration: 'open' }));
afterEach(() => {
  provider.person = newPerson();
});

let count = 0;
function newPerson(about: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  const name = `human${count}`;
  return { sub: `subject-${count}`, preferred_username: name, name, ...about };
}

const get = async (path: string, token: string) =>
  (await send(server.origin, 'GET', path, { token })).json();

const audited = async (action: string) =>
  (await get(`/api/admin/audit?action=${action}`, admin.token)).data.entries;

const usersNamed = async (search: string) =>
  (await get(`/api/auth/users?search=${search}`, admin.token)).data.users;

const change = (id: string, body: unknown) =>
  send(server.origin, 'PUT', `/api/auth/users/${id}`, { token: admin.token, body });

test('the sign-in page is told what the button says', async () => {
  const { signIn } = await publicSettings(server);
  expect(signIn).toEqual({ password: true, oidc: 'Example ID', proxy: false });
});

describe('a first sign-in', () => {
  test('makes an account without a password, and the next one enters it', async () => {
    const person = newPerson({ email: 'First@Example.org', email_verified: true });
    provider.person = person;
    const { user, token } = await signInAt(server);
    expect(user).toMatchObject({
      username: person.preferred_username,
      email: 'First@Example.org',
      role: 'user',
      status: 'approved',
    });
    expect((await signInAt(server)).user._id).toBe(user._id);
    const { identities } = (await get('/api/auth/identities', token)).data;
    expect(identities).toEqual([
      {
        _id: expect.any(String),
        provider: 'Example ID',
        name: 'First@Example.org',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    for (const password of ['', ' ', 'undefined', 'null']) {
      const body = { email: user.email, password };
      const answer = await send(server.origin, 'POST', '/api/auth/login', { body });
      expect([400, 401]).toContain(answer.status);
    }
  });

  test('waits for approval where accounts do', async () => {
    await changeSettings(server, admin.token, { registration: 'approval' });
    provider.person = newPerson();
    await expectFailure(await tryAt(server), 403, 'account_pending');
    const [user] = await usersNamed(provider.person.preferred_username ?? '');
    expect(user).toMatchObject({ status: 'pending', role: 'user' });
    expect((await change(user._id, { status: 'approved' })).status).toBe(200);
    expect((await signInAt(server)).user._id).toBe(user._id);
  });

  test.each([
    ['closed', 'registration_closed'],
    ['invite', 'invite_invalid'],
  ])('makes no account where registration is %s, but known ones enter', async (mode, code) => {
    const known = newPerson();
    provider.person = known;
    await signInAt(server);
    await changeSettings(server, admin.token, { registration: mode });
    expect((await signInAt(server)).user.username).toBe(known.preferred_username ?? '');
    const stranger = newPerson();
    provider.person = stranger;
    expect(await endOf(server)).toBe(`/login#error=${code}`);
    expect(await usersNamed(stranger.preferred_username ?? '')).toEqual([]);
  });

  test('takes another name where it is taken, and none that looks like an email', async () => {
    provider.person = newPerson({ preferred_username: admin.username.toUpperCase() });
    expect((await signInAt(server)).user.username).toBe(`${admin.username.toUpperCase()}-2`);
    provider.person = newPerson({ preferred_username: admin.email });
    expect((await signInAt(server)).user.username).toBe(`${admin.username}-3`);
    const odd = { preferred_username: 'a\u202Eb', name: ' \u0000 ', email: '\u202E@c d' };
    provider.person = newPerson(odd);
    const { user } = await signInAt(server);
    expect(user).toMatchObject({ username: 'user', email: '' });
    provider.person = newPerson({ ...odd, preferred_username: 'x'.repeat(300) });
    expect((await signInAt(server)).user.username).toMatch(/^x{20,64}$/);
  });

  test('makes one account, however many come at once', async () => {
    const person = newPerson({ email: 'many@example.org' });
    provider.person = person;
    const browsers = Array.from({ length: 6 }, () => new Browser());
    const callbacks = await Promise.all(browsers.map((browser) => beginAt(server, browser)));
    const ends = await Promise.all(
      callbacks.map((callback, index) => callBack(callback, browsers[index])),
    );
    const answers = await Promise.all(
      ends.map((end, index) => redeem(server, codeIn(end), browsers[index] ?? new Browser())),
    );
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
    expect(await usersNamed(person.preferred_username ?? '')).toHaveLength(1);
  });

  test('has to accept the terms of use like every other one', async () => {
    await changeSettings(server, admin.token, { terms: '# Rules' });
    try {
      provider.person = newPerson();
      const { token } = await signInAt(server);
      const answer = await send(server.origin, 'GET', '/api/upload/my', { token });
      await expectFailure(answer, 403, 'terms_required');
    } finally {
      await changeSettings(server, admin.token, { terms: '' });
    }
  });
});

describe('an email that another account has', () => {
  test.each([true, false])('does not lead into that account (verified: %p)', async (verified) => {
    const holder = await registerApproved(server, admin);
    provider.person = newPerson({ email: holder.email, email_verified: verified });
    expect(await endOf(server)).toBe('/login#error=taken');
    const { identities } = (await get('/api/auth/identities', holder.token)).data;
    expect(identities).toEqual([]);
    expect(await usersNamed(provider.person.preferred_username ?? '')).toEqual([]);
  });
});

describe('an account that may not sign in', () => {
  test('is refused while it is suspended or rejected', async () => {
    provider.person = newPerson();
    const { user } = await signInAt(server);
    for (const [status, code] of [
      ['pending', 'account_pending'],
      ['rejected', 'account_rejected'],
    ] as const) {
      await change(user._id, { status });
      await expectFailure(await tryAt(server), 403, code);
    }
  });

  test('is gone with its code, and the person starts anew', async () => {
    provider.person = newPerson();
    const { user } = await signInAt(server);
    const browser = new Browser();
    const code = codeIn(await endOf(server, browser));
    const path = `/api/auth/users/${user._id}`;
    expect((await send(server.origin, 'DELETE', path, { token: admin.token })).status).toBe(200);
    await expectFailure(await redeem(server, code, browser), 400, 'sign_in_expired');
    expect((await signInAt(server)).user._id).not.toBe(user._id);
  });

  test('has to show its second factor', async () => {
    provider.person = newPerson();
    const { user } = await signInAt(server);
    await runStatement(
      server,
      `insert into totp (user_id, secret, created_at, confirmed_at, last_step)
        values ('${user._id}', 'x', 1, 1, 0)`,
    );
    const answer = await tryAt(server);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'second_factor_required',
      error: expect.any(String),
      challenge: expect.any(String),
      factors: ['code'],
    });
  });
});

test('a code signs in once, and once of several requests at once', async () => {
  provider.person = newPerson();
  const browser = new Browser();
  const code = codeIn(await endOf(server, browser));
  const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(server, code, browser)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  await expectFailure(await redeem(server, code, browser), 400, 'sign_in_expired');
  for (const other of ['', 'x', 'x'.repeat(200), code.slice(1)]) {
    await expectFailure(await redeem(server, other, browser), 400, 'sign_in_expired');
  }
  await expectFailure(await redeem(server, 'x'.repeat(201), browser), 400, 'invalid_request');
});

test('a code opens nothing in a browser that was not at the provider, and still works in the one that was', async () => {
  provider.person = newPerson();
  const browser = new Browser();
  const code = codeIn(await endOf(server, browser));
  const another = new Browser();
  await endOf(server, another);
  for (const stranger of [new Browser(), another]) {
    await expectFailure(await redeem(server, code, stranger), 400, 'sign_in_expired');
  }
  expect((await redeem(server, code, browser)).status).toBe(200);
});

test('what happens is in the audit log', async () => {
  provider.person = newPerson({ email: 'audited@example.org' });
  const { user } = await signInAt(server);
  const [registered] = await audited('user.registered');
  expect(registered).toMatchObject({ subject: { _id: user._id }, detail: 'audited@example.org' });
  const [signedIn] = await audited('user.signed_in');
  expect(signedIn).toMatchObject({ subject: { _id: user._id } });
});
