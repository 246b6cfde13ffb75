import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function newcomer() {
  const { token } = await registerApproved(server, admin);
  const call = (method: string, path: string, body?: unknown) =>
    send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
  return {
    call,
    save: (name: unknown, query: unknown) => call('POST', '/api/filters', { name, query }),
    list: async () => (await (await call('GET', '/api/filters')).json()).data.filters,
  };
}

describe('a saved filter', () => {
  test('is made, listed by name, changed and deleted', async () => {
    const { call, save, list } = await newcomer();
    const query = { type: 'video', tag: 'Holiday', favorite: 'true', sort: 'size', order: 'asc' };
    const answer = await save(' Large videos ', query);
    expect(answer.status).toBe(201);
    const { filter } = (await answer.json()).data;
    expect(filter).toMatchObject({ name: 'Large videos', query });
    await save('all', {});
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual([
      'all',
      'Large videos',
    ]);
    const path = `/api/filters/${filter._id}`;
    const renamed = await (await call('PATCH', path, { name: 'Videos' })).json();
    expect(renamed.data.filter).toEqual({ ...filter, name: 'Videos' });
    const changed = await call('PATCH', path, { query: { search: ' holiday ' } });
    expect((await changed.json()).data.filter.query).toEqual({ search: 'holiday' });
    expect((await call('PATCH', path, {})).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(200);
    await expectFailure(await call('DELETE', path), 404, 'not_found');
    expect(await list()).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['an unknown parameter', { color: 'red' }],
    ['a page', { page: 2 }],
    ['an unknown type', { type: 'films' }],
    ['a boolean', { favorite: true }],
    ['a long search', { search: 'a'.repeat(101) }],
    ['an empty tag', { tag: ' ' }],
    ['a list', []],
    ['a text', 'type=video'],
    ['none', undefined],
  ])('is refused with %s, and nothing is kept', async (_, query) => {
    const { save, list } = await newcomer();
    await expectFailure(await save('Filter', query), 400, 'invalid_request');
    expect(await list()).toEqual([]);
  });

  test.each([
    ['an empty name', ' '],
    ['a long one', 'a'.repeat(41)],
    ['a line break', 'a\nb'],
    ['a number', 7],
  ])('is refused with %s', async (_, name) => {
    const { save, list } = await newcomer();
    await expectFailure(await save(name, {}), 400, 'invalid_option', 'name');
    expect(await list()).toEqual([]);
  });

  test('has a name of its own, whatever the case, also of two made at once', async () => {
    const { call, save, list } = await newcomer();
    const answers = await Promise.all([save('Videos', {}), save('VIDEOS', { type: 'video' })]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const other = (await (await save('Other', {})).json()).data.filter;
    const path = `/api/filters/${other._id}`;
    await expectFailure(await call('PATCH', path, { name: 'videos' }), 409, 'taken');
    expect(await list()).toHaveLength(2);
  });

  test('is one of at most fifty', async () => {
    const { save, list } = await newcomer();
    for (let n = 0; n < 49; n += 1) await save(`Filter ${n}`, {});
    const answers = await Promise.all([save('One', {}), save('Two', {})]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    await expectFailure(await save('Three', {}), 409, 'filter_limit');
    expect(await list()).toHaveLength(50);
  });

  test('of another account does not exist', async () => {
    const { save, list } = await newcomer();
    const { filter } = (await (await save('Mine', {})).json()).data;
    const other = await newcomer();
    const path = `/api/filters/${filter._id}`;
    await expectFailure(await other.call('PATCH', path, { name: 'x' }), 404, 'not_found');
    await expectFailure(await other.call('DELETE', path), 404, 'not_found');
    expect(await other.list()).toEqual([]);
    expect(await list()).toEqual([filter]);
  });
});
