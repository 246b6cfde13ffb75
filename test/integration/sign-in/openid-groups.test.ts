import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { runStatement } from '../../support/database/database.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { endOf, signInAt } from '../../support/providers/provider-sign-in.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
const server = await startServer({
  ...provider.env,
  REGISTRATION: 'open',
  OIDC_ALLOWED_GROUPS: 'staff, Team A ,admins',
  OIDC_ADMIN_GROUPS: 'admins',
  OIDC_LINK_VERIFIED_EMAIL: 'true',
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const get = async (path: string, token: string) =>
  (await send(server.origin, 'GET', path, { token })).json();

test('groups make no first administrator', async () => {
  provider.person = { sub: 'early', groups: ['admins'] };
  expect((await signInAt(server)).user).toMatchObject({ role: 'user', status: 'approved' });
  // The set-up link keeps working.
  admin = await becomeAdministrator(server);
});

let admin: Awaited<ReturnType<typeof becomeAdministrator>>;
const audited = async (action: string) =>
  (await get(`/api/admin/audit?action=${action}`, admin.token)).data.entries;

test.each([
  [['Staff']],
  [['staff ']],
  [['staffs', 'sta']],
  [['staff,admins']],
  [[]],
  ['nothing'],
  [{ staff: true }],
  [[['staff']]],
  [undefined],
])('an account in the groups %j is refused, and makes no account', async (groups) => {
  provider.person = { sub: 'stranger', preferred_username: 'stranger', groups };
  expect(await endOf(server)).toBe('/login#error=provider_refused');
  expect((await get('/api/auth/users?search=stranger', admin.token)).data.users).toEqual([]);
  const [entry] = await audited('user.provider_refused');
  expect(entry).toMatchObject({ actor: null, subject: { _id: '', name: 'stranger' } });
});

test.each([[['staff']], ['staff'], [['x', 'Team A']]])(
  'an account in the groups %j is let in',
  async (groups) => {
    provider.person = { sub: `member ${JSON.stringify(groups)}`, groups };
    expect((await signInAt(server)).user.role).toBe('user');
  },
);

test('a role follows the groups of each sign-in', async () => {
  const sub = 'changing';
  provider.person = { sub, groups: ['staff', 'admins'] };
  const { user, token } = await signInAt(server);
  expect(user.role).toBe('admin');
  expect((await get('/api/admin/audit', token)).success).toBe(true);
  expect(await audited('user.made_admin')).toMatchObject([
    { subject: { _id: user._id }, detail: `by the groups at ${provider.issuer}` },
  ]);
  provider.person = { sub, groups: ['staff'] };
  expect((await signInAt(server)).user.role).toBe('user');
  expect((await send(server.origin, 'GET', '/api/admin/audit', { token })).status).toBe(403);
  expect(await audited('user.made_user')).toMatchObject([{ subject: { _id: user._id } }]);
  provider.person = { sub, groups: [] };
  expect(await endOf(server)).toBe('/login#error=provider_refused');
  expect((await audited('user.provider_refused'))[0]).toMatchObject({ subject: { _id: user._id } });
});

test('the last administrator stays one', async () => {
  const sub = 'last';
  provider.person = { sub, groups: ['admins'] };
  const { user } = await signInAt(server);
  await runStatement(server, `update users set role = 'user' where id != '${user._id}'`);
  try {
    provider.person = { sub, groups: ['staff'] };
    expect((await signInAt(server)).user.role).toBe('admin');
  } finally {
    await runStatement(server, `update users set role = 'admin' where id = '${admin.id}'`);
  }
  expect((await signInAt(server)).user.role).toBe('user');
});

test('a verified email leads into the account that has it, where the operator wants that', async () => {
  const holder = await registerApproved(server, admin);
  const person = { groups: ['staff'], email: holder.email.toUpperCase() };
  for (const email_verified of [false, undefined]) {
    provider.person = {
      ...person,
      sub: 'unsure',
      ...(email_verified === false && { email_verified }),
    };
    expect(await endOf(server)).toBe('/login#error=taken');
  }
  provider.person = { ...person, sub: 'verified', email_verified: true };
  expect((await signInAt(server)).user._id).toBe(holder.id);
  expect(await audited('user.identity_linked')).toMatchObject([
    { actor: { _id: holder.id }, detail: expect.stringContaining('by its verified email') },
  ]);
  // Afterwards the subject alone counts.
  provider.person = { sub: 'verified', groups: ['staff'], email: 'other@example.org' };
  expect((await signInAt(server)).user._id).toBe(holder.id);
  expect((await get('/api/auth/identities', holder.token)).data.identities).toHaveLength(1);
});

test('no email leads into the account of an administrator', async () => {
  provider.person = { sub: 'sly', groups: ['staff'], email: admin.email, email_verified: true };
  expect(await endOf(server)).toBe('/login#error=taken');
  expect((await get('/api/auth/identities', admin.token)).data.identities).toEqual([]);
});

test('an email that two accounts have in different notations leads into neither', async () => {
  const one = await registerApproved(server, admin);
  const two = await registerApproved(server, admin);
  const set = (id: string, key: string) =>
    runStatement(
      server,
      `update users set email_key = '${key}', email = '${key}' where id = '${id}'`,
    );
  await set(one.id, 'two@bücher.example');
  await set(two.id, 'two@xn--bcher-kva.example');
  provider.person = {
    sub: 'two',
    groups: ['staff'],
    email: 'two@bücher.example',
    email_verified: true,
  };
  expect(await endOf(server)).toBe('/login#error=taken');
  for (const { token } of [one, two]) {
    expect((await get('/api/auth/identities', token)).data.identities).toEqual([]);
  }
});
