// @long
import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { mustPerch } from '../../support/servers/backups.ts';
import { createDatabase, usesPostgres } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

async function emptyDatabase(dataDir: string) {
  if (usesPostgres) return createDatabase();
  return { url: `sqlite:${join(dataDir, 'other.db')}`, drop: async () => {} };
}

test('where files are stored neither the server nor a command creates an empty database', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, token, 'kept.txt', 'kept');
  expect(await server.stop()).toBe(0);
  const files = await storedFiles(server);
  const { url, drop } = await emptyDatabase(server.dataDir);
  const env = { ...server.installation.env, PORT: String(freePort()), DATABASE_URL: url };
  for (const args of [[], ['user', 'list']]) {
    for (const workers of ['1', '2']) {
      const { exitCode, stdout, stderr } = await runToEnd(args, { ...env, WORKERS: workers });
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(/^Perch: There are files in .*, and the database .* is empty\. /);
      expect(stderr).not.toMatch(/perch@|:perch|password/);
    }
  }
  await drop();
  expect((await storedFiles(server)).filter((name) => !name.startsWith('other.db'))).toEqual(files);
  await server.start();
  expect(await (await fetch(publicUrl)).text()).toBe('kept');
});

test('a backup brings a lost database back beside the files that are there', async () => {
  await using folder = await createTemporaryFolder();
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, token, 'kept.txt', 'kept');
  await mustPerch(server.installation, 'backup', folder.path);
  expect(await server.stop()).toBe(0);
  const files = await storedFiles(server);
  const { url, drop } = await emptyDatabase(server.dataDir);
  const env = { ...server.installation.env, DATABASE_URL: url };
  await mustPerch({ env }, 'restore', folder.path);
  server.env['DATABASE_URL'] = url;
  await server.start();
  expect(await (await fetch(publicUrl)).text()).toBe('kept');
  const after = await storedFiles(server);
  expect(after.filter((name) => !name.startsWith('other.db'))).toEqual(files);
  await server.stop();
  await drop();
});

test('an installation without files starts anew with an empty database', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  expect(await server.stop()).toBe(0);
  const { url, drop } = await emptyDatabase(server.dataDir);
  server.env['DATABASE_URL'] = url;
  await server.start();
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.origin}/api/auth/me`, { headers })).status).toBe(401);
  await server.stop();
  await drop();
});
