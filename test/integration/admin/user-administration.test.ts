import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
  registerPending,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, body });
const change = (id: string, body: unknown, token = admin.token) =>
  call('PUT', `/api/auth/users/${id}`, token, body);
const login = ({ email, password }: Person) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

async function listed(query: string) {
  const answer = await call('GET', `/api/auth/users?${query}`, admin.token);
  const body = await answer.json();
  return { ...body, names: body.data.users.map((user: { username: string }) => user.username) };
}

describe('the list of users', () => {
  test('filters, searches, sorts and pages', async () => {
    const person = await registerApproved(server, admin, 'Findme');
    const waiting = await registerPending(server, 'findme-too');
    await upload(server, person.token, 'a.txt', 'twelve bytes');

    expect((await listed('search=FINDME&sort=username&order=asc')).names).toEqual(
      [person.username, waiting.username].toSorted((a, b) => (a.toLowerCase() < b ? -1 : 1)),
    );
    expect((await listed('search=findme&status=pending')).names).toEqual([waiting.username]);
    expect((await listed('role=admin')).names).toEqual([admin.username]);
    const page = await listed('search=findme&limit=1&page=2');
    expect(page.pagination).toEqual({ page: 2, limit: 1, pages: 2, total: 2 });
    const [top] = (await listed('sort=storage')).data.users;
    expect(top).toMatchObject({ _id: person.id, uploadCount: 1, storage: 12, quota: null });
    expect((await listed('search=%25')).names).toEqual([]);
    expect((await listed('search=_')).names).toEqual([]);
    expect((await listed(`search=${encodeURIComponent("'; drop table users; --")}`)).names).toEqual(
      [],
    );
  });

  test('shows no hash and no token', async () => {
    const text = await (await call('GET', '/api/auth/users', admin.token)).text();
    expect(text).not.toMatch(/argon2|hash|token|_key/);
  });

  test.each(['limit=0', 'limit=101', 'page=0', 'status=odd', 'role=root', 'sort=email', 'x=1'])(
    'refuses %s',
    async (query) => {
      const answer = await call('GET', `/api/auth/users?${query}`, admin.token);
      await expectFailure(answer, 400, 'invalid_request');
    },
  );
});

describe('administrators', () => {
  test('turn a registration down, and its email cannot register again', async () => {
    const waiting = await registerPending(server);
    const answer = await call('PUT', `/api/auth/reject/${waiting.id}`, admin.token);
    expect((await answer.json()).data.user.status).toBe('rejected');
    await expectFailure(await login({ ...waiting, token: '' }), 403, 'account_rejected');
    const again = await send(server.origin, 'POST', '/api/auth/register', {
      body: { username: 'another', email: waiting.email, password: 'correct horse' },
    });
    await expectFailure(again, 409, 'taken');
  });

  test('suspend an account: it sees only that, until it is let in again', async () => {
    const person = await registerApproved(server, admin);
    expect((await change(person.id, { status: 'pending' })).status).toBe(200);
    expect((await call('GET', '/api/auth/me', person.token)).status).toBe(200);
    await expectFailure(await call('GET', '/api/upload/my', person.token), 403, 'account_pending');
    await expectFailure(await login(person), 403, 'account_pending');
    expect((await change(person.id, { status: 'approved' })).status).toBe(200);
    expect((await call('GET', '/api/upload/my', person.token)).status).toBe(200);
  });

  test('end every token of an account that they reject, at its next call', async () => {
    const person = await registerApproved(server, admin);
    await change(person.id, { status: 'rejected' });
    await expectFailure(await call('GET', '/api/auth/me', person.token), 401, 'unauthenticated');
  });

  test('give and take roles and quotas, from the next call on', async () => {
    const person = await registerApproved(server, admin);
    await expectFailure(await call('GET', '/api/auth/users', person.token), 403, 'forbidden');
    expect((await change(person.id, { role: 'admin', quota: 5000 })).status).toBe(200);
    const { data } = await (await call('GET', `/api/auth/users/${person.id}`, person.token)).json();
    expect(data.user).toMatchObject({ role: 'admin', isAdmin: true, quota: 5000 });
    await change(person.id, { role: 'user', quota: null });
    await expectFailure(await call('GET', '/api/auth/users', person.token), 403, 'forbidden');
  });

  test.each([
    { role: 'root' },
    { status: 'odd' },
    { quota: -1 },
    { quota: 1.5 },
    { email: 'a@b.c' },
  ])('are refused %j', async (body) => {
    const person = await registerApproved(server, admin);
    await expectFailure(await change(person.id, body), 400, 'invalid_request');
  });

  test('get 404 for an account that there is not', async () => {
    for (const id of ['unknown', 'A'.repeat(16), '../admin', '%00']) {
      await expectFailure(await change(id, { role: 'user' }), 404, 'not_found');
      await expectFailure(
        await call('DELETE', `/api/auth/users/${id}`, admin.token),
        404,
        'not_found',
      );
    }
  });
});

describe('deleting a user', () => {
  test('removes the sessions, the API token and the files with their links', async () => {
    const person = await registerApproved(server, admin);
    const { publicUrl } = await upload(server, person.token, 'a.txt', 'content');
    const { data } = await (await call('GET', '/api/auth/token', person.token)).json();
    expect((await fetch(publicUrl)).status).toBe(200);

    const answer = await call('DELETE', `/api/auth/users/${person.id}`, admin.token);
    expect(await answer.json()).toEqual({
      success: true,
      message: 'User deleted successfully',
    });
    expect((await fetch(publicUrl)).status).toBe(404);
    await expectFailure(await call('GET', '/api/auth/me', person.token), 401, 'unauthenticated');
    await expectFailure(await call('GET', '/api/upload/my', data.apiToken), 401, 'unauthenticated');
    await expectFailure(await login(person), 401, 'invalid_credentials');
    expect((await listed(`search=${person.username}`)).names).toEqual([]);
  });

  test('is not for oneself and not for others than administrators', async () => {
    const [person, other] = [
      await registerApproved(server, admin),
      await registerApproved(server, admin),
    ];
    await expectFailure(
      await call('DELETE', `/api/auth/users/${admin.id}`, admin.token),
      409,
      'own_account',
    );
    await expectFailure(
      await call('DELETE', `/api/auth/users/${other.id}`, person.token),
      403,
      'forbidden',
    );
    expect((await login(other)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  test('cannot be demoted, suspended or rejected', async () => {
    for (const body of [{ role: 'user' }, { status: 'pending' }, { status: 'rejected' }]) {
      await expectFailure(await change(admin.id, body), 409, 'last_administrator');
    }
    await expectFailure(
      await call('PUT', `/api/auth/reject/${admin.id}`, admin.token),
      409,
      'last_administrator',
    );
    expect((await call('GET', '/api/auth/users', admin.token)).status).toBe(200);
  });

  test('remains when two demote or delete each other at the same time', async () => {
    await using other = await startServer();
    const first = await becomeAdministrator(other);
    const second = await registerApproved(other, first);
    const put = (id: string, token: string, body: unknown) =>
      send(other.origin, 'PUT', `/api/auth/users/${id}`, { token, body });
    await put(second.id, first.token, { role: 'admin' });

    await Promise.all([
      put(second.id, first.token, { role: 'user' }),
      put(first.id, second.token, { role: 'user' }),
      send(other.origin, 'DELETE', `/api/auth/users/${second.id}`, { token: first.token }),
      send(other.origin, 'DELETE', `/api/auth/users/${first.id}`, { token: second.token }),
    ]);

    const tokens = await Promise.all(
      [first, second].map(async ({ email, password }) =>
        signIn(other, email, password).catch(() => ''),
      ),
    );
    const lists = await Promise.all(
      tokens.map((token) => send(other.origin, 'GET', '/api/auth/users?role=admin', { token })),
    );
    const working = lists.filter(({ status }) => status === 200);
    const totals = await Promise.all(working.map(async (list) => (await list.json()).total));
    expect(totals).toEqual([1]);
  });
});

test('every change of an account stands in the audit log, and only administrators read it', async () => {
  const person = await registerApproved(server, admin);
  await change(person.id, { role: 'admin' });
  await change(person.id, { role: 'user' });
  await call('DELETE', `/api/auth/users/${person.id}`, admin.token);

  const { data, total } = await (await call('GET', '/api/admin/audit?limit=6', admin.token)).json();
  const about = data.entries.filter(
    ({ subject }: { subject: { _id: string } }) => subject._id === person.id,
  );
  expect(about.map(({ action }: { action: string }) => action).slice(0, 5)).toEqual([
    'user.deleted',
    'user.made_user',
    'user.made_admin',
    'user.signed_in',
    'user.approved',
  ]);
  expect(about[0]).toMatchObject({
    actor: { _id: admin.id, username: admin.username },
    subject: { type: 'user', name: person.username },
    address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
  });
  expect(total).toBeGreaterThanOrEqual(5);
  const other = await registerApproved(server, admin);
  await expectFailure(await call('GET', '/api/admin/audit', other.token), 403, 'forbidden');
});
