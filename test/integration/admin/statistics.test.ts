// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
  registerPending,
} from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { letPass } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function mine({ token }: Person) {
  const answer = await client(server.origin, token).api.upload.stats.$get();
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data;
}

async function everybodys() {
  const answer = await client(server.origin, admin.token).api.admin.stats.$get();
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data;
}

const remove = (id: string, { token }: Person) =>
  send(server.origin, 'DELETE', `/api/upload/${id}?permanent=true`, { token });

/** What short links and collections add to accounts that have none. */
const noOthers = { links: 0, clicks: 0, albums: 0, tags: 0, requests: 0 };

// All uploads here are of one day.
const dayMs = 24 * 3_600_000;
const untilMidnightMs = dayMs - (Date.now() % dayMs);
if (untilMidnightMs < 60_000) await letPass(untilMidnightMs);

const today = () => {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
};

describe('my statistics', () => {
  test('of a new account are zeros', async () => {
    expect(await mine(await registerApproved(server, admin))).toEqual({
      user: { uploads: 0, trashed: 0, storage: 0, ...noOthers },
      typeBreakdown: [],
      dailyStats: [],
    });
  });

  test('are right after uploads and deletions, by type and by day', async () => {
    const person = await registerApproved(server, admin);
    const first = await upload(server, person.token, 'a.txt', 'four');
    await upload(server, person.token, 'b.txt', 'seven77');
    const archive = await upload(server, person.token, 'c.zip', 'PK\u0003\u0004');
    expect(await mine(person)).toEqual({
      user: { uploads: 3, trashed: 0, storage: 15, ...noOthers },
      typeBreakdown: [
        { type: 'text', count: 2, size: 11 },
        { type: 'archive', count: 1, size: 4 },
      ],
      dailyStats: [{ ...today(), uploads: 3, storage: 15 }],
    });
    await remove(first._id, person);
    await remove(archive._id, admin);
    expect(await mine(person)).toEqual({
      user: { uploads: 1, trashed: 0, storage: 7, ...noOthers },
      typeBreakdown: [{ type: 'text', count: 1, size: 7 }],
      dailyStats: [{ ...today(), uploads: 1, storage: 7 }],
    });
  });

  test('count an upload that is deleted twice at once only once', async () => {
    const person = await registerApproved(server, admin);
    const { _id } = await upload(server, person.token, 'a.txt', 'four');
    await upload(server, person.token, 'b.txt', 'stays');
    await Promise.all([remove(_id, person), remove(_id, admin), remove(_id, person)]);
    expect((await mine(person)).user).toEqual({
      uploads: 1,
      trashed: 0,
      storage: 5,
      ...noOthers,
    });
  });

  test('have everybody’s totals beside them for administrators alone', async () => {
    const person = await registerApproved(server, admin);
    expect(await mine(person)).not.toHaveProperty('total');
    expect((await mine(admin)).total).toEqual((await everybodys()).total);
  });
});

describe('the storage of the installation', () => {
  const storage = async (token: string) =>
    send(server.origin, 'GET', '/api/admin/storage', { token });

  test('counts the trash as well, and knows the free space of a disk', async () => {
    const before = (await (await storage(admin.token)).json()).data.storage;
    const person = await registerApproved(server, admin);
    await upload(server, person.token, 'a.txt', 'four');
    const { _id } = await upload(server, person.token, 'b.txt', 'seven77');
    await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: person.token });
    const { data } = await (await storage(admin.token)).json();
    expect(data.storage).toMatchObject({
      uploads: before.uploads + 2,
      bytes: before.bytes + 11,
      trashed: before.trashed + 1,
      trashedBytes: before.trashedBytes + 7,
    });
    const { place, disk } = data.storage;
    if (place === 'bucket') {
      expect(disk).toBeNull();
      return;
    }
    expect(place).toBe('disk');
    expect(disk.freeBytes).toBeGreaterThan(0);
    expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes);
  });

  test('is for administrators alone', async () => {
    const person = await registerApproved(server, admin);
    await expectFailure(await storage(person.token), 403, 'forbidden');
  });
});

describe('everybody’s statistics', () => {
  test('are the sums, kept right by uploads, deletions and deleted accounts', async () => {
    const before = await everybodys();
    const person = await registerApproved(server, admin);
    const other = await registerApproved(server, admin);
    await registerPending(server);
    await upload(server, person.token, 'a.txt', 'four');
    await upload(server, other.token, 'b.txt', 'seven77');
    const after = await everybodys();
    expect(after.total).toEqual({
      users: (before.total?.users ?? 0) + 3,
      pendingUsers: (before.total?.pendingUsers ?? 0) + 1,
      uploads: (before.total?.uploads ?? 0) + 2,
      storage: (before.total?.storage ?? 0) + 11,
      domains: 0,
      pendingDomains: 0,
      ...noOthers,
    });
    const sizes = after.typeBreakdown.map(({ size }) => size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(after.total?.storage ?? 0);
    expect(after.dailyStats).toEqual([
      { ...today(), uploads: after.total?.uploads ?? -1, storage: after.total?.storage ?? -1 },
    ]);
    await client(server.origin, admin.token).api.auth.users[':id'].$delete({
      param: { id: other.id },
      query: {},
    });
    const { total } = await everybodys();
    expect([total?.users, total?.uploads, total?.storage]).toEqual([
      (after.total?.users ?? 0) - 1,
      (after.total?.uploads ?? 0) - 1,
      (after.total?.storage ?? 0) - 7,
    ]);
  });

  test('are right after many uploads side by side', async () => {
    const people = [await registerApproved(server, admin), await registerApproved(server, admin)];
    const before = await everybodys();
    await Promise.all(
      people.flatMap(({ token }) =>
        Array.from({ length: 10 }, (_, index) => upload(server, token, `${index}.txt`, 'four')),
      ),
    );
    for (const person of people) {
      expect((await mine(person)).user).toMatchObject({ uploads: 10, trashed: 0, storage: 40 });
    }
    const { total } = await everybodys();
    expect(total?.uploads).toBe((before.total?.uploads ?? 0) + 20);
    expect(total?.storage).toBe((before.total?.storage ?? 0) + 80);
  });

  test('are for administrators only', async () => {
    const person = await registerApproved(server, admin);
    const get = (path: string, token?: string) =>
      send(server.origin, 'GET', path, token === undefined ? {} : { token });
    await expectFailure(await get('/api/admin/stats'), 401, 'unauthenticated');
    await expectFailure(await get('/api/upload/stats'), 401, 'unauthenticated');
    await expectFailure(await get('/api/admin/stats', person.token), 403, 'forbidden');
  });
});
