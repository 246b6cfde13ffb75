import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { writeZipline } from '../../support/imports/zipline.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const perch = (...args: string[]) => perchOn(server.installation, ...args);
const describeOnPostgres = usesPostgres ? describe : () => {};

const hash = (password: string) =>
  Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 1024, timeCost: 3 });
const picture = png(20, 20);
const [hidden, hiddenLink] = ['\u200B\u200C\u200D', '\u2060\u200B'];
const navigating = { 'sec-fetch-mode': 'navigate' };

test('its database is one of PostgreSQL', async () => {
  const { exitCode, stderr } = await perch(
    'import',
    'zipline3',
    '--database',
    'x.db',
    '--files',
    '.',
  );
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('begins with postgres://')]);
});

describeOnPostgres('Zipline 3', () => {
  const host = 'z3.example.org';
  const { look, ask, isServed } = oldHost(server, host);

  test('is imported with its accounts, folders, files and short links', async () => {
    await using old = await writeZipline(3, folder.path, {
      files: {
        'one.png': picture,
        'two.txt': 'two',
        'locked.txt': 'locked',
        'any.bin': 'any',
        'few.txt': 'few',
      },
      rows: {
        User: [
          { username: 'zoe', password: await hash('old secret'), token: 'z', superAdmin: true },
          {
            username: 'app',
            password: await hash('old secret'),
            token: 'a',
            totpSecret: 'JBSWY3DPEHPK3PXP',
          },
        ],
        Folder: [
          { name: 'Holidays', public: true, userId: 1 },
          { name: 'Secret', userId: 1 },
        ],
        File: [
          {
            name: 'one.png',
            originalName: 'holiday.png',
            size: picture.length,
            views: 7,
            favorite: true,
            userId: 1,
            folderId: 1,
            createdAt: '2020-02-03 04:05:06',
          },
          { name: 'two.txt', mimetype: 'text/plain', size: 3, userId: 1, folderId: 2 },
          {
            name: 'locked.txt',
            mimetype: 'text/plain',
            size: 0,
            password: await hash('file secret'),
            userId: 1,
          },
          { name: 'any.bin', mimetype: 'application/octet-stream', size: 99, userId: null },
          { name: 'few.txt', mimetype: 'text/plain', size: 3, maxViews: 5, views: 2, userId: 1 },
          { name: 'over.txt', mimetype: 'text/plain', size: 3, maxViews: 5, views: 5, userId: 1 },
          {
            name: 'ended.txt',
            mimetype: 'text/plain',
            size: 3,
            expiresAt: '2021-01-01 00:00:00',
            userId: 1,
          },
          { name: '../x', mimetype: 'text/plain', size: 3, userId: 1 },
        ],
        InvisibleFile: [
          { invis: hidden, fileId: 1 },
          { invis: `${hidden}${hidden}`, fileId: 1 },
        ],
        Url: [
          { id: 'abc', destination: 'https://example.com/a', vanity: 'nice', views: 3, userId: 1 },
          { id: 'self', destination: `https://${host}/u/one.png`, userId: 1 },
          { id: 'loop', destination: `https://${host}/go/abc`, userId: 1 },
          { id: 'bad', destination: 'javascript:alert(1)', userId: 1 },
        ],
        InvisibleUrl: [{ invis: hiddenLink, urlId: 'abc' }],
      },
    });
    const { exitCode, stdout, stderr } = await perch(
      ...old.args,
      '--host',
      host,
      '--owner',
      ann.username,
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('accounts: 2 found, 2 imported, 0 imported before, 0 skipped.');
    expect(stdout).toContain('albums: 2 found, 2 imported, 0 imported before, 0 skipped.');
    expect(stdout).toContain('files: 8 found, 5 imported, 0 imported before, 3 skipped.');
    expect(stdout).toContain('links: 4 found, 2 imported, 0 imported before, 2 skipped.');
    expect(stdout).toContain('✗ files 6: "over.txt": it has reached its view limit');
    expect(stdout).toContain('✗ files 7: "ended.txt": it has ended');
    expect(stdout).toContain('points outside the folder');
    expect(stdout).toContain('✗ links bad: "javascript:alert(1)" is no address of the web');
    expect(stdout).toContain('! files 4: "any.bin": any.bin has 3 bytes instead of 99');
    expect(stdout).toContain('! files 5: its limit of 5 views was dropped');
    const again = await perch(...old.args, '--host', host, '--owner', ann.username);
    expect(again.stdout).toContain('files: 8 found, 0 imported, 5 imported before, 3 skipped.');
    expect(again.stdout).toContain('links: 4 found, 0 imported, 2 imported before, 2 skipped.');
  });

  test('its addresses give what they gave', async () => {
    await isServed();
    const wanted = { status: 200, type: 'image/png', sha256: sha256Of(picture) };
    const invisible = encodeURIComponent(hidden);
    const invisibles = [`/u/${invisible}`, `/r/${invisible}`, `/u/${invisible}${invisible}`];
    for (const path of ['/u/one.png', '/r/one.png', ...invisibles]) {
      expect(await look(path)).toEqual(wanted);
    }
    const saved = await ask('/r/one.png?download=true');
    expect(saved.headers.get('content-disposition')).toStartWith(
      'attachment; filename="holiday.png"',
    );
    for (const path of [
      '/view/one.png',
      `/view/${invisible}`,
      '/view/locked.txt',
      '/code/two.txt',
    ]) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/v/')]);
    }
    expect((await look('/u/two.txt')).sha256).toBe(sha256Of('two'));
    expect((await ask('/u/two.txt', navigating)).status).toBe(303);
    expect((await look('/u/any.bin')).sha256).toBe(sha256Of('any'));
    for (const path of ['/u/over.txt', '/u/ended.txt', '/u/nothing', '/folder/2', '/go/bad']) {
      expect((await look(path)).status).toBe(404);
    }
  });

  test('the passwords of files, short links and folders go on', async () => {
    expect((await look('/r/locked.txt')).status).toBe(403);
    const opened = await ask('/r/locked.txt', { 'perch-password': 'file%20secret' });
    expect(await opened.text()).toBe('locked');
    for (const name of ['abc', 'nice', encodeURIComponent(hiddenLink)]) {
      const { status, headers } = await ask(`/go/${name}`);
      expect([status, headers.get('location')]).toEqual([302, 'https://example.com/a']);
    }
    const own = await ask('/go/self');
    expect(own.headers.get('location')).toBe(`https://${host}/u/one.png`);
    const album = await ask('/folder/1');
    expect(album.status).toBe(303);
    expect(await (await fetch(album.headers.get('location') ?? '')).text()).toContain('Holidays');
  });

  test('owners sign in, with their authenticator app where they had one', async () => {
    const token = await signIn(server, 'zoe', 'old secret');
    const { uploads = [] } = await listOf(server, '/api/upload/my?favorite=true', token);
    expect(uploads).toMatchObject([
      {
        originalName: 'holiday.png',
        views: expect.any(Number),
        createdAt: '2020-02-03T04:05:06.000Z',
      },
    ]);
    const { albums = [] } = await listOf(server, '/api/albums', token);
    expect(albums.map(({ name }) => name).toSorted()).toEqual(['Holidays', 'Secret']);
    const first = await send(server.origin, 'POST', '/api/auth/login', {
      body: { login: 'app', password: 'old secret' },
    });
    expect([first.status, (await first.json()).code]).toEqual([401, 'second_factor_required']);
    const { uploads: ofAnn = [] } = await listOf(server, '/api/upload/my', ann.token);
    expect(ofAnn.map((file) => file['originalName'])).toEqual(['any.bin']);
  });
});
