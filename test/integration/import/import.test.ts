// @long
import { afterAll, describe, expect, test } from 'bun:test';
import { lstat, mkdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, registerApproved, signIn } from '../../support/api/accounts.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { importedRows } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { askOld, lookAtOld } from '../../support/imports/old-addresses.ts';
import { type OldAccounts, oldCodeOf, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { createInstallation, usesS3 } from '../../support/servers/installation.ts';
import { startProcess } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const base = 'files.example.net';
const server = await startServer({ BASE_DOMAINS: base });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');

/** Writes an installation of another product, and returns how it is imported. */
async function oldInstallation(accounts: OldAccounts) {
  const folder = await createTemporaryFolder();
  const old = await writeXBackBone(folder.path, accounts);
  const args = ['import', 'xbackbone', '--database', old.database, '--files', old.files];
  return { ...old, ...folder, args };
}
const perch = (...args: string[]) => perchOn(server.installation, ...args);

test('names that are taken get another one, and say so', async () => {
  await using old = await oldInstallation([
    { username: ann.username, email: ann.email, files: [] },
    { username: 'ab\u200Bc', email: 'no email', files: [] },
  ]);
  const { exitCode, stdout } = await perch(...old.args);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`! accounts 1: "${ann.username}" is taken: it is called `);
  expect(stdout).toContain('! accounts 1: its email belongs to another account and was left out');
  expect(stdout).toContain('! accounts 2: its email is not valid and was left out');
  // The account that was here first is as it was.
  await signIn(server, ann.email, ann.password);
  const name = /it is called (\S+)/.exec(stdout)?.[1] ?? '';
  await signIn(server, name, 'correct horse');
});

describe('what cannot be imported is refused before anything is written', () => {
  const files = [{ code: 'a', name: 'a.txt', bytes: 'a' }];

  test('another database, none, and an empty one', async () => {
    await using old = await oldInstallation([]);
    const at = (database: string) =>
      perch('import', 'xbackbone', '--database', database, '--files', old.files);
    const none = await at(join(old.path, 'absent.db'));
    expect([none.exitCode, none.stderr]).toEqual([
      1,
      expect.stringContaining('absent.db cannot be'),
    ]);
    await writeFile(join(old.path, 'text.db'), 'This is no database, whatever its name is.');
    expect((await at(join(old.path, 'text.db'))).stderr).toContain('cannot be read as a database');
    expect((await at(old.database)).stderr).toContain('has no accounts');
    await writeFile(join(old.path, 'nothing.db'), '');
    expect((await at(join(old.path, 'nothing.db'))).stderr).toContain(
      'not a database of XBackBone 3',
    );
    expect((await at('postgres://localhost/x')).stderr).toContain('must be the path of a SQLite');
  });

  test('another folder, and none', async () => {
    await using old = await oldInstallation([{ username: 'elsewhere', files }]);
    const empty = join(old.path, 'empty');
    await mkdir(empty);
    const into = (folder: string) =>
      perch('import', 'xbackbone', '--database', old.database, '--files', folder);
    const other = await into(empty);
    expect([other.exitCode, other.stderr]).toEqual([1, expect.stringContaining('right folder?')]);
    expect((await into(join(old.path, 'absent'))).stderr).toContain('There is no folder');
    expect(await outcomeOf(signIn(server, 'elsewhere', 'correct horse'))).toThrow();
  });

  test.each([
    [[], 'Give the source'],
    [['gallery', '--database', 'x', '--files', 'y'], 'Give the source'],
    [['xbackbone', '--database', 'x'], 'Give --database'],
    [['xbackbone', '--database', 'mysql://x:ge#heim@h/y', '--files', 'y'], 'write # as %23'],
    [['xbackbone', '--database', 'x', '--files', 'y', '--link', 'soft'], '--link takes'],
    [['xbackbone', '--database', 'x', '--files', 'y', '--host', 'a b'], 'is not a host name'],
  ])('%j', async (args, sentence) => {
    const { exitCode, stderr } = await perch('import', ...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

test('a file that points outside the folder is skipped, and a folder that was half copied is completed', async () => {
  await using old = await oldInstallation([
    {
      username: 'halfway',
      files: [
        { code: 'here', name: 'here.txt', bytes: 'here' },
        { code: 'later', name: 'later.txt', bytes: null },
        { code: 'linked', name: 'linked.txt', bytes: null },
        { code: 'folder', name: 'folder.txt', bytes: null, path: oldCodeOf(1) },
      ],
    },
  ]);
  const link = join(old.files, oldCodeOf(1), 'linked.txt');
  await symlink(old.database, link);
  const first = await perch(...old.args, '--host', 'half.example.org');
  expect(first.exitCode).toBe(3);
  expect(first.stdout).toContain('linked.txt points outside the folder');
  expect(first.stdout).toContain(`${oldCodeOf(1)} is no file`);
  expect(first.stdout).toContain('files: 4 found, 1 imported, 0 imported before, 3 skipped.');
  await writeFile(join(old.files, oldCodeOf(1), 'later.txt'), 'later');
  const second = await perch(...old.args, '--host', 'half.example.org');
  expect(second.stdout).toContain('files: 4 found, 1 imported, 1 imported before, 2 skipped.');
  const host = 'half.example.org';
  await waitFor('the old host', async () => (await askOld(server, '/', { host })).status === 302);
  for (const name of ['here', 'later']) {
    const found = await lookAtOld(server, `/${oldCodeOf(1)}/${name}.txt`, { host });
    expect(found.sha256).toBe(sha256Of(name));
  }
});

test('without --host the addresses are on the app’s host, behind what the app answers itself', async () => {
  await using old = await oldInstallation([
    {
      username: 'athome',
      isAdmin: true,
      files: [{ code: 'settings', name: 'x.txt', bytes: 'at home' }],
    },
  ]);
  // The first account's code, as the old installation might have chosen it.
  const { database } = old;
  const { Database } = await import('bun:sqlite');
  const db = new Database(database);
  db.run("update users set user_code = 'admin'");
  db.run(
    "insert into users (email, username, password, user_code) values ('b@old.example', 'bee', '', 'qwert')",
  );
  db.run(
    "insert into uploads (user_id, code, filename, storage_path) select id, 'bees', 'b.txt', (select storage_path from uploads) from users where username = 'bee'",
  );
  db.close();
  const { exitCode, stdout } = await perch(...old.args, '--admins');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('! accounts 2: its password has an unknown form');
  expect(stdout).toContain('the app uses localhost/admin/settings');
  const bees = () => fetch(`${server.origin}/qwert/bees.txt`).then((answer) => answer.text());
  await waitFor('the address', async () => (await bees()) === 'at home');
  const ours = await fetch(`${server.origin}/admin/settings`);
  expect(await ours.text()).not.toBe('at home');
  expect(ours.headers.get('content-type')).not.toBe('text/plain; charset=utf-8');
  // The account is an administrator, because that was asked for.
  const token = await signIn(server, 'athome', 'correct horse');
  const users = await fetch(`${server.origin}/api/auth/users`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(users.status).toBe(200);
});

test('on a user’s domain only the files of that user have their addresses of before', async () => {
  const name = `old.${base}`;
  const { _id } = await requestDomain(server, ann, name, 'subdomain');
  await approveDomain(server, admin, _id);
  await using old = await oldInstallation([
    { username: 'foreign', files: [{ code: 'f', name: 'f.txt', bytes: 'foreign' }] },
  ]);
  expect((await perch(...old.args, '--host', name)).exitCode).toBe(0);
  const look = () => lookAtOld(server, `/${oldCodeOf(1)}/f.txt`, { host: name });
  expect((await look()).status).toBe(404);
  expect((await look()).status).toBe(404);
});

const describeOnDisk = usesS3 ? () => {} : describe;

describeOnDisk('bytes on the disk', () => {
  const accountOf = (username: string): OldAccounts => [
    { username, files: [{ code: username, name: 'a.txt', bytes: `bytes of ${username}` }] },
  ];
  const pathIn = (files: string, username: string) => join(files, oldCodeOf(1), `${username}.txt`);

  test('are linked with --link hard, and stay where they were', async () => {
    await using old = await oldInstallation(accountOf('linker'));
    const path = pathIn(old.files, 'linker');
    expect((await perch(...old.args, '--link', 'hard')).exitCode).toBe(0);
    expect((await stat(path)).nlink).toBe(2);
    expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
  });

  test('are taken away with --link move, and not before they are written', async () => {
    await using old = await oldInstallation(accountOf('mover'));
    const path = pathIn(old.files, 'mover');
    expect((await perch(...old.args, '--link', 'move', '--dry-run')).exitCode).toBe(0);
    expect((await lstat(path)).isFile()).toBe(true);
    expect((await perch(...old.args, '--link', 'move')).exitCode).toBe(0);
    expect(await outcomeOf(lstat(path))).toThrow();
    expect((await perch(...old.args, '--link', 'move')).stdout).toContain('1 imported before');
  });

  test('are copied without that', async () => {
    await using old = await oldInstallation(accountOf('copier'));
    expect((await perch(...old.args)).exitCode).toBe(0);
    const path = pathIn(old.files, 'copier');
    expect((await stat(path)).nlink).toBe(1);
    expect(await readFile(path, 'utf8')).toBe('bytes of copier');
    await rm(path);
    expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
  });
});

test('an import that is killed goes on where it was, and no file is there twice', async () => {
  await using installation = await createInstallation({ hasSchema: true });
  // One batch, which is written at once, and some files more.
  const [batch, count] = [100, 130];
  const files = Array.from({ length: count }, (_, index) => ({
    code: `n${index}`,
    name: `${index}.txt`,
    bytes: `file ${index}`,
  }));
  await using old = await oldInstallation([{ username: 'many', files }]);
  const target = { dataDir: installation.dataDir, installation };
  // The second batch cannot be done before the kill, however late that comes: it would take seconds to copy.
  const long = join(old.files, oldCodeOf(1), `n${batch}.txt`);
  await truncate(long, 4 * 1024 ** 3);
  const { child } = startProcess(old.args, installation.env);
  await waitFor('the first files', async () => (await importedRows(target)) > 0);
  child.kill('SIGKILL');
  await child.exited;
  expect(await importedRows(target)).toBe(batch);
  await truncate(long, 10);
  const again = await perchOn(installation, ...old.args);
  expect([again.exitCode, again.stderr]).toEqual([0, '']);
  expect(again.stdout).toContain(
    `files: ${count} found, ${count - batch} imported, ${batch} imported before, 0 skipped.`,
  );
  const { wrong } = await checkInstallation(installation, '--deep');
  expect(wrong).toEqual([]);
  expect((await storedFiles(target)).length).toBeGreaterThanOrEqual(count);
});
