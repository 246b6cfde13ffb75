// @both-stacks

import { expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
const admin = await becomeAdministrator(server);

const call = (method: string, path: string, token = admin.token) =>
  send(server.origin, method, path, { token });
const statusOf = async (url: string) => (await fetch(url)).status;
const register = (username: string, email: string) =>
  send(server.origin, 'POST', '/api/auth/register', {
    body: { username, email, password: 'a long enough password' },
  });

async function recordOf({ id }: Person) {
  return (await (await call('GET', `/api/auth/users/${id}`)).json()).data.user;
}

async function auditOf({ username }: Person): Promise<string[]> {
  const answer = await call('GET', `/api/admin/audit?search=${username}&limit=100`);
  const { data } = await answer.json();
  return data.entries
    .filter(({ subject }: { subject: { name: string } }) => subject.name === username)
    .map(({ action, detail }: { action: string; detail: string }) => `${action} ${detail}`.trim());
}

async function withFiles(): Promise<{ person: Person; urls: string[] }> {
  const person = await registerApproved(server, admin);
  const kept = await upload(server, person.token, 'kept.txt', 'kept');
  const trashed = await upload(server, person.token, 'trashed.txt', 'trashed');
  await call('DELETE', `/api/upload/${trashed._id}`, person.token);
  return { person, urls: [kept.publicUrl, trashed.publicUrl] };
}

test('an account is suspended with all of its files deleted, and can be let in again', async () => {
  const { person, urls } = await withFiles();
  const other = await registerApproved(server, admin);
  const foreign = await upload(server, other.token, 'foreign.txt', 'foreign');
  const answer = await call('DELETE', `/api/auth/users/${person.id}/uploads`);
  expect(await answer.json()).toEqual({
    success: true,
    message: '2 files deleted',
    data: { deleted: 2 },
  });
  expect(await recordOf(person)).toMatchObject({
    status: 'pending',
    uploadCount: 0,
    trashedCount: 0,
    storage: 0,
  });
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404]);
  expect(await statusOf(foreign.publicUrl)).toBe(200);
  expect((await auditOf(person)).slice(0, 2)).toEqual([
    'user.files_deleted Files: 2',
    'user.suspended',
  ]);
  await call('PUT', `/api/auth/approve/${person.id}`);
  await upload(server, person.token, 'again.txt', 'again');
  expect(await recordOf(person)).toMatchObject({ status: 'approved', uploadCount: 1 });
});

test('to delete the files twice deletes nothing more', async () => {
  const { person } = await withFiles();
  await call('DELETE', `/api/auth/users/${person.id}/uploads`);
  const again = await call('DELETE', `/api/auth/users/${person.id}/uploads`);
  expect((await again.json()).data).toEqual({ deleted: 0 });
  expect((await recordOf(person)).status).toBe('pending');
});

test('a deleted account whose email is blocked cannot register again, until the block is lifted', async () => {
  const { person, urls } = await withFiles();
  const answer = await call('DELETE', `/api/auth/users/${person.id}?blockEmail=true`);
  expect(answer.status).toBe(200);
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404]);
  expect(await recordOf(person)).toMatchObject({
    status: 'rejected',
    role: 'user',
    email: person.email,
    uploadCount: 0,
    storage: 0,
  });
  await expectFailure(await call('GET', '/api/auth/me', person.token), 401, 'unauthenticated');
  const login = { body: { email: person.email, password: person.password } };
  expect((await send(server.origin, 'POST', '/api/auth/login', login)).status).toBe(401);
  for (const email of [person.email, person.email.toUpperCase()]) {
    await expectFailure(await register('somebody-else', email), 409, 'taken');
  }
  expect(await auditOf(person)).toContain('user.deleted Its email cannot register again.');
  expect((await call('DELETE', `/api/auth/users/${person.id}`)).status).toBe(200);
  expect((await register(person.username, person.email)).status).toBe(201);
});

test('without the block the email is free at once', async () => {
  const person = await registerApproved(server, admin);
  await call('DELETE', `/api/auth/users/${person.id}`);
  expect((await register(person.username, person.email)).status).toBe(201);
});

test('neither is for oneself, for others than administrators or for accounts that there are not', async () => {
  const person = await registerApproved(server, admin);
  const other = await registerApproved(server, admin);
  for (const rest of ['/uploads', '?blockEmail=true']) {
    const own = await call('DELETE', `/api/auth/users/${admin.id}${rest}`);
    await expectFailure(own, 409, 'own_account');
    const foreign = await call('DELETE', `/api/auth/users/${other.id}${rest}`, person.token);
    await expectFailure(foreign, 403, 'forbidden');
    const absent = await call('DELETE', `/api/auth/users/${'A'.repeat(16)}${rest}`);
    await expectFailure(absent, 404, 'not_found');
  }
  expect((await recordOf(other)).status).toBe('approved');
  const odd = await call('DELETE', `/api/auth/users/${other.id}?blockEmail=maybe`);
  await expectFailure(odd, 400, 'invalid_request');
  expect((await recordOf(other)).status).toBe('approved');
});
