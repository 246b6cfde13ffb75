import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  registerApproved,
  registerPending,
} from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const get = (path: string, token?: string) =>
  send(server.origin, 'GET', path, token === undefined ? {} : { token });
const login = (email: string, password: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

async function pendingUsers(query: Record<string, string> = { limit: '100' }) {
  const answer = await client(server.origin, admin.token).api.auth.pending.$get({ query });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return { pending: body.data.users, ...body };
}

describe('approval', () => {
  test('lets the account in and takes it off the list', async () => {
    const person = await registerPending(server);
    expect((await pendingUsers()).pending.map(({ _id }) => _id)).toContain(person.id);
    const answer = await send(server.origin, 'PUT', `/api/auth/approve/${person.id}`, {
      token: admin.token,
    });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.user).toMatchObject({ _id: person.id, status: 'approved' });
    expect((await pendingUsers()).pending.map(({ _id }) => _id)).not.toContain(person.id);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  test('is for administrators only', async () => {
    const waiting = await registerPending(server);
    const person = await registerApproved(server, admin);
    for (const [method, path] of [
      ['GET', '/api/auth/pending'],
      ['PUT', `/api/auth/approve/${waiting.id}`],
    ] as const) {
      await expectFailure(await send(server.origin, method, path), 401, 'unauthenticated');
      const answer = await send(server.origin, method, path, { token: person.token });
      await expectFailure(answer, 403, 'forbidden');
    }
    await expectFailure(await login(waiting.email, waiting.password), 403, 'account_pending');
  });

  test('of an unknown account is 404', async () => {
    const answer = await send(server.origin, 'PUT', '/api/auth/approve/unknown', {
      token: admin.token,
    });
    await expectFailure(answer, 404, 'not_found');
  });

  test('lists the waiting accounts by pages of ten, oldest first', async () => {
    for (let count = 0; count < 11; count += 1) await registerPending(server);
    const first = await pendingUsers({});
    const second = await pendingUsers({ page: '2' });
    expect(first.pending).toHaveLength(10);
    expect(first.pagination).toEqual({
      page: 1,
      limit: 10,
      pages: Math.ceil(first.total / 10),
      total: first.total,
    });
    const times = [...first.pending, ...second.pending].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(second.pending.map(({ _id }) => _id)).not.toContain(first.pending[0]?._id);
    expect(first.pending.every(({ status }) => status === 'pending')).toBe(true);
    expect((await pendingUsers({ page: '9999' })).pending).toEqual([]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'page=0',
    'page=1&page=2',
    'all=1',
  ])('refuses the query %s', async (query) => {
    const answer = await get(`/api/auth/pending?${query}`, admin.token);
    await expectFailure(answer, 400, 'invalid_request');
  });
});
