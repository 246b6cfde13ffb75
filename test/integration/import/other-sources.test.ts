// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { chibisafeRows } from '../../support/imports/chibisafe-rows.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { writeAss, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { hashAsPhp } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const perch = (...args: string[]) => perchOn(server.installation, ...args);
const picture = png(30, 20);
const ofPicture = { status: 200, type: 'image/png', sha256: sha256Of(picture) };
const bcrypt = await hashAsPhp('old secret');

describe('Chibisafe', () => {
  const host = 'chibi.example.org';
  const { look, ask, isServed } = oldHost(server, host);

  test('is imported with albums, tags, snippets and short links', async () => {
    const args = await writeSqliteSource('chibisafe', folder.path, {
      files: { 'abc.png': picture, 'live/seen.txt': 'seen', 'quarantine/bad.txt': 'bad' },
      rows: chibisafeRows({ bcrypt, bytes: picture.length }),
    });
    const { exitCode, stdout, stderr } = await perch(...args, '--host', host);
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('✗ files 3: it cannot be imported: it is in quarantine');
    expect(stdout).toContain('✗ files 4: "guest.txt": it has no account');
    expect(stdout).toContain('files: 5 found, 3 imported, 0 imported before, 2 skipped.');
    expect(stdout).toContain('albums: 2 found, 2 imported');
    expect(stdout).toContain('links: 1 found, 1 imported');
    expect((await perch(...args, '--host', host)).stdout).toContain(
      'files: 5 found, 0 imported, 3',
    );
  });

  test('its addresses give what they gave', async () => {
    await isServed();
    expect(await look('/abc.png')).toEqual(ofPicture);
    expect((await look('/live/seen.txt')).sha256).toBe(sha256Of('seen'));
    const thumbnail = await look('/thumbs/abc.webp');
    expect([thumbnail.status, thumbnail.type]).toEqual([200, 'image/webp']);
    expect(await look('/api/snippet/snip/raw')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      sha256: sha256Of('print("ü")'),
    });
    expect((await ask('/s/snip')).status).toBe(303);
    const link = await ask('/l/kurz');
    expect([link.status, link.headers.get('location')]).toEqual([302, 'http://example.com/x']);
    const album = await ask('/a/pets');
    expect(await (await fetch(album.headers.get('location') ?? '')).text()).toContain('Pets');
    for (const path of ['/bad.txt', '/quarantine/bad.txt', '/seen.txt', '/a/gone', '/a/past']) {
      expect((await look(path)).status).toBe(404);
    }
    const token = await signIn(server, 'cleo', 'old secret');
    const { uploads } = await listOf(server, '/api/upload/my?tag=cats', token);
    expect(uploads).toMatchObject([
      { originalName: 'cat.png', createdAt: '2017-07-14T02:40:00.000Z' },
    ]);
  });
});

describe('ass', () => {
  const { look, ask, isServed } = oldHost(server, 'ass.example.org');
  const invisible = '\u200B\u200C\u{E0061}';

  test('is imported from its files of JSON, whichever form they have', async () => {
    const entry = {
      path: 'uploads/2021-05/5f',
      originalname: 'pic.png',
      ext: '.png',
      size: picture.length,
      deleteId: 'del1',
      timestamp: 1620000000000,
      uploader: 'n1',
    };
    const users = [
      {
        unid: 'n1',
        username: 'dora',
        passhash: bcrypt,
        token: 'dora'.repeat(8),
        admin: true,
        meta: {},
      },
    ];
    const files = { 'uploads/2021-05/5f': picture };
    const host = ['--host', 'ass.example.org'];
    const pairs = [
      ['pic', entry],
      [invisible, { ...entry, deleteId: 'del2' }],
      ['lost', { ...entry, path: 'uploads/2021-05/none' }],
      ['odd', { path: 7 }],
    ];
    const args = await writeAss(folder.path, { users, data: pairs, files });
    const { exitCode, stdout, stderr } = await perch(...args, ...host);
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('files: 4 found, 2 imported, 0 imported before, 2 skipped.');
    const asObject = await writeAss(folder.path, { users, data: Object.fromEntries(pairs), files });
    const again = await perch(...asObject, ...host);
    expect(again.stdout).toContain('files: 4 found, 0 imported, 2 imported before, 2 skipped.');
  });

  test('its addresses give what they gave', async () => {
    await isServed();
    const hidden = encodeURIComponent(invisible);
    for (const path of [
      '/pic',
      '/pic.png',
      '/pic/direct',
      '/pic/direct.png',
      `/${hidden}`,
      `/${hidden}/direct`,
    ]) {
      expect(await look(path)).toEqual(ofPicture);
    }
    expect((await look('/pic/thumbnail')).status).toBe(200);
    expect((await ask('/pic', { 'sec-fetch-mode': 'navigate' })).status).toBe(303);
    expect((await ask('/pic/delete/del1')).headers.get('location')).toContain('/delete/');
    expect((await look('/pic/delete/del2')).status).toBe(404);
    await signIn(server, 'dora', 'old secret');
  });
});

describe('Pingvin Share', () => {
  const { look, ask } = oldHost(server, 'localhost');

  test('is imported with its shares as albums, on the app’s own host', async () => {
    const never = 0;
    const args = await writeSqliteSource('pingvin', folder.path, {
      files: { 'open/f1': 'one', 'open/f2': picture, 'shut/f3': 'three', 'past/f4': 'four' },
      rows: {
        User: [
          {
            id: 'p1',
            username: 'emil',
            email: 'emil@old.example',
            password: await Bun.password.hash('old secret', {
              algorithm: 'argon2id',
              memoryCost: 64,
            }),
          },
        ],
        Share: [
          { id: 'open', name: 'Open share', expiration: never, creatorId: 'p1' },
          { id: 'shut', name: 'Shut share', expiration: never, creatorId: 'p1' },
          { id: 'past', expiration: 1600000000000, creatorId: 'p1' },
          { id: 'gone', expiration: never, removedReason: 'abuse', creatorId: 'p1' },
        ],
        ShareSecurity: [{ id: 'x', shareId: 'shut', password: bcrypt.replace('$2y$', '$2b$') }],
        File: [
          { id: 'f1', name: 'one.txt', size: '3', shareId: 'open' },
          { id: 'f2', name: 'two.png', size: String(picture.length), shareId: 'open' },
          { id: 'f3', name: 'three.txt', size: '5', shareId: 'shut' },
          { id: 'f4', name: 'four.txt', size: '4', shareId: 'past' },
        ],
      },
    });
    const { exitCode, stdout, stderr } = await perch(...args);
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('albums: 4 found, 2 imported, 0 imported before, 2 skipped.');
    expect(stdout).toContain('✗ albums gone: it cannot be imported: its share was removed');
    expect(stdout).toContain('✗ albums past: "past": it has ended');
    expect(stdout).toContain('files: 4 found, 3 imported, 0 imported before, 1 skipped.');
  });

  test('its addresses lead to albums, behind the passwords that they had', async () => {
    const asked = async (path: string) => (await ask(path)).status;
    await waitFor('the addresses', async () => (await asked('/share/open')) === 303);
    const open = await fetch(`${server.origin}/s/open`);
    expect(await open.text()).toContain('Open share');
    expect((await look('/api/shares/open/files/f2')).sha256).toBe(sha256Of(picture));
    const saved = await ask('/api/shares/open/files/f1');
    expect(saved.headers.get('content-disposition')).toStartWith('attachment; filename="one.txt"');
    const shut = await fetch(`${server.origin}/s/shut`);
    expect(await shut.text()).not.toContain('three.txt');
    expect((await look('/api/shares/shut/files/f3')).status).toBe(403);
    const opened = await ask('/api/shares/shut/files/f3', { 'perch-password': 'old%20secret' });
    expect(await opened.text()).toBe('three');
    // The app keeps answering its own paths.
    const token = await signIn(server, 'emil@old.example', 'old secret');
    const { albums = [] } = await listOf(server, '/api/albums', token);
    expect(albums).toHaveLength(2);
    expect((await look('/api/upload/none')).status).toBe(401);
  });
});

test('without COMPAT calls of old clients are answered as ever', async () => {
  const dora = { authorization: 'dora'.repeat(8) };
  const post = async (path: string, headers: Record<string, string>) =>
    (await fetch(server.origin + path, { method: 'POST', headers })).status;
  expect(await post('/', dora)).toBe(404);
  expect(await post('/upload', {})).toBe(404);
  expect(await post('/api/upload', dora)).toBe(401);
  expect(await post('/api/upload', { 'x-api-key': 'dora' })).toBe(401);
});

test('after all of them rows, files and totals agree', async () => {
  expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
  const { uploads = [] } = await listOf(server, '/api/upload/all?limit=100', admin.token);
  expect(uploads).toHaveLength(8);
});

// The last one: it closes the door for this machine for a minute.
test('old codes cannot be tried out, and addresses that are known go on', async () => {
  const { look } = oldHost(server, 'ass.example.org');
  const statuses = new Set<number>();
  for (let tries = 0; tries < 120; tries += 1) statuses.add((await look(`/try${tries}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect(await look('/pic')).toEqual(ofPicture);
});
