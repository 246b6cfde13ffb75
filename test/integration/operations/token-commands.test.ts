// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { makeProfile } from '../../support/api/tokens.ts';
import { upload } from '../../support/api/uploads.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const perch = (...args: string[]) => runToEnd(['token', ...args], server.installation.env);

test('the command line makes a token beside the server, lists it, and revokes it within five seconds', async () => {
  await makeProfile(server, admin, { name: 'Pages', link: 'view' });
  const fields = ['--name', 'Backup job', '--scopes', 'upload,files:read', '--expires', '30d'];
  const made = await perch('create', '--email', admin.email, ...fields, '--profile', 'Pages');
  expect([made.exitCode, made.stderr]).toEqual([0, '']);
  const secret = made.stdout.trim();
  expect(await upload(server, secret, 'a.txt', 'by token')).toMatchObject({ link: 'view' });

  const listed = await perch('list', '--username', admin.username, '--json');
  const [token, ...more] = JSON.parse(listed.stdout);
  expect(more).toEqual([]);
  expect(token).toMatchObject({ name: 'Backup job', scopes: ['upload', 'files:read'] });
  expect(listed.stdout).not.toContain(secret.slice(24));
  const table = (await perch('list', '--email', admin.email)).stdout;
  expect(table).toMatch(/^ID +NAME +SCOPES/);
  expect(table).toContain(`${token._id}  Backup job  upload,files:read`);

  const revoked = await perch('revoke', '--email', admin.email, '--id', token._id);
  expect([revoked.exitCode, revoked.stderr]).toEqual([0, '']);
  const list = () => send(server.origin, 'GET', '/api/upload/my', { token: secret });
  await waitFor('its end', async () => (await list()).status === 401, {
    timeoutMs: 5000,
    // It has 120 requests a minute.
    everyMs: 100,
  });
  expect((await perch('list', '--email', admin.email, '--json')).stdout.trim()).toBe('[]');
  const audit = await send(server.origin, 'GET', '/api/admin/audit', admin);
  const { entries } = (await audit.json()).data;
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'token.revoked', actor: null, subject: { type: 'token', name: 'Backup job' } },
    { action: 'token.created', actor: null, detail: 'upload files:read' },
  ]);
});

test('the command line refuses what the API refuses, in one sentence', async () => {
  for (const args of [
    ['create', '--email', admin.email],
    ['create', '--email', 'unknown@example.org', '--name', 'a'],
    ['create', '--name', 'a'],
    ['create', '--email', admin.email, '--name', 'a', '--scopes', 'everything'],
    ['create', '--email', admin.email, '--name', 'a', '--expires', 'soon'],
    ['create', '--email', admin.email, '--name', 'a', '--bytes-per-day', 'many'],
    ['create', '--email', admin.email, '--name', 'a', '--profile', 'unknown'],
    ['create', '--email', admin.email, '--name', 'a', '--lock'],
    ['revoke', '--email', admin.email],
    ['revoke', '--email', admin.email, '--id', 'AAAAAAAAAAAAAAAA'],
  ]) {
    const { exitCode, stdout, stderr } = await perch(...args);
    expect([args, exitCode > 0, stdout]).toEqual([args, true, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
  }
});
