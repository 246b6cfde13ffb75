// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { tokenScopes } from '@perch/contract/accounts/limits';

import { becomeAdministrator, confirm } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { filled, nameOf, partsForTokens, readOperations } from '../../support/api/operations.ts';
import { listTokens, makeToken } from '../../support/api/tokens.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
await confirm(server, admin);
const { _id } = await upload(server, admin.token, 'kept.txt', 'kept');

/** What each scope opens. */
const opened: Record<string, string[]> = {
  upload: [
    'post /api/upload',
    'post /api/pastes',
    'post /api/upload/resumable',
    'head /api/upload/resumable/{id}',
    'patch /api/upload/resumable/{id}',
    'delete /api/upload/resumable/{id}',
    'get /api/upload/sharex-config',
    'get /api/clients/{client}',
  ],
  'files:read': [
    'get /api/upload/my',
    'get /api/uploads/cleanup',
    'get /api/upload/expiring',
    'get /api/upload/{id}',
    'get /api/upload/opened',
    'get /api/upload/{id}/days',
    'get /api/upload/{id}/access',
    'get /api/upload/{id}/embed',
    'get /api/upload/stats',
    'get /api/tags',
    'get /api/tags/{id}',
    'get /api/filters',
    'post /api/archives',
  ],
  'files:write': [
    'patch /api/upload/{id}',
    'put /api/upload/{id}/content',
    'post /api/upload/{id}/restore',
    'post /api/uploads/restore',
    'post /api/uploads/change',
    'post /api/tags/apply',
    'patch /api/tags/{id}',
    'delete /api/tags/{id}',
  ],
  'files:delete': ['delete /api/upload/{id}', 'delete /api/trash', 'post /api/uploads/delete'],
  links: [
    'post /api/links',
    'get /api/links',
    'get /api/links/{id}/days',
    'patch /api/links/{id}',
    'delete /api/links/{id}',
    'get /api/clients/sharex-links',
  ],
  albums: [
    'post /api/albums',
    'get /api/albums',
    'get /api/albums/{id}',
    'get /api/albums/{id}/days',
    'get /api/albums/{id}/embed',
    'patch /api/albums/{id}',
    'delete /api/albums/{id}',
    'put /api/albums/{id}/uploads',
  ],
  'account:read': [
    'get /api/auth/me',
    'get /api/auth/preferences',
    'get /api/domains/my',
    'get /api/profiles',
  ],
  admin: [
    'get /api/auth/pending',
    'get /api/auth/users',
    'get /api/auth/users/{id}',
    'get /api/admin/invites',
    'get /api/upload/all',
    'get /api/domains/pending',
    'get /api/domains/all',
    'get /api/admin/stats',
    'get /api/admin/settings',
    'put /api/admin/settings',
    'get /api/admin/storage',
    'get /api/admin/version',
    'get /api/admin/notices',
    'put /api/admin/brand/logo',
    'delete /api/admin/brand/logo',
    'get /api/admin/audit',
    'get /api/admin/audit.csv',
  ],
};

/** What takes a session, whichever scopes a token has. A new operation stands here or above: its test fails otherwise. */
const sessionOnly = [
  'post /api/pastes/preview',
  'post /api/auth/logout',
  'post /api/auth/terms',
  'post /api/auth/confirm',
  'put /api/auth/preferences',
  'put /api/auth/profile',
  'delete /api/auth/email',
  'put /api/auth/password',
  'get /api/auth/sessions',
  'delete /api/auth/sessions',
  'delete /api/auth/sessions/{id}',
  'get /api/auth/token',
  'post /api/auth/token',
  'delete /api/auth/token',
  'get /api/auth/sign-in-methods',
  'post /api/auth/totp',
  'put /api/auth/totp',
  'delete /api/auth/totp',
  'post /api/auth/recovery-codes',
  'post /api/auth/passkeys/register/options',
  'post /api/auth/passkeys/register/verify',
  'post /api/auth/passkeys/confirm/options',
  'post /api/auth/passkeys/confirm/verify',
  'get /api/auth/passkeys',
  'patch /api/auth/passkeys/{id}',
  'delete /api/auth/passkeys/{id}',
  'post /api/auth/oidc/link',
  'get /api/auth/identities',
  'delete /api/auth/identities/{id}',
  'post /api/tokens',
  'get /api/tokens',
  'patch /api/tokens/{id}',
  'delete /api/tokens/{id}',
  'post /api/profiles',
  'patch /api/profiles/{id}',
  'delete /api/profiles/{id}',
  'post /api/filters',
  'patch /api/filters/{id}',
  'delete /api/filters/{id}',
  'post /api/requests',
  'get /api/requests',
  'get /api/requests/{id}',
  'get /api/requests/{id}/days',
  'patch /api/requests/{id}',
  'delete /api/requests/{id}',
  'post /api/domains',
  'delete /api/domains/{id}',
  'put /api/domains/{id}/default',
  'post /api/domains/{id}/check',
  'put /api/domains/{id}/redirect',
  'put /api/domains/{id}/brand',
  'post /api/domains/{id}/move',
  'put /api/auth/approve/{id}',
  'put /api/auth/reject/{id}',
  'put /api/auth/users/{id}',
  'post /api/auth/users/{id}/second-factors/reset',
  'delete /api/auth/users/{id}',
  'delete /api/auth/users/{id}/uploads',
  'post /api/admin/invites',
  'delete /api/admin/invites/{id}',
  'put /api/domains/approve/{id}',
  'put /api/domains/reject/{id}',
  'get /api/admin/setup',
  'put /api/admin/setup',
  'post /api/admin/test-mail',
  'get /api/admin/imports/places',
  'get /api/admin/imports',
  'post /api/admin/imports',
  'get /api/admin/imports/{id}',
  'post /api/admin/imports/{id}/start',
  'post /api/admin/imports/{id}/stop',
  'get /api/admin/imports/{id}/rows',
  'get /api/admin/imports/{id}/report.json',
];

const operations = await readOperations(server);

async function call(token: string, { method, path }: { method: string; path: string }) {
  const answer = await fetch(server.origin + filled(path), {
    method: method.toUpperCase(),
    headers: bearer(token),
  });
  const text = await answer.text();
  const refused = answer.headers.get('www-authenticate') === 'Bearer error="insufficient_scope"';
  // HEAD has no body.
  if (refused && text !== '') expect(text).toContain('"insufficient_scope"');
  expect([nameOf({ method, path }), refused]).toEqual([expect.any(String), answer.status === 403]);
  return { status: answer.status, refused };
}

test('of every operation is decided whether it has a scope, or takes a session', () => {
  const decided = new Set([...Object.values(opened).flat(), ...sessionOnly]);
  expect(operations.map(nameOf).filter((name) => !decided.has(name))).toEqual([]);
  expect(decided.size).toBe(Object.values(opened).flat().length + sessionOnly.length);
});

test('every operation names the scope that is listed here, or takes a session', () => {
  const named = operations
    .filter(({ operation }) => operation['x-scope'] !== undefined)
    .map((each) => `${each.operation['x-scope']}: ${nameOf(each)}`);
  const listed = Object.entries(opened).flatMap(([scope, names]) =>
    names.map((name) => `${scope}: ${name}`),
  );
  expect(named.toSorted()).toEqual(listed.toSorted());
  expect(operations.length * tokenScopes.length).toBeGreaterThan(500);
});

test.each([...tokenScopes])(
  'a token for %s opens its operations and no other one',
  async (scope) => {
    const open: string[] = [];
    for (const part of partsForTokens(operations)) {
      const { secret } = await makeToken(server, admin, { scopes: [scope] });
      for (const operation of part) {
        const { status, refused } = await call(secret, operation);
        if (!refused) open.push(nameOf(operation));
        expect([nameOf(operation), status]).not.toEqual([nameOf(operation), 401]);
      }
    }
    expect(open.toSorted()).toEqual([...(opened[scope] ?? [])].toSorted());
  },
);

test('a token for everything makes, lists, changes and revokes no token, and opens no session’s call', async () => {
  const all = new Set(Object.values(opened).flat());
  for (const part of partsForTokens(operations)) {
    const { secret } = await makeToken(server, admin, { scopes: [...tokenScopes] });
    const before = (await listTokens(server, admin.token)).length;
    for (const operation of part) {
      const name = nameOf(operation);
      const { refused } = await call(secret, operation);
      expect([name, refused]).toEqual([name, !all.has(name)]);
    }
    expect((await listTokens(server, admin.token)).length).toBe(before);
  }
});

test('the Default token reaches what it has always reached', async () => {
  const answer = await send(server.origin, 'GET', '/api/auth/token', { token: admin.token });
  const token = (await answer.json()).data.apiToken;
  const reached: string[] = [];
  for (const { method, path, operation } of operations) {
    const { status } = await fetch(server.origin + filled(path), {
      method: method.toUpperCase(),
      headers: bearer(token),
    });
    if (status !== 403) reached.push(nameOf({ method, path }));
    expect([path, status === 403]).toEqual([path, operation['x-access'] !== 'token']);
  }
  expect(reached).toHaveLength(16);
  const kept = await send(server.origin, 'GET', `/api/upload/${_id}`, { token });
  expect(kept.status).toBe(200);
});
