import { expect, test } from 'bun:test';
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../support/api/accounts.ts';
import { send } from '../support/api/client.ts';
import { upload } from '../support/api/uploads.ts';
import { runStatement } from '../support/database/database.ts';
import { takeBack } from '../support/database/earlier-schema.ts';
import { perchOn } from '../support/servers/backups.ts';
import { startServer, type TestServer } from '../support/servers/server.ts';

// The newest change, a column that it adds, and the change before it.
const latest = '0045-profile-passwords';
const added = { table: 'profiles', column: 'password_hash' };
const before = '0044-download-limits';

const folderOf = ({ dataDir }: TestServer) => join(dataDir, 'before-updates');
const copiesOf = async (server: TestServer) =>
  (await readdir(folderOf(server)).catch(() => [])).toSorted();

/** The entry of the log that tells of an update. */
function toldUpdate(server: TestServer) {
  const line = server
    .output()
    .split('\n')
    .findLast((each) => each.includes('"database.updated"'));
  return line && JSON.parse(line);
}

test('a database is copied before an update, and the copy put back is the installation of before', async () => {
  await using server = await startServer();
  const admin = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, admin.token, 'quince.txt', 'from before');
  await server.stop();
  await server.start();
  // Neither a new database nor a start that changes nothing is copied.
  expect(await copiesOf(server)).toEqual([]);
  await server.stop();
  await takeBack(server, latest);
  await server.start();
  const [name = '', ...others] = await copiesOf(server);
  expect(others).toEqual([]);
  expect(name).toMatch(new RegExp(String.raw`^perch-before-\d+\.\d+\.\d+-${before}\.db$`));
  const copy = join(folderOf(server), name);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect((await stat(folderOf(server))).mode & 0o777).toBe(0o700);
  expect(toldUpdate(server)).toMatchObject({
    copyFromBefore: copy,
    toGoBack: expect.stringContaining('start the previous version'),
  });
  await upload(server, admin.token, 'later.txt', 'after the update');
  await server.stop();

  const database = join(server.dataDir, 'perch.db');
  for (const ending of ['-wal', '-shm']) await rm(`${database}${ending}`, { force: true });
  await copyFile(copy, database);
  await server.start();
  const token = await signIn(server, admin.email, admin.password);
  const found = await send(server.origin, 'GET', '/api/upload/my?search=quin', { token });
  expect((await found.json()).data.uploads).toMatchObject([{ originalName: 'quince.txt' }]);
  expect(await (await fetch(publicUrl)).text()).toBe('from before');
  // It was the same update once more.
  expect(await copiesOf(server)).toEqual([name]);
});

test('the newest three copies are kept, and nothing of a copy that was not finished', async () => {
  await using server = await startServer();
  await server.stop();
  await takeBack(server, latest);
  const folder = folderOf(server);
  await mkdir(folder);
  for (const [index, name] of ['perch-a.db', 'perch-b.db', 'perch-c.db', 'notes.txt'].entries()) {
    await writeFile(join(folder, name), name);
    // One of a clock that was ahead.
    const at = new Date(Date.now() + (index - 1) * 3_600_000);
    await utimes(join(folder, name), at, at);
  }
  for (const ending of ['', '-journal']) {
    await writeFile(join(folder, `perch-before-0.0.1-0030-imports.db.unfinished${ending}`), 'half');
  }
  await server.start();
  const [made = '', ...others] = await copiesOf(server).then((names) =>
    names.toSorted((a) => (a.includes(before) ? -1 : 1)),
  );
  expect(made).toContain(before);
  expect(others.toSorted()).toEqual(['notes.txt', 'perch-b.db', 'perch-c.db']);
});

test('an update that fails changes nothing and leaves no copy behind; the next one makes it', async () => {
  await using server = await startServer({ WORKERS: '2' });
  const { email, password } = await becomeAdministrator(server);
  await server.stop();
  await takeBack(server, latest);
  await runStatement(server, `alter table ${added.table} add column ${added.column} text`);
  const { exitCode, stderr } = await perchOn(server.installation, 'user', 'list');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('The database could not be brought up to date');
  expect(await copiesOf(server)).toEqual([]);
  await runStatement(server, `alter table ${added.table} drop column ${added.column}`);
  // Of the processes that start at once, the one that changes the schema makes the copy.
  const outputs = await Promise.all([
    mustList(server),
    mustList(server),
    server.start().then(() => server.output()),
  ]);
  expect(outputs.join('\n').split('"database.updated"')).toHaveLength(2);
  expect(await copiesOf(server)).toHaveLength(1);
  await signIn(server, email, password);
});

async function mustList({ installation }: TestServer): Promise<string> {
  const { exitCode, stdout, stderr } = await perchOn(installation, 'user', 'list');
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  return `${stdout}${stderr}`;
}
