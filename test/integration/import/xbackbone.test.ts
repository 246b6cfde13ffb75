// @long
import { afterAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { databaseText, passwordHashOf } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { askOld, lookAtOld } from '../../support/imports/old-addresses.ts';
import {
  changeXBackBone,
  oldCodeOf,
  oldTokenOf,
  writeXBackBone,
} from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const host = 'old.example.org';
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const picture = png(40, 30);
const [jane, john] = [oldCodeOf(1), oldCodeOf(2)];
const long = 'ü'.repeat(40);

const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const old = await writeXBackBone(folder.path, [
  {
    username: 'jane',
    registeredAt: '2020-01-02 03:04:05',
    isAdmin: true,
    quotaBytes: 5_000_000,
    files: [
      { code: 'PicTure', name: 'my picture.PNG', bytes: picture, tags: ['cats', 'a, b'] },
      { code: 'notes', name: 'notes.txt', bytes: 'first line\n', at: '2019-01-01 00:00:00' },
      { code: 'page', name: 'page.html', bytes: '<script>alert(1)</script>' },
      { code: 'twin', name: 'twin.png', bytes: picture, tags: ['cats'] },
      { code: 'hidden', name: 'hidden.txt', bytes: 'not published', isPublished: false },
      { code: 'lost', name: 'lost.txt', bytes: null },
      { code: 'empty', name: 'empty.txt', bytes: '' },
      { code: 'evil', name: 'evil.txt', bytes: null, path: '../database.db' },
      { code: 'bare', name: 'bare', bytes: 'without an extension' },
    ],
  },
  { username: 'john', password: long, files: [{ code: 'j1', name: 'j.txt', bytes: 'of john' }] },
  { username: 'asleep', isActive: false, files: [{ code: 'z1', name: 'z.txt', bytes: 'zzz' }] },
]);
changeXBackBone(
  old.database,
  "insert into uploads (code, filename, storage_path) values ('o', 'o.txt', 'o')",
);
changeXBackBone(
  old.database,
  `insert into users (email, username, password) values ('broken@old.example', 'broken', x'00')`,
);

const places = ['--database', old.database, '--files', old.files];
const importIt = (...options: string[]) =>
  perchOn(server.installation, 'import', 'xbackbone', ...places, '--host', host, ...options);
const look = (path: string, headers: Record<string, string> = {}) =>
  lookAtOld(server, path, { host, headers });
const navigating = { 'sec-fetch-mode': 'navigate' };

/** What an account sees of its own files. */
async function filesOf(token: string, query = ''): Promise<Record<string, unknown>[]> {
  const answer = await send(server.origin, 'GET', `/api/upload/my?limit=100${query}`, { token });
  const { data }: { data: { uploads: Record<string, unknown>[] } } = await answer.json();
  return data.uploads;
}

test('a dry run says what would be imported, and writes nothing', async () => {
  const { exitCode, stdout } = await importIt('--dry-run');
  expect(exitCode).toBe(3);
  expect(stdout).toContain('accounts: 4 found, 3 to import, 0 imported before, 1 skipped.');
  expect(stdout).toContain('files: 12 found, 9 to import, 0 imported before, 3 skipped.');
  expect((await look(`/${jane}/notes/raw`)).status).toBe(421);
  expect(await databaseText(server)).not.toContain('jane@old.example');
});

test('an import names each row that it skips or changes, and ends with 3', async () => {
  const before = await readFile(old.database);
  const report = join(folder.path, 'report.json');
  const { exitCode, stdout, stderr } = await importIt('--report', report);
  expect(stderr).toBe('');
  expect(exitCode).toBe(3);
  const marked = (mark: string) =>
    stdout
      .split('\n')
      .filter((line) => line.startsWith(mark))
      .toSorted();
  expect(marked('✗')).toEqual([
    expect.stringMatching(/^✗ accounts 4: it cannot be read: password: /),
    '✗ files 12: it cannot be imported: its account was deleted',
    `✗ files 6: "lost.txt": its bytes are missing: there is no ${jane}/lost.txt`,
    '✗ files 8: "evil.txt": its path "../database.db" points outside the folder',
  ]);
  expect(marked('!')).toEqual([
    '! accounts 1: jane was an administrator, and is a user here',
    '! accounts 3: asleep was not active: it waits for approval',
    '! tokens all: clients can send them where COMPAT has xbackbone in it',
  ]);
  expect(stdout).toContain('accounts: 4 found, 3 imported, 0 imported before, 1 skipped.');
  expect(stdout).toContain('files: 12 found, 9 imported, 0 imported before, 3 skipped.');
  const json = JSON.parse(await readFile(report, 'utf8'));
  expect(json).toMatchObject({ source: 'xbackbone', hosts: [host], copied: 0 });
  expect(json.skipped).toHaveLength(4);
  expect(Buffer.compare(before, await readFile(old.database))).toBe(0);
});

test('the running server answers the addresses of before with the bytes of before', async () => {
  await waitFor('the old host', async () => (await look('/')).status === 302);
  const type = 'image/png';
  const wanted = { status: 200, type, sha256: sha256Of(picture) };
  const link = `/${jane}/PicTure`;
  for (const path of [link, `${link}.PNG`, `${link}/raw`, `${link}/raw.PNG`, `${link}/download`]) {
    expect(await look(path)).toEqual(wanted);
    expect((await askOld(server, path, { host, method: 'HEAD' })).status).toBe(200);
  }
  // The address that shows people a page is of either kind, so nothing may keep it.
  const mixed = await askOld(server, link, { host });
  expect(mixed.headers.get('cache-control')).toBe('no-store');
  expect(mixed.headers.get('vary')).toContain('Sec-Fetch-Mode');
  const download = await askOld(server, `${link}/download`, { host });
  expect(download.headers.get('content-disposition')).toStartWith(
    'attachment; filename="my picture',
  );
  const raw = await askOld(server, `${link}/raw`, { host, headers: { range: 'bytes=1-3' } });
  expect([raw.status, await raw.text()]).toEqual([206, 'PNG']);
  expect((await look(`/${jane}/empty/raw`)).sha256).toBe(sha256Of(''));
  expect((await look(`/${jane}/bare`)).sha256).toBe(sha256Of('without an extension'));
  expect((await look(`/${oldCodeOf(2)}/j1.txt`)).sha256).toBe(sha256Of('of john'));
  expect((await look(`/${oldCodeOf(3)}/z1.txt`)).sha256).toBe(sha256Of('zzz'));
  // Never as a page that could run on this origin.
  expect((await look(`/${jane}/page/raw.html`)).type).toBe('text/plain; charset=utf-8');
});

test('a browser that navigates is led to the page, and the root to the app', async () => {
  const page = await askOld(server, `/${jane}/notes.txt`, { host, headers: navigating });
  expect(page.status).toBe(303);
  const location = page.headers.get('location') ?? '';
  expect(location).toStartWith(`${server.origin}/v/`);
  expect(await (await fetch(location)).text()).toContain('notes.txt');
  const root = await askOld(server, '/', { host });
  expect([root.status, root.headers.get('location')]).toEqual([302, server.origin]);
});

test('what was closed, lost or never there is answered 404, on other hosts 421', async () => {
  const gone = 'hidden/raw hidden lost evil nothing notes/ Notes notes/raw.png'.split(' ');
  for (const path of gone) expect((await look(`/${jane}/${path}`)).status).toBe(404);
  for (const path of ['/login', '/api/upload', '/f/x', '/healthz', '/%00', '/%ff', '//a']) {
    expect((await look(path)).status).toBe(404);
  }
  const elsewhere = { host: 'other.example.org' };
  expect((await lookAtOld(server, `/${jane}/notes`, elsewhere)).status).toBe(421);
  // The app's own host was not named as one of the old installation.
  const onApp = await fetch(`${server.origin}/${jane}/notes/raw`);
  expect(await onApp.text()).not.toContain('first line');
  const posted = await askOld(server, `/${jane}/notes/raw`, { host, method: 'POST' });
  expect(posted.status).toBe(405);
});

test('a deletion link leads to the page that asks once more, and its token is not kept', async () => {
  const link = `/${john}/j1/delete/${oldTokenOf('john')}`;
  const answer = await askOld(server, link, { host });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toStartWith(`${server.origin}/delete/`);
  expect((await look(`/${john}/j1/delete/${oldTokenOf('jane')}`)).status).toBe(404);
  expect((await look(`/${john}/j1`)).status).toBe(200);
  expect(await databaseText(server)).not.toContain(oldTokenOf('john'));
});

test('owners sign in with the old password, which is then kept as every other', async () => {
  expect(await passwordHashOf(server, 'jane')).toStartWith('$2y$04$');
  const token = await signIn(server, 'jane', 'correct horse');
  expect(await passwordHashOf(server, 'jane')).toStartWith('$argon2id$');
  const me = await (await send(server.origin, 'GET', '/api/auth/me', { token })).json();
  expect(me.data.user).toMatchObject({ username: 'jane', role: 'user', uploadCount: 7 });
  expect(me.data.user.createdAt).toBe('2020-01-02T03:04:05.000Z');
  // bcrypt compares the first 72 bytes alone.
  await signIn(server, 'john@old.example', long);
  expect(await outcomeOf(signIn(server, 'john', 'ü'.repeat(20)))).toThrow();
  await signIn(server, 'jane', 'correct horse');
  expect(await outcomeOf(signIn(server, 'asleep', 'correct horse'))).toThrow();
});

test('files have their names, dates and tags, and are found in their order', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const found = await filesOf(token);
  const nameOf = (file: Record<string, unknown>) => file['originalName'];
  expect(found.map(nameOf)).toContain('my picture.PNG');
  const notes = found.find((file) => file['originalName'] === 'notes.txt');
  expect(notes).toMatchObject({ createdAt: '2019-01-01T00:00:00.000Z' });
  const tagged = found.find((file) => file['originalName'] === 'my picture.PNG');
  expect(tagged?.['tags']).toEqual(['a b', 'cats']);
  // One that comes later is newer than all that were imported.
  const named = await filesOf(token, '&search=txt');
  expect(named.map(nameOf).at(-1)).toBe('notes.txt');
});

test('a second run changes nothing, not even what was deleted here', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const [first] = await filesOf(token, '&search=notes');
  const deletion = `/api/upload/${String(first?.['_id'])}?permanent=true`;
  expect((await send(server.origin, 'DELETE', deletion, { token })).status).toBe(200);
  expect((await look(`/${jane}/notes`)).status).toBe(404);
  const { exitCode, stdout } = await importIt();
  expect(exitCode).toBe(3);
  expect(stdout).toContain('accounts: 4 found, 0 imported, 3 imported before, 1 skipped.');
  expect(stdout).toContain('files: 12 found, 0 imported, 9 imported before, 3 skipped.');
  expect((await look(`/${jane}/notes`)).status).toBe(404);
  expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
});

test('locks of today hold at the addresses of before', async () => {
  const token = await signIn(server, 'jane', 'correct horse');
  const file = (await filesOf(token)).find((each) => each['originalName'] === 'bare');
  const body = { password: 'open sesame' };
  const change = await send(server.origin, 'PATCH', `/api/upload/${String(file?.['_id'])}`, {
    token,
    body,
  });
  expect(change.status).toBe(200);
  const locked = await askOld(server, `/${jane}/bare/raw`, { host });
  expect([locked.status, (await locked.json()).code]).toEqual([403, 'password_required']);
  const led = await askOld(server, `/${jane}/bare/raw`, { host, headers: navigating });
  expect(led.headers.get('location')).toStartWith(`${server.origin}/v/`);
  const opened = { host, headers: { 'perch-password': 'open%20sesame' } };
  expect((await lookAtOld(server, `/${jane}/bare/raw`, opened)).status).toBe(200);
});

test('with its account an import’s files and addresses go', async () => {
  const users = await send(server.origin, 'GET', '/api/auth/users?search=john', {
    token: admin.token,
  });
  const [user] = (await users.json()).data.users;
  const path = `/api/auth/users/${String(user._id)}`;
  await send(server.origin, 'DELETE', path, { token: admin.token });
  expect((await look(`/${john}/j1`)).status).toBe(404);
});
