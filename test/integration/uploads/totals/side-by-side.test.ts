// @both-stacks

import { expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { startPostgresProxy } from '../../../support/proxies/postgres-proxy.ts';
import { createInstallation, usesPostgres } from '../../../support/servers/installation.ts';
import { TestServer } from '../../../support/servers/server.ts';

// SQLite has one writer at a time, whatever the rows.
const testOnPostgres = usesPostgres ? test : () => {};

testOnPostgres('uploads do not wait for the commit of another account’s upload', async () => {
  const installation = await createInstallation();
  using proxy = await startPostgresProxy(installation.env['DATABASE_URL'] ?? '');
  await using server = new TestServer(installation, { DATABASE_URL: proxy.url });
  await server.start();
  const admin = await becomeAdministrator(server);
  const others = await Promise.all([1, 2, 3].map(() => registerApproved(server, admin)));
  // The same bytes: accounts share no stored file, and no row of one.
  const sendFour = ({ token }: { token: string }) => upload(server, token, 'a.txt', 'four');
  const sending: Promise<unknown>[] = [];
  let isHeld = true;
  await proxy.holdCommit(
    /insert into "uploads"/,
    async () => {
      await sendFour(admin);
      isHeld = false;
    },
    async () => {
      sending.push(...others.map(sendFour));
      // Connections may share a row of the totals by chance, but not all of them.
      await Promise.any(sending);
      expect(isHeld).toBe(true);
    },
  );
  await Promise.all(sending);
  const answer = await send(server.origin, 'GET', '/api/admin/stats', { token: admin.token });
  const { data } = await answer.json();
  expect([data.total.uploads, data.total.storage]).toEqual([4, 16]);
  expect(data.typeBreakdown).toEqual([{ type: 'text', count: 4, size: 16 }]);
});
