import { afterAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { settingOfDatabase, writeZipline } from '../../support/imports/zipline.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const perch = (...args: string[]) => perchOn(server.installation, ...args);
const describeOnPostgres = usesPostgres ? describe : () => {};

const hash = (password: string) =>
  Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 1024, timeCost: 3 });
const picture = png(20, 20);

test('its routes begin with a slash', async () => {
  const route = ['--file-route', 'u'];
  const given = ['--database', 'postgres://localhost/x', '--files', '.'];
  const { exitCode, stderr } = await perch('import', 'zipline4', ...given, ...route);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('u is not a route')]);
});

describeOnPostgres('Zipline 4', () => {
  const host = 'z4.example.org';
  const { look, ask, isServed } = oldHost(server, host);

  test('is imported, by the routes and names of its settings', async () => {
    await using old = await writeZipline(4, folder.path, {
      files: { 'aaa.png': picture, 'bbb.txt': 'bbb', 'ccc.txt': 'ccc' },
      rows: {
        Zipline: [{ id: 'z', filesRoute: '/i', urlsRoute: '/s', filesOmitExtension: true }],
        User: [
          {
            id: 'cu1',
            username: 'yan',
            password: await hash('four'),
            token: 't',
            role: 'ADMIN',
            createdAt: '2024-01-02 03:04:05',
          },
        ],
        UserQuota: [{ id: 'q', filesQuota: 'BY_BYTES', maxBytes: '1000000', userId: 'cu1' }],
        Folder: [{ id: 'cf1', name: 'All', public: true, userId: 'cu1' }],
        File: [
          {
            id: 'ca',
            name: 'aaa.png',
            originalName: 'first.png',
            size: picture.length,
            type: 'image/png',
            userId: 'cu1',
            folderId: 'cf1',
          },
          {
            id: 'cb',
            name: 'bbb.txt',
            size: 3,
            type: 'text/plain',
            maxViews: 9,
            views: 1,
            userId: 'cu1',
          },
          {
            id: 'cc',
            name: 'ccc.txt',
            size: 3,
            type: 'text/plain',
            deletesAt: '2099-01-01 00:00:00',
            userId: null,
          },
          { id: 'cd', name: 'ddd.txt', size: 12, type: 'text/plain', userId: 'cu1' },
        ],
        Tag: [{ id: 'ct', name: 'work', color: '#fff', userId: 'cu1' }],
        _FileToTag: [{ A: 'ca', B: 'ct' }],
        Url: [
          {
            id: 'cl1',
            code: 'xyz',
            vanity: 'mine',
            destination: 'https://example.com/4',
            password: await hash('link'),
            userId: 'cu1',
          },
          {
            id: 'cl2',
            code: 'off',
            destination: 'https://example.com/off',
            enabled: false,
            userId: 'cu1',
          },
          {
            id: 'cl3',
            code: 'one',
            destination: 'https://example.com/1',
            maxViews: 2,
            views: 1,
            userId: 'cu1',
          },
        ],
      },
    });
    const { exitCode, stdout, stderr } = await perch(
      ...old.args,
      '--host',
      host,
      '--max-views',
      'page',
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('files: 4 found, 2 imported, 0 imported before, 2 skipped.');
    expect(stdout).toContain('✗ files cc: "ccc.txt": it has no account');
    expect(stdout).toContain('✗ files cd: "ddd.txt": its bytes are missing');
    expect(stdout).toContain('✗ links cl2: it cannot be imported: it was turned off');
    expect(stdout).not.toContain('was dropped');
    // Another product's database, and an earlier version's.
    const wrong = await perch(...old.args.with(1, 'zipline3'));
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      1,
      expect.stringContaining('not a database of Zipline 3'),
    ]);
  });

  test('its addresses give what they gave', async () => {
    await isServed();
    const wanted = { status: 200, type: 'image/png', sha256: sha256Of(picture) };
    for (const path of ['/i/aaa.png', '/i/aaa', '/raw/aaa.png', '/raw/aaa']) {
      expect(await look(path)).toEqual(wanted);
    }
    expect((await ask('/view/aaa.png')).status).toBe(303);
    expect((await look('/u/aaa.png')).status).toBe(404);
    // With a limit that is kept, the bytes are behind the page.
    const limited = await ask('/raw/bbb.txt');
    expect([limited.status, (await limited.json()).code]).toEqual([403, 'confirmation_required']);
    const link = await ask('/s/mine');
    expect([link.status, link.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/to/'),
    ]);
    const opened = await ask('/s/xyz', { 'perch-password': 'link' });
    expect(opened.headers.get('location')).toBe('https://example.com/4');
    expect((await look('/s/off')).status).toBe(404);
    expect((await ask('/s/one')).status).toBe(302);
    // It has a page that says so.
    expect((await ask('/s/one')).status).toBe(410);
  });

  test('accounts, tags and totals are as they were, and right', async () => {
    const token = await signIn(server, 'yan', 'four');
    const { uploads = [] } = await listOf(server, '/api/upload/my?tag=work', token);
    expect(uploads).toMatchObject([{ originalName: 'first.png', tags: ['work'] }]);
    const { albums = [] } = await listOf(server, '/api/albums', token);
    const path = `/api/albums/${String(albums[0]?.['_id'])}`;
    expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
    expect((await look('/folder/cf1')).status).toBe(404);
    expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
  });
});

describeOnPostgres('Zipline 4 in a database of another zone and style', () => {
  // Releases from 4.8 on have columns with a zone, those before have them without: of either the times are in UTC.
  test.each([
    ['without', 'timestamp(3)'],
    ['with', 'timestamptz(3)'],
  ])('times %s a zone are those that were written', async (name, type) => {
    const username = `zone-${name}`;
    const timesOf = ['User.createdAt', 'File.createdAt', 'File.deletesAt', 'Folder.createdAt'];
    await using old = await writeZipline(4, join(folder.path, name), {
      changes: [
        ...timesOf.map((time) => {
          const [table, column] = time.split('.');
          return `alter table "${table}" alter "${column}" type ${type}`;
        }),
        settingOfDatabase('timezone', 'America/New_York'),
        settingOfDatabase('datestyle', 'German'),
      ],
      files: { 'zoned.txt': name },
      rows: {
        Zipline: [{ id: 'z' }],
        User: [
          {
            id: `u-${name}`,
            username,
            password: await hash('zoned'),
            token: username,
            createdAt: '2024-01-02 03:04:05+00',
          },
        ],
        Folder: [
          { id: 'f', name: 'Zoned', userId: `u-${name}`, createdAt: '2024-07-08 09:10:11+00' },
        ],
        File: [
          {
            id: `a-${name}`,
            name: 'zoned.txt',
            size: name.length,
            type: 'text/plain',
            createdAt: '2024-07-08 09:10:11+00',
            deletesAt: '2099-01-02 03:04:05+00',
            userId: `u-${name}`,
          },
        ],
      },
    });
    const { stdout, stderr } = await perch(...old.args);
    expect(stderr).toBe('');
    expect(stdout).toContain('files: 1 found, 1 imported');
    const token = await signIn(server, username, 'zoned');
    const me = await (await send(server.origin, 'GET', '/api/auth/me', { token })).json();
    expect(me.data.user.createdAt).toBe('2024-01-02T03:04:05.000Z');
    const { uploads } = await listOf(server, '/api/upload/my', token);
    expect(uploads).toMatchObject([
      { createdAt: '2024-07-08T09:10:11.000Z', expiresAt: '2099-01-02T03:04:05.000Z' },
    ]);
    const { albums } = await listOf(server, '/api/albums', token);
    expect(albums).toMatchObject([{ createdAt: '2024-07-08T09:10:11.000Z' }]);
  });
});
