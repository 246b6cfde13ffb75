import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const anna = await registerApproved(server, admin, 'anna');
const bert = await registerApproved(server, admin, 'bert');
await upload(server, anna.token, 'b.txt', 'four');
await upload(server, bert.token, 'c.zip', 'PK\u0003\u0004 eleven');
await upload(server, anna.token, 'a.xyz', '\0');

const get = (path: string, token?: string) =>
  send(server.origin, 'GET', path, token === undefined ? {} : { token });

async function all(query: Record<string, string> = {}) {
  const answer = await client(server.origin, admin.token).api.upload.all.$get({ query });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return { ...body, names: body.data.uploads.map(({ originalName }) => originalName) };
}

describe('the list of all uploads', () => {
  test('has everybody’s, newest first, and whose they are', async () => {
    const body = await all();
    expect(body.names).toEqual(['a.xyz', 'c.zip', 'b.txt']);
    expect(body.data.uploads.map(({ userId }) => userId)).toEqual([
      { _id: anna.id, username: anna.username },
      { _id: bert.id, username: bert.username },
      { _id: anna.id, username: anna.username },
    ]);
    expect(body.total).toBe(3);
    expect(body.pagination).toEqual({ page: 1, limit: 20, pages: 1, total: 3 });
    expect(JSON.stringify(body)).not.toMatch(
      /storage_?key|password_?hash|argon2|email|search_?id|deletion/i,
    );
  });

  test('comes in pages', async () => {
    expect((await all({ limit: '2', page: '2' })).names).toEqual(['b.txt']);
    expect((await all({ limit: '1', page: '9' })).names).toEqual([]);
    expect((await all({ limit: '100', page: '1000000' })).names).toEqual([]);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ sort: 'name', order: 'asc' }, ['a.xyz', 'b.txt', 'c.zip']],
    [{ sort: 'name' }, ['c.zip', 'b.txt', 'a.xyz']],
    [{ sort: 'size' }, ['c.zip', 'b.txt', 'a.xyz']],
    [{ sort: 'size', order: 'asc', limit: '1' }, ['a.xyz']],
    [{ order: 'asc' }, ['b.txt', 'c.zip', 'a.xyz']],
    [{ type: 'archive' }, ['c.zip']],
    [{ type: 'archive', sort: 'size' }, ['c.zip']],
    [{ type: 'video' }, []],
  ])('can be asked for as %j', async (query, names) => {
    expect((await all(query)).names).toEqual(names);
  });

  test('can be narrowed to one person', async () => {
    const body = await all({ userId: anna.id });
    expect(body.names).toEqual(['a.xyz', 'b.txt']);
    expect(body.total).toBe(2);
    expect((await all({ userId: anna.id, type: 'text', sort: 'name' })).names).toEqual(['b.txt']);
  });

  test.each(['unknown', '0'.repeat(16), "' or 1=1 --", '%', ''])(
    'of %j, who does not exist, is empty',
    async (userId) => {
      const body = await all({ userId });
      expect([body.total, body.names]).toEqual([0, []]);
    },
  );

  test.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'page=0',
    'page=-1',
    'page=1000001',
    'page=1&page=2',
    'type=pictures',
    'sort=colour',
    'order=up',
    'owner=1',
    `search=${'x'.repeat(101)}`,
    'search=a&search=b',
    'userId=a&userId=b',
    'search=a%00b',
  ])('refuses the query %s', async (query) => {
    for (const path of ['all', 'my']) {
      const answer = await get(`/api/upload/${path}?${query}`, admin.token);
      await expectFailure(answer, 400, 'invalid_request');
    }
  });

  test('is for administrators who are signed in', async () => {
    await expectFailure(await get('/api/upload/all'), 401, 'unauthenticated');
    await expectFailure(await get('/api/upload/all', anna.token), 403, 'forbidden');
  });
});

describe('an upload of another account', () => {
  test('can be read and deleted by an administrator, which is on record', async () => {
    const { _id, publicUrl } = await upload(server, bert.token, 'unwanted.txt', 'away');
    const shown = await get(`/api/upload/${_id}`, admin.token);
    expect((await shown.json()).data.upload.originalName).toBe('unwanted.txt');
    const path = `/api/upload/${_id}`;
    const answer = await send(server.origin, 'DELETE', path, { token: admin.token });
    expect(answer.status).toBe(200);
    expect((await fetch(publicUrl)).status).toBe(404);
    const again = await send(server.origin, 'DELETE', path, { token: admin.token });
    await expectFailure(again, 404, 'not_found');
    expect(await auditedDeletions()).toEqual([`${admin.username} upload ${_id} unwanted.txt`]);
  });

  test('does not exist for an administrator’s API token', async () => {
    const { _id } = await upload(server, bert.token, 'kept.txt', 'stays');
    const token = await apiTokenOf(admin.token);
    await expectFailure(await get(`/api/upload/${_id}`, token), 404, 'not_found');
    const answer = await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token });
    await expectFailure(answer, 404, 'not_found');
    await expectFailure(await get('/api/upload/all', token), 403, 'forbidden');
  });

  test('does not exist for another person', async () => {
    const { _id } = await upload(server, bert.token, 'private.txt', 'mine');
    await expectFailure(await get(`/api/upload/${_id}`, anna.token), 404, 'not_found');
    const answer = await send(server.origin, 'DELETE', `/api/upload/${_id}`, {
      token: anna.token,
    });
    await expectFailure(answer, 404, 'not_found');
  });
});

test('deleting one’s own upload is not on record', async () => {
  const { _id } = await upload(server, admin.token, 'own.txt', 'mine');
  await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: admin.token });
  expect((await auditedDeletions()).join()).not.toContain(_id);
});

async function auditedDeletions(): Promise<string[]> {
  const answer = await client(server.origin, admin.token).api.admin.audit.$get({ query: {} });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data.entries
    .filter(({ action }) => action === 'upload.deleted')
    .map(
      ({ actor, subject }) => `${actor?.username} ${subject.type} ${subject._id} ${subject.name}`,
    );
}

async function apiTokenOf(session: string): Promise<string> {
  const answer = await get('/api/auth/token', session);
  return (await answer.json()).data.apiToken;
}
