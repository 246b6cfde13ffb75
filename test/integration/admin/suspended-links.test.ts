import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { listDomains } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changing, open, publish, shut, statuses } from '../../support/api/publication.ts';
import { upload } from '../../support/api/uploads.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const env = { BASE_DOMAINS: 'perch.example' };

describe('of a suspended user', () => {
  let server: TestServer;
  const started = startServer(env).then((each) => {
    server = each;
    return becomeAdministrator(each);
  });
  afterAll(async () => {
    await started;
    await server[Symbol.asyncDispose]();
  });
  const change = (id: string, admin: Person, body: object) =>
    send(server.origin, 'PUT', `/api/auth/users/${id}`, { token: admin.token, body });

  test('a link is answered like one that never was, and nothing may keep the answer', async () => {
    const admin = await started;
    const { owner, app, fileId } = await publish(server, admin);
    await change(owner.id, admin, { status: 'pending' });
    const facts = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.origin}${path}`, { headers });
      const { date: _, ...rest } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: rest, body: await answer.text() };
    };
    const never = await facts('/f/AAAAAAAAAA.png');
    expect(never.headers['cache-control']).toContain('no-store');
    const etag = { 'if-none-match': '*' };
    for (const headers of [{}, { range: 'bytes=0-3' }, etag, { 'if-modified-since': 'now' }]) {
      expect(await facts(app, headers)).toEqual(never);
    }
    for (const method of ['OPTIONS', 'POST']) {
      for (const [path, nothing] of [
        [app, '/f/AAAAAAAAAA.png'],
        [`/t/${fileId}`, '/t/AAAAAAAAAA'],
      ] as const) {
        const { status } = await send(server.origin, method, nothing);
        expect((await send(server.origin, method, path)).status).toBe(status);
      }
    }
    const noThumbnail = await facts('/t/AAAAAAAAAA');
    expect(noThumbnail.headers['cache-control']).toContain('no-store');
    expect(await facts(`/t/${fileId}`)).toEqual(noThumbnail);
  });

  test('the deletion link shows nothing and deletes nothing', async () => {
    const admin = await started;
    const { owner, deletion, app } = await publish(server, admin);
    await change(owner.id, admin, { status: 'pending' });
    for (const method of ['GET', 'POST']) {
      const answer = await send(server.origin, method, deletion);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('photo');
    }
    await change(owner.id, admin, { status: 'approved' });
    expect((await fetch(`${server.origin}${app}`)).status).toBe(200);
    expect((await send(server.origin, 'POST', deletion)).status).toBe(200);
  });

  test('links go on working where the administrator says so, until they say otherwise', async () => {
    const admin = await started;
    const published = await publish(server, admin);
    const { owner, looks } = published;
    using same = await openKeptConnection(server);
    const set = changing(same, admin, published);
    expect(await set({ status: 'pending', keepLinks: true })).toMatchObject({ keepLinks: true });
    expect(await statuses(same, looks)).toEqual(open);
    const list = await send(server.origin, 'GET', '/api/upload/my', { token: owner.token });
    await expectFailure(list, 403, 'account_pending');
    await set({ keepLinks: false });
    expect(await statuses(same, looks)).toEqual(shut);
    await set({ keepLinks: true });
    expect(await statuses(same, looks)).toEqual(open);
    // It is said for one suspension, and never for a rejected account.
    expect(await set({ status: 'rejected' })).toMatchObject({ keepLinks: false });
    expect(await statuses(same, looks)).toEqual(shut);
    expect(await set({ status: 'pending' })).toMatchObject({ keepLinks: false });
    expect(await statuses(same, looks)).toEqual(shut);
    await set({ status: 'pending', keepLinks: true });
    expect(await set({ status: 'approved' })).toMatchObject({ keepLinks: false });
    await set({ status: 'pending' });
    expect(await statuses(same, looks)).toEqual(shut);

    const log = await send(server.origin, 'GET', '/api/admin/audit?limit=100', admin);
    const { data } = await log.json();
    const actions = data.entries
      .filter((entry: { subject: { _id: string } }) => entry.subject._id === owner.id)
      .map(({ action, detail }: Record<'action' | 'detail', string>) =>
        `${action} ${detail}`.trim(),
      )
      .filter((entry: string) => !entry.includes('registered') && !entry.includes('signed_in'))
      .toReversed();
    expect(actions.slice(1)).toEqual([
      'user.suspended Links go on working.',
      'user.links_stopped',
      'user.links_kept',
      'user.rejected',
      'user.suspended',
      'user.links_kept',
      'user.approved',
      'user.suspended',
    ]);
  });

  test('keeping links is refused for an account that is not suspended', async () => {
    const admin = await started;
    const { owner, looks } = await publish(server, admin);
    for (const body of [
      { keepLinks: true },
      { status: 'approved', keepLinks: true },
      { status: 'rejected', keepLinks: true },
      { status: 'pending', keepLinks: 'yes' },
      { status: 'pending', keepLinks: 1 },
      { status: 'pending', keepLinks: null },
    ]) {
      await expectFailure(await change(owner.id, admin, body), 400, 'invalid_request');
    }
    using same = await openKeptConnection(server);
    expect(await statuses(same, looks)).toEqual(open);
    const own = await change(owner.id, { ...owner }, { status: 'pending', keepLinks: true });
    await expectFailure(own, 403, 'forbidden');
  });

  test('files stay in the administrator’s lists, with links that are shut', async () => {
    const admin = await started;
    const { owner, app, host, domainId, _id } = await publish(server, admin);
    await change(owner.id, admin, { status: 'pending' });
    const list = await send(server.origin, 'GET', `/api/upload/all?userId=${owner.id}`, admin);
    const { data } = await list.json();
    expect(data.uploads).toHaveLength(1);
    expect(data.uploads[0]).toMatchObject({ _id, originalName: 'photo.png' });
    expect(new URL(data.uploads[0].publicUrl).pathname).toBe(app);
    const { domains } = await listDomains(server, admin, `all?userId=${owner.id}`);
    expect(domains.map(({ domain, isLive }) => [domain, isLive])).toEqual([[host, false]]);
    const check = await send(server.origin, 'POST', `/api/domains/${domainId}/check`, admin);
    await expectFailure(check, 400, 'invalid_request');
    const deleted = await send(server.origin, 'DELETE', `/api/upload/${_id}`, admin);
    expect(deleted.status).toBe(200);
  });

  const testOnS3 = usesS3 ? test : () => {};
  testOnS3('no address of the store is given out', async () => {
    await using redirecting = await startServer({ S3_PUBLIC: 'redirect' });
    const admin = await becomeAdministrator(redirecting);
    const owner = await registerApproved(redirecting, admin);
    const { publicUrl } = await upload(redirecting, owner.token, 'a.txt', 'in the bucket');
    const look = () => fetch(publicUrl, { redirect: 'manual' });
    expect((await look()).status).toBe(302);
    const path = `/api/auth/users/${owner.id}`;
    const set = (status: string) =>
      send(redirecting.origin, 'PUT', path, { token: admin.token, body: { status } });
    await set('pending');
    const answer = await look();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
    await set('approved');
    expect((await look()).status).toBe(302);
  });
});
