import { afterAll, describe, expect, test } from 'bun:test';

import type { AuditEntry } from '@perch/contract/audit';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { createCaller } from '../../support/api/client.ts';
import {
  approveDomain,
  listDomains,
  rejectDomain,
  removeDomain,
  requestDomain,
  toggleDefault,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');

const call = createCaller(server.origin);
let count = 0;
const freshName = () => `d${(count += 1)}.example.com`;

const mine = (who: Person) => listDomains(server, who, 'my');
const pending = (query = '') => listDomains(server, admin, `pending${query}`);
const all = (query = '') => listDomains(server, admin, `all${query}`);

describe('an administrator', () => {
  test('approves a domain, and again without a change', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const waiting = (await pending()).total;
    const answer = await call('PUT', `/api/domains/approve/${_id}`, admin);
    expect(await answer.json()).toMatchObject({
      success: true,
      message: 'Domain approved successfully',
      data: { domain: { _id, status: 'approved', reason: '' } },
    });
    expect((await approveDomain(server, admin, _id)).status).toBe('approved');
    expect((await pending()).total).toBe(waiting - 1);
    expect((await mine(person)).domains[0]?.status).toBe('approved');
  });

  test('rejects a domain with a reason for its owner, until it is approved', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const waiting = (await pending()).total;
    const rejected = await rejectDomain(server, admin, _id, '  We do not know you.\n');
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'We do not know you.' });
    expect((await mine(person)).domains[0]).toEqual(rejected);
    expect((await pending()).total).toBe(waiting - 1);
    expect((await rejectDomain(server, admin, _id)).reason).toBe('');
    expect(await approveDomain(server, admin, _id)).toMatchObject({
      status: 'approved',
      reason: '',
    });
    expect((await rejectDomain(server, admin, _id, 'After all')).status).toBe('rejected');
    expect((await pending()).total).toBe(waiting - 1);
  });

  test('decides once, however many do so at once', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const waiting = (await pending()).total;
    await Promise.all([
      ...Array.from({ length: 4 }, () => approveDomain(server, admin, _id)),
      ...Array.from({ length: 4 }, () => rejectDomain(server, admin, _id, 'No')),
    ]);
    expect((await pending()).total).toBe(waiting - 1);
    expect((await pending()).domains).toHaveLength(waiting - 1);
  });

  test('gives a reason of up to 500 characters', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const path = `/api/domains/reject/${_id}`;
    const long = await call('PUT', path, admin, { reason: 'a'.repeat(501) });
    await expectFailure(long, 400, 'invalid_request');
    expect((await call('PUT', path, admin, { reason: 'ä'.repeat(500) })).status).toBe(200);
    expect((await call('PUT', path, admin, {})).status).toBe(200);
  });

  test('sees all who wait, the longest waiting first, by pages', async () => {
    const names = [freshName(), freshName(), freshName()];
    for (const name of names) await requestDomain(server, stranger, name);
    const everything = await pending();
    expect(everything.names.slice(-3)).toEqual(names);
    expect(everything.domains.at(-1)?.user).toEqual({
      _id: stranger.id,
      username: stranger.username,
    });
    const paged: string[] = [];
    const { pages } = (await pending('?limit=2')).pagination;
    for (let page = 1; page <= pages; page += 1) {
      paged.push(...(await pending(`?limit=2&page=${page}`)).names);
    }
    expect(paged).toEqual(everything.names);
    expect(everything.total).toBe(paged.length);
  });

  test('sees everybody’s domains, newest first, of one state or of one person', async () => {
    const { names, total, pagination } = await all('?limit=100');
    expect(total).toBe(names.length);
    expect(pagination).toEqual({ page: 1, limit: 100, pages: 1, total });
    const own = await all(`?limit=100&userId=${person.id}`);
    expect(own.names).toEqual((await mine(person)).names);
    expect(own.total).toBe(own.names.length);
    for (const status of ['pending', 'approved', 'rejected']) {
      const some = await all(`?limit=100&status=${status}`);
      expect(some.total).toBe(some.domains.length);
      expect(some.domains.length).toBeGreaterThan(0);
      expect(some.domains.every((domain) => domain.status === status)).toBe(true);
    }
    const both = await all(`?status=approved&userId=${person.id}`);
    expect(
      both.domains.every(({ user, status }) => user._id === person.id && status === 'approved'),
    ).toBe(true);
    expect((await all('?userId=unknown')).total).toBe(0);
  });

  test.each(['?page=0', '?limit=101', '?limit=a', '?page=1&page=2', '?status=new', '?x=1'])(
    'gets no list for %s',
    async (query) => {
      await expectFailure(await call('GET', `/api/domains/all${query}`, admin), 400);
    },
  );

  test('is in the audit log with everything that was done', async () => {
    const name = freshName();
    const { _id } = await requestDomain(server, person, name);
    await approveDomain(server, admin, _id);
    await rejectDomain(server, admin, _id, 'No');
    await removeDomain(server, admin, _id);
    const answer = await call('GET', '/api/admin/audit', admin);
    const entries: AuditEntry[] = (await answer.json()).data.entries;
    const told = entries.filter(({ subject }) => subject._id === _id && subject.name === name);
    expect(told.map(({ action, actor }) => `${action} ${actor?.username}`).toSorted()).toEqual([
      `domain.approved ${admin.username}`,
      `domain.rejected ${admin.username}`,
      `domain.removed ${admin.username}`,
      `domain.requested ${person.username}`,
    ]);
  });
});

describe('another account’s domain', () => {
  test('does not exist', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    await approveDomain(server, admin, _id);
    await expectFailure(await call('DELETE', `/api/domains/${_id}`, stranger), 404, 'not_found');
    const asDefault = await call('PUT', `/api/domains/${_id}/default`, stranger);
    await expectFailure(asDefault, 404, 'not_found');
    await expectFailure(await call('PUT', `/api/domains/${_id}/default`, admin), 404, 'not_found');
    expect((await mine(person)).domains[0]).toMatchObject({ _id, isDefault: false });
  });

  test('is removed by administrators', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const { total } = await all();
    const waiting = (await pending()).total;
    await removeDomain(server, admin, _id);
    expect((await all()).total).toBe(total - 1);
    expect((await pending()).total).toBe(waiting - 1);
    await expectFailure(await call('DELETE', `/api/domains/${_id}`, admin), 404, 'not_found');
  });
});

test.each([
  ['PUT', 'approve/%'],
  ['PUT', 'reject/%'],
  ['DELETE', '%'],
  ['PUT', '%/default'],
])('%s /api/domains/%s is 404 without a domain of that id', async (method, path) => {
  const body = path.startsWith('reject') ? {} : undefined;
  for (const id of ['nothing', 'A'.repeat(16), '%27%20or%201%3D1', '1']) {
    const answer = await call(method, `/api/domains/${path.replace('%', id)}`, admin, body);
    await expectFailure(answer, 404, 'not_found');
  }
});

test('only administrators decide and see what others have', async () => {
  const { _id } = await requestDomain(server, person, freshName());
  for (const [method, path] of [
    ['PUT', `approve/${_id}`],
    ['PUT', `reject/${_id}`],
    ['GET', 'pending'],
    ['GET', 'all'],
  ] as const) {
    const answer = await call(method, `/api/domains/${path}`, person);
    await expectFailure(answer, 403, 'forbidden');
  }
});

describe('the default domain', () => {
  test('is one approved domain of one’s own, and chosen again it is none', async () => {
    const first = await requestDomain(server, stranger, freshName());
    const refused = await call('PUT', `/api/domains/${first._id}/default`, stranger);
    await expectFailure(refused, 400, 'unknown_domain');
    await approveDomain(server, admin, first._id);
    const second = await requestDomain(server, stranger, freshName());
    await approveDomain(server, admin, second._id);

    expect((await toggleDefault(server, stranger, first._id)).isDefault).toBe(true);
    expect((await toggleDefault(server, stranger, second._id)).isDefault).toBe(true);
    const chosen = (await mine(stranger)).domains.filter(({ isDefault }) => isDefault);
    expect(chosen.map(({ _id }) => _id)).toEqual([second._id]);
    expect((await toggleDefault(server, stranger, second._id)).isDefault).toBe(false);
    expect((await mine(stranger)).domains.some(({ isDefault }) => isDefault)).toBe(false);
  });

  test('can be given up when it has been rejected, and goes with its domain', async () => {
    const { _id } = await requestDomain(server, stranger, freshName());
    await approveDomain(server, admin, _id);
    await toggleDefault(server, stranger, _id);
    await rejectDomain(server, admin, _id);
    expect((await toggleDefault(server, stranger, _id)).isDefault).toBe(false);
    await approveDomain(server, admin, _id);
    await toggleDefault(server, stranger, _id);
    await removeDomain(server, stranger, _id);
    expect((await mine(stranger)).domains.some(({ isDefault }) => isDefault)).toBe(false);
  });
});
