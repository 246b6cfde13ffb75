import { afterAll, describe, expect, test } from 'bun:test';

import { tokenRequestsMax } from '@perch/contract/accounts/limits';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { listTokens, makeToken, type TokenFields } from '../../support/api/tokens.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await sharedServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function owner(): Promise<Person> {
  const person = await registerApproved(server, admin);
  await confirm(server, person);
  return person;
}
const person = await owner();

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
const list = (token: string) => call('GET', '/api/upload/my', token);
const from = (address: string, token: string) =>
  send(server.origin, 'GET', '/api/upload/my', { token, headers: { 'x-forwarded-for': address } });
const reading: TokenFields = { scopes: ['files:read'] };

describe('a token', () => {
  test('is made by a confirmed session, shown once, and uploads', async () => {
    const stranger = await registerApproved(server, admin);
    const body = { name: 'Laptop' };
    const refused = await call('POST', '/api/tokens', stranger.token, body);
    await expectFailure(refused, 403, 'confirmation_required');
    const wrong = { ...body, currentPassword: 'not it' };
    await expectFailure(await call('POST', '/api/tokens', stranger.token, wrong), 400);
    expect(await listTokens(server, stranger.token)).toEqual([]);

    const right = { ...body, currentPassword: stranger.password };
    const answer = await call('POST', '/api/tokens', stranger.token, right);
    expect(answer.status).toBe(201);
    const { token, secret } = (await answer.json()).data;
    expect(secret).toMatch(new RegExp(`^perch_${token._id}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$`));
    expect(token).toMatchObject({ name: 'Laptop', scopes: ['upload'], lastUsedAt: null });
    await upload(server, secret, 'a.txt', 'by token');
    const listed = await (await call('GET', '/api/tokens', stranger.token)).text();
    expect(listed).toContain('Laptop');
    expect(listed).not.toContain(secret.slice(24));
    await expectFailure(await list(secret), 403, 'insufficient_scope');
  });

  test.each<[string, Record<string, unknown>]>([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'a'.repeat(65) }],
    ['a name with a line break', { name: 'a\nb' }],
    ['an unknown scope', { scopes: ['everything'] }],
    ['no scope', { scopes: [] }],
    ['a scope twice', { scopes: ['upload', 'upload'] }],
    ['an end that is none', { expires: 'soon' }],
    ['an end in the past', { expires: '2001-01-01T00:00:00Z' }],
    ['a range that is none', { cidrs: ['example.org'] }],
    ['many ranges', { cidrs: Array.from({ length: 33 }, (_, at) => `10.0.${at}.0/24`) }],
    ['no byte', { bytesPerDay: 0 }],
    ['an unknown profile', { profile: 'nothing' }],
    ['a lock to nothing', { profileLocked: true }],
    ['an owner', { userId: admin.id }],
  ])('is not made with %s', async (_what, fields) => {
    const body = { name: 'Refused', ...fields };
    const { status } = await call('POST', '/api/tokens', person.token, body);
    expect(status).toBe(400);
    const names = (await listTokens(server, person.token)).map(({ name }) => name);
    expect(names).not.toContain('Refused');
  });

  test('for administration is made by administrators alone, and ends with the role', async () => {
    const body = { name: 'Power', scopes: ['admin'] };
    await expectFailure(await call('POST', '/api/tokens', person.token, body), 403, 'forbidden');
    const other = await owner();
    const asAdmin = (role: string) =>
      call('PUT', `/api/auth/users/${other.id}`, admin.token, { role });
    await asAdmin('admin');
    const { secret } = await makeToken(server, other, { scopes: ['admin'] });
    expect((await call('GET', '/api/auth/users', secret)).status).toBe(200);
    await asAdmin('user');
    await expectFailure(await call('GET', '/api/auth/users', secret), 403, 'forbidden');
  });

  test('with any part of it changed is refused, and another’s id does not help', async () => {
    const { secret, token } = await makeToken(server, person, reading);
    const other = await makeToken(server, person, reading);
    for (const hostile of [
      secret.slice(0, -1),
      `${secret}0`,
      secret.replace(token._id, other.token._id),
      secret.toUpperCase(),
      `${secret.slice(0, 30)}${secret[30] === 'a' ? 'b' : 'a'}${secret.slice(31)}`,
      `perch_${'A'.repeat(10_240)}`,
      'perch_',
    ]) {
      await expectFailure(await list(hostile), 401, 'unauthenticated');
    }
    expect((await list(secret)).status).toBe(200);
  });

  test('reads its owner’s files alone, an administrator’s as well', async () => {
    await confirm(server, admin);
    const { _id } = await upload(server, person.token, 'private.txt', 'of one account');
    const { secret } = await makeToken(server, admin, { scopes: ['files:read', 'files:delete'] });
    await expectFailure(await call('GET', `/api/upload/${_id}`, secret), 404, 'not_found');
    await expectFailure(await call('DELETE', `/api/upload/${_id}`, secret), 404, 'not_found');
    expect((await call('GET', `/api/upload/${_id}`, person.token)).status).toBe(200);
  });

  test('works from its address ranges alone, and tells from which network it was used', async () => {
    const cidrs = ['203.0.113.0/24', '2001:db8::/32'];
    const { secret, token } = await makeToken(server, person, { ...reading, cidrs });
    await expectFailure(await from('198.51.100.7', secret), 403, 'forbidden');
    expect((await from('2001:db8::7', secret)).status).toBe(200);
    expect((await from('203.0.113.77', secret)).status).toBe(200);
    const used = async () =>
      (await listTokens(server, person.token)).find(({ _id }) => _id === token._id);
    await waitFor('its last use', async () => (await used())?.lastUsedAt !== null);
    expect(await used()).toMatchObject({ cidrs, lastUsedAddress: '2001:db8:0::/48' });
  });

  test('ends when it is said to, and not before', async () => {
    const { secret, token } = await makeToken(server, person, { ...reading, expires: '1h' });
    const lasts = Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt);
    expect(lasts).toBe(3_600_000);
    await runStatement(server, `update tokens set expires_at = 1000 where id = '${token._id}'`);
    await expectFailure(await list(secret), 401, 'unauthenticated');
  });

  test('has so many requests a minute, of which those of others take none', async () => {
    const { secret } = await makeToken(server, person, reading);
    const other = await makeToken(server, person, reading);
    for (let count = 0; count < tokenRequestsMax; count += 1) {
      expect((await list(secret)).status).toBe(200);
    }
    const answer = await list(secret);
    const seconds = Number(answer.headers.get('retry-after'));
    await expectFailure(answer, 429, 'too_many_attempts');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await list(other.secret)).status).toBe(200);
  });

  test('is one of fifty at the most, also when many are made at once', async () => {
    const other = await owner();
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, at) =>
        call('POST', '/api/tokens', other.token, { name: `Token ${at}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) await expectFailure(answer, 409, 'token_limit');
    expect(await listTokens(server, other.token)).toHaveLength(50);
  });
});

describe('a token that is changed or revoked', () => {
  test('is so with the next call, and its secret stays', async () => {
    const { secret, token } = await makeToken(server, person, reading);
    expect((await list(secret)).status).toBe(200);
    const name = `Renamed by ${person.username}`;
    const change = { name, scopes: ['account:read'], expires: '30d' };
    const path = `/api/tokens/${token._id}`;
    const answer = await call('PATCH', path, person.token, change);
    expect((await answer.json()).data.token).toMatchObject({
      name,
      scopes: ['account:read'],
      cidrs: [],
    });
    await expectFailure(await list(secret), 403, 'insufficient_scope');
    expect((await call('GET', '/api/auth/me', secret)).status).toBe(200);
    expect((await call('DELETE', path, person.token)).status).toBe(200);
    await expectFailure(await call('GET', '/api/auth/me', secret), 401);
    await expectFailure(await call('DELETE', path, person.token), 404, 'not_found');
    const entries = await call(
      'GET',
      `/api/admin/audit?search=${encodeURIComponent(name)}`,
      admin.token,
    );
    const actions = (await entries.json()).data.entries.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(['token.revoked', 'token.changed']);
  });

  test('is its owner’s: for all others there is none', async () => {
    const { secret, token } = await makeToken(server, person, reading);
    const path = `/api/tokens/${token._id}`;
    await confirm(server, admin);
    await expectFailure(await call('PATCH', path, admin.token, { name: 'Mine' }), 404);
    await expectFailure(await call('DELETE', path, admin.token), 404);
    expect((await list(secret)).status).toBe(200);
  });
});
