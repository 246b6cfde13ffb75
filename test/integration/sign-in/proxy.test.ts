// @one-stack @long

import { expect, test } from 'bun:test';

import { parseResponse } from 'hono/client';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  enter,
  enterBy,
  startTrusting,
  usersOf,
  utf8,
} from '../../support/providers/proxy-login.ts';
import { startServer } from '../../support/servers/server.ts';

test('a trusted proxy’s headers sign in, each time to the same account', async () => {
  await using server = await startTrusting();
  const admin = await becomeAdministrator(server);
  const ann = await enter(server, {
    'Remote-User': 'ann',
    'Remote-Email': 'ann@example.com',
    'Remote-Name': utf8('Änn Example, PhD'),
  });
  expect(ann).toMatchObject({ username: 'ann', email: 'ann@example.com', role: 'user' });
  expect((await enter(server, { 'remote-user': ' ann ' }))._id).toBe(ann._id);
  const bob = await enter(server, { 'Remote-User': utf8('böb') });
  expect(bob.username).toBe('böb');
  expect(await usersOf(server, admin)).toHaveLength(3);

  const config = await (await send(server.origin, 'GET', '/api/config')).json();
  expect(config.data.signIn).toMatchObject({ proxy: true, password: true });
});

test('the account of a session that began so lists the proxy, and has no password', async () => {
  await using server = await startTrusting();
  const answer = await enterBy(server, { 'Remote-User': 'ann', 'Remote-Name': 'Ann Example' });
  const { token } = await answer.json();
  const { identities } = (
    await parseResponse(client(server.origin, token).api.auth.identities.$get())
  ).data;
  expect(identities).toMatchObject([{ provider: 'proxy', name: 'Ann Example' }]);
  const body = { login: 'ann', password: 'anything' };
  const login = await send(server.origin, 'POST', '/api/auth/login', { body });
  await expectFailure(login, 401, 'invalid_credentials');
});

test('without a trusted proxy there is no such sign-in', async () => {
  await using server = await startServer({ REGISTRATION: 'open' });
  const admin = await becomeAdministrator(server);
  await expectFailure(await enterBy(server, { 'Remote-User': 'ann' }), 404, 'not_found');
  expect(await usersOf(server, admin)).toHaveLength(1);
  const config = await (await send(server.origin, 'GET', '/api/config')).json();
  expect(config.data.signIn.proxy).toBe(false);
});

test('a name is never another account’s, and its email only where the operator says so', async () => {
  await using careful = await startTrusting();
  await using trusting = await startTrusting({ TRUSTED_AUTH_LINK_EMAIL: 'on' });
  for (const server of [careful, trusting]) {
    const admin = await becomeAdministrator(server);
    const namesake = await enter(server, { 'Remote-User': admin.username });
    expect(namesake._id).not.toBe(admin.id);
    expect(namesake).toMatchObject({ role: 'user' });
    const asAdmin = { 'Remote-User': 'other', 'Remote-Email': admin.email };
    await expectFailure(await enterBy(server, asAdmin), 409, 'taken');

    const body = { username: 'local', email: 'local@example.org', password: 'correct horse' };
    const registered = await send(server.origin, 'POST', '/api/auth/register', { body });
    const { _id } = (await registered.json()).data.user;
    const headers = { 'Remote-User': 'local', 'Remote-Email': 'LOCAL@example.org' };
    if (server === careful) await expectFailure(await enterBy(server, headers), 409, 'taken');
    else expect((await enter(server, headers))._id).toBe(_id);
  }
});

test('headers of other names, and groups, are as the operator has set them', async () => {
  await using server = await startTrusting({
    AUTH_HEADER_USER: 'X-Auth-User',
    AUTH_HEADER_EMAIL: 'X-Auth-Email',
    AUTH_HEADER_GROUPS: 'X-Auth-Groups',
    TRUSTED_AUTH_ALLOWED_GROUPS: 'staff, admins',
    TRUSTED_AUTH_ADMIN_GROUPS: 'admins',
  });
  await becomeAdministrator(server);
  await expectFailure(await enterBy(server, { 'Remote-User': 'ann' }), 403, 'provider_refused');
  const ann = { 'X-Auth-User': 'ann', 'X-Auth-Email': 'ann@example.com' };
  for (const groups of [{}, { 'X-Auth-Groups': '' }, { 'X-Auth-Groups': 'Staff, staff admins' }]) {
    await expectFailure(await enterBy(server, { ...ann, ...groups }), 403, 'provider_refused');
  }
  const user = await enter(server, { ...ann, 'X-Auth-Groups': 'others , staff' });
  expect(user).toMatchObject({ role: 'user', email: 'ann@example.com' });
  expect(await enter(server, { ...ann, 'X-Auth-Groups': 'admins' })).toMatchObject({
    _id: user._id,
    role: 'admin',
  });
  expect(await enter(server, { ...ann, 'X-Auth-Groups': 'staff' })).toMatchObject({ role: 'user' });
});

test('an account that was suspended, or waits for approval, stays out', async () => {
  await using server = await startTrusting({ REGISTRATION: 'approval' });
  const admin = await becomeAdministrator(server);
  const ann = { 'Remote-User': 'ann' };
  await expectFailure(await enterBy(server, ann), 403, 'account_pending');
  const id = (await usersOf(server, admin)).find(({ username }) => username === 'ann')?._id ?? '';
  const calls = client(server.origin, admin.token).api.auth;
  await parseResponse(calls.approve[':id'].$put({ param: { id } }));
  expect((await enter(server, ann))._id).toBe(id);
  await parseResponse(calls.reject[':id'].$put({ param: { id } }));
  await expectFailure(await enterBy(server, ann), 403, 'account_rejected');
});
