// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { newPerson } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { publicSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { signInAt } from '../../support/providers/provider-sign-in.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer({
  ...provider.env,
  REGISTRATION: 'open',
  PASSWORD_LOGIN: 'off',
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const perch = (args: string[], input = '') =>
  runToEnd(args, { ...server.installation.env, PUBLIC_URL: server.origin }, input);
const admin = newPerson('admin');
const made = await perch(
  [
    'user',
    'create',
    '--username',
    admin.username,
    '--email',
    admin.email,
    '--admin',
    '--password-stdin',
  ],
  admin.password,
);
expect(made.exitCode).toBe(0);

const post = (path: string, body: unknown) => send(server.origin, 'POST', path, { body });
const redeem = (token: string) => post('/api/auth/link/session', { token });

async function makeLink(...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await perch(['user', 'sign-in-link', ...args]);
  expect([exitCode, stderr]).toEqual([0, '']);
  const token = /^(\S+)\/login#link=([\w-]{43})\n$/.exec(stdout);
  expect(token?.[1]).toBe(server.origin);
  return token?.[2] ?? '';
}

async function signInByLink(): Promise<string> {
  const answer = await redeem(await makeLink('--username', admin.username));
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

describe('with PASSWORD_LOGIN=off', () => {
  test('the sign-in page is told so, and no set-up link is printed', async () => {
    const { signIn } = await publicSettings(server);
    expect(signIn).toEqual({ password: false, oidc: 'Example ID', proxy: false });
    expect(server.output()).not.toContain('#setup=');
  });

  test.each([
    ['/api/auth/login', { email: admin.email, password: admin.password }],
    ['/api/auth/login', { login: admin.username, password: 'wrong one' }],
    ['/api/auth/login', { email: 'unknown@example.org', password: 'wrong one' }],
    ['/api/auth/register', newPerson()],
    ['/api/auth/register', { ...newPerson(), setup: 'x' }],
    ['/api/auth/password/forgot', { email: admin.email }],
    ['/api/auth/password/reset', { token: 'x', newPassword: 'correct horse' }],
  ])('%s answers that they are off', async (path, body) => {
    await expectFailure(await post(path, body), 403, 'password_login_off');
  });

  test('the provider signs in, and tokens go on uploading', async () => {
    provider.person = { sub: 'ann', preferred_username: 'ann' };
    const { token } = await signInAt(server);
    const shown = await send(server.origin, 'GET', '/api/auth/token', { token });
    expect(shown.status).toBe(200);
    const { data } = await shown.json();
    expect(await upload(server, data.apiToken, 'a.txt', 'by token')).toMatchObject({ size: 8 });
  });

  test('the last identity stays, as the password is no way in', async () => {
    const token = await signInByLink();
    const confirmed = await send(server.origin, 'POST', '/api/auth/confirm', {
      token,
      body: { password: admin.password },
    });
    expect(confirmed.status).toBe(200);
    const me = await (await send(server.origin, 'GET', '/api/auth/me', { token })).json();
    await runStatement(
      server,
      `insert into identities (id, user_id, issuer, subject, name, created_at)
        values ('identity00000001', '${me.data.user._id}', '${provider.issuer}', 'admin', 'admin', 1)`,
    );
    const remove = () =>
      send(server.origin, 'DELETE', '/api/auth/identities/identity00000001', { token });
    await expectFailure(await remove(), 409, 'last_sign_in_method');
    const list = await send(server.origin, 'GET', '/api/auth/identities', { token });
    expect((await list.json()).data.identities).toHaveLength(1);
  });
});

describe('perch user sign-in-link', () => {
  test('prints a link that signs in once, and once of several requests at once', async () => {
    const token = await makeLink('--email', admin.email);
    const answers = await Promise.all([1, 2, 3].map(() => redeem(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    await expectFailure(await redeem(token), 400, 'sign_in_expired');
    for (const other of ['', 'x', 'x'.repeat(200)]) {
      await expectFailure(await redeem(other), 400, 'sign_in_expired');
    }
    const session = await signInByLink();
    const audit = await send(server.origin, 'GET', '/api/admin/audit', { token: session });
    const { entries } = (await audit.json()).data;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'user.signed_in', subject: { name: admin.username } },
      { action: 'user.sign_in_link_made', actor: null, subject: { name: admin.username } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('makes a link that ends after 15 minutes', async () => {
    const token = await makeLink('--email', admin.email);
    await runStatement(server, `update sign_in_steps set expires_at = expires_at - 15 * 60000`);
    await expectFailure(await redeem(token), 400, 'sign_in_expired');
  });

  test('makes a link that still asks for a second factor', async () => {
    await runStatement(
      server,
      `insert into totp (user_id, secret, created_at, confirmed_at, last_step)
        select id, 'x', 1, 1, 0 from users where role = 'admin'`,
    );
    const answer = await redeem(await makeLink('--email', admin.email));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'second_factor_required',
      factors: ['code'],
      challenge: expect.any(String),
    });
    await runStatement(server, 'delete from totp');
  });

  test('refuses an unknown account, one that may not sign in, and no name', async () => {
    const { username } = newPerson('pending');
    const email = `${username}@example.org`;
    await perch(
      ['user', 'create', '--username', username, '--email', email, '--password-stdin'],
      'x'.repeat(9),
    );
    for (const [args, expectedCode, sentence] of [
      [['--email', 'unknown@example.org'], 1, /There is no account/],
      [['--username', username], 1, /is not approved/],
      [[], 2, /./],
    ] as const) {
      const { exitCode, stdout, stderr } = await perch(['user', 'sign-in-link', ...args]);
      expect([exitCode, stdout]).toEqual([expectedCode, '']);
      expect(stderr).toMatch(sentence);
    }
  });
});

test.each([
  [{ PASSWORD_LOGIN: 'off' }, /PASSWORD_LOGIN=off needs another way to sign in/],
  [{ OIDC_ISSUER: 'https://id.example.org' }, /not set: OIDC_CLIENT_ID, OIDC_CLIENT_SECRET\./],
  [{ OIDC_CLIENT_SECRET: 'hunter2' }, /not set: OIDC_ISSUER, OIDC_CLIENT_ID\./],
  [{ OIDC_ALLOWED_GROUPS: 'staff' }, /not set: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET\./],
  [
    { ...provider.env, OIDC_ISSUER: 'http://id.example.org' },
    /OIDC_ISSUER must be an https address/,
  ],
  [{ ...provider.env, OIDC_ISSUER: 'id.example.org' }, /OIDC_ISSUER must be an https address/],
])('the server refuses to start with %j', async (env: Record<string, string>, sentence) => {
  const { exitCode, stderr } = await runToEnd([], { ...server.installation.env, ...env });
  expect(exitCode).not.toBe(0);
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim()).not.toContain('\n');
  expect(stderr).not.toContain('hunter2');
});
