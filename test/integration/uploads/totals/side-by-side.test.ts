import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { startCommitWay } from '../../../support/proxies/commit-loss-proxy.ts';
import { createInstallation, usesPostgres } from '../../../support/servers/installation.ts';
import { TestServer } from '../../../support/servers/server.ts';

// SQLite has one writer at a time, whatever the rows.
const testOnPostgres = usesPostgres ? test : () => {};

testOnPostgres('uploads do not wait for the commit of another account’s upload', async () => {
  const installation = await createInstallation();
  using way = await startCommitWay(installation.env['DATABASE_URL'] ?? '');
  await using server = new TestServer(installation, { DATABASE_URL: way.url });
  await server.start();
  const admin = await becomeAdministrator(server);
  const others = await Promise.all([1, 2, 3].map(() => registerApproved(server, admin)));
  // Of as many bytes, but never the same ones: those share a stored file, and its row.
  const send16 = ({ token }: { token: string }) =>
    upload(server, token, 'a.txt', randomBytes(8).toString('hex'));
  const sending: Promise<unknown>[] = [];
  let isHeld = true;
  await way.hold(
    /insert into "uploads"/,
    async () => {
      await send16(admin);
      isHeld = false;
    },
    async () => {
      sending.push(...others.map(send16));
      // Connections may share a row of the totals by chance, but not all of them.
      await Promise.any(sending);
      expect(isHeld).toBe(true);
    },
  );
  await Promise.all(sending);
  const answer = await send(server.origin, 'GET', '/api/admin/stats', { token: admin.token });
  const { data } = await answer.json();
  expect([data.total.uploads, data.total.storage]).toEqual([4, 64]);
  expect(data.typeBreakdown).toEqual([{ type: 'text', count: 4, size: 64 }]);
});
