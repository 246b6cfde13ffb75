// @one-stack @long

import { afterAll, expect, test } from 'bun:test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { sqlBytes, writeXBackBoneInMysql } from '../../support/imports/xbackbone-mysql.ts';
import { hashAsPhp } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMariaDb } from '../../support/services/mariadb.ts';

const mariadb = await startMariaDb();
afterAll(() => mariadb[Symbol.asyncDispose]());
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
await becomeAdministrator(server);

const password = await hashAsPhp('correct horse');
const host = 'mysql.example.org';
const { look, isServed } = oldHost(server, host);
const perch = (database: string, ...options: string[]) => {
  const places = ['--database', database, '--files', folder.path, '--host', host];
  return perchOn(server.installation, 'import', 'xbackbone', ...places, ...options);
};

await mkdir(join(folder.path, 'my5ql'));
await writeFile(join(folder.path, 'my5ql', 'bird.txt'), 'a bird');
await writeFile(join(folder.path, 'my5ql', 'späte.txt'), 'late');

test('a database in utf8mb4 is imported with its dates, booleans, quotas and tags', async () => {
  const database = await writeXBackBoneInMysql(mariadb, 'modern', {
    charset: 'utf8mb4',
    client: 'utf8mb4',
    statements: [
      // The zone of PHP's connection, which is the server's.
      "set time_zone = '+05:00'",
      `insert into users (email, username, password, user_code, is_admin, registration_date, max_disk_quota) values
        ('mia@old.example', 'mia', '${password}', 'my5ql', 1, '2020-01-02 03:04:05', 5000000000),
        ('off@old.example', 'asleep', '${password}', 'off00', 0, default, -1)`,
      "update users set active = 0 where username = 'asleep'",
      `insert into users (email, username, password, active) values ('x@old.example', 'odd', '', 7)`,
      `insert into uploads (user_id, code, filename, storage_path, timestamp) values
        (1, 'bird', '${'🐦'} vögel.txt', 'my5ql/bird.txt', '2021-05-06 07:08:09'),
        (1, 'lost', 'lost.txt', 'my5ql/lost.txt', '2021-05-06 07:08:09'),
        (null, 'gone', 'gone.txt', 'my5ql/bird.txt', default)`,
      "set sql_mode = ''",
      `insert into uploads (user_id, code, filename, storage_path, published, timestamp)
        values (1, 'never', 'never.txt', 'my5ql/bird.txt', 0, '0000-00-00 00:00:00')`,
      "insert into tags (name) values ('vögel'), ('two words')",
      'insert into uploads_tags values (1, 1), (1, 2)',
    ],
  });
  const { exitCode, stdout, stderr } = await perch(database);
  expect([exitCode, stderr]).toEqual([3, '']);
  expect(stdout).toContain('accounts: 3 found, 2 imported, 0 imported before, 1 skipped.');
  expect(stdout).toContain('✗ accounts 3: it cannot be read: active: ');
  expect(stdout).toContain('! accounts 1: mia was an administrator, and is a user here');
  expect(stdout).toContain('! accounts 2: asleep was not active: it waits for approval');
  expect(stdout).toContain('files: 4 found, 2 imported, 0 imported before, 2 skipped.');
  const again = await perch(database.replace('mysql:', 'mariadb:'));
  expect(again.stdout).toContain('files: 4 found, 0 imported, 2 imported before, 2 skipped.');
  await isServed();
  expect((await look('/my5ql/bird/raw')).sha256).toBe(sha256Of('a bird'));
  expect((await look('/my5ql/never/raw')).status).toBe(404);
  const token = await signIn(server, 'mia', 'correct horse');
  const { uploads = [] } = await listOf(server, '/api/upload/my', token);
  const bird = uploads.find((upload) => upload['originalName'] === '🐦 vögel.txt');
  expect(bird).toMatchObject({
    createdAt: '2021-05-06T02:08:09.000Z',
    tags: ['two words', 'vögel'],
  });
  const me = await fetch(`${server.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await me.json()).data.user).toMatchObject({
    createdAt: '2020-01-01T22:04:05.000Z',
    quota: 5_000_000_000,
  });
});

test('UTF-8 in tables of latin1 is read as it was written, and real latin1 too', async () => {
  const database = await writeXBackBoneInMysql(mariadb, 'older', {
    charset: 'latin1',
    client: 'latin1',
    statements: [
      `insert into users (email, username, password, user_code) values
        ('l@old.example', 'latin', '${password}', 'lat1n')`,
      `insert into uploads (user_id, code, filename, storage_path) values
        (1, 'late', ${sqlBytes('spät 日本.txt')}, ${sqlBytes('my5ql/späte.txt')}),
        (1, 'real', x'e9742e747874', 'my5ql/bird.txt')`,
    ],
  });
  const { exitCode, stdout, stderr } = await perch(database);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('files: 2 found, 2 imported');
  const token = await signIn(server, 'latin', 'correct horse');
  const { uploads = [] } = await listOf(server, '/api/upload/my', token);
  const names = uploads.map((upload) => upload['originalName']);
  expect(names.toSorted()).toEqual(['spät 日本.txt', 'ét.txt']);
  expect((await look('/lat1n/late.txt')).sha256).toBe(sha256Of('late'));
});

test('a column that may close something stops it, until it is named', async () => {
  const database = await writeXBackBoneInMysql(mariadb, 'closing', {
    charset: 'utf8mb4',
    client: 'utf8mb4',
    statements: [
      'alter table uploads add column is_private boolean not null default 1',
      `insert into users (email, username, password, user_code) values
        ('c@old.example', 'closer', '${password}', 'cl0se')`,
      `insert into uploads (user_id, code, filename, storage_path) values
        (1, 'bird', 'bird.txt', 'my5ql/bird.txt')`,
    ],
  });
  const { exitCode, stdout, stderr } = await perch(database);
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toContain('is_private of uploads. ');
  expect((await look('/cl0se/bird/raw')).status).toBe(404);
  const again = await perch(database, '--ignore-column', 'is_private');
  expect([again.exitCode, again.stderr]).toEqual([0, '']);
  expect(again.stdout).toContain('files: 1 found, 1 imported');
});

test('a database that is another one, or not there, is refused without its password', async () => {
  await mariadb.run(['create database other']);
  const refusal = async (database: string) => {
    const { exitCode, stdout, stderr } = await perch(database);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).not.toContain('pass-word');
    return stderr;
  };
  expect(await refusal(mariadb.urlOf('other'))).toContain('not a database of XBackBone 3');
  expect(await refusal(mariadb.urlOf('absent'))).toContain("Unknown database 'absent'");
  expect(await refusal('mysql://x:pass-word@127.0.0.1:1/x')).toContain('is not responding');
});
