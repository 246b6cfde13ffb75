// @long

import { afterAll, describe, expect, test } from 'bun:test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, confirm, signIn } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { idIn, importsOf } from '../../support/imports/admin-imports.ts';
import { chibisafeRows } from '../../support/imports/chibisafe-rows.ts';
import { writeAss, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { changeXBackBone, hashAsPhp, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { writeZipline } from '../../support/imports/zipline.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf } from '../../support/wait.ts';

// Releases to come may close something by columns that no importer of today knows.
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const perch = (...args: string[]) => perchOn(server.installation, ...args);
const password = await hashAsPhp('old secret');
const places = (name: string) => join(folder.path, name);

/**
 * An import stops at these columns, whether it would write or not, until each of them is named; `asked` is what the
 * refusal says about them, and `username` an account of the source.
 */
async function expectStop(args: string[], asked: string[], username: string): Promise<void> {
  const options = asked.flatMap((name) => ['--ignore-column', name]);
  const attempts = [
    { given: [], missing: asked },
    { given: ['--dry-run', ...options.slice(2)], missing: asked.slice(0, 1) },
  ];
  for (const { given, missing } of attempts) {
    const { exitCode, stdout, stderr } = await perch(...args, ...given);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('may have closed something that an import would open');
    expect(stderr).toContain(missing.map((name) => `--ignore-column ${name}`).join(' '));
    for (const name of missing) {
      const dot = name.lastIndexOf('.');
      expect(stderr).toContain(`${name.slice(dot + 1)} of ${name.slice(0, dot)}`);
    }
  }
  expect((await perch('user', 'list')).stdout).not.toContain(username);
  const { stdout, stderr } = await perch(...args, ...options);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/files: \d found, [1-9] imported/);
  expect((await perch('user', 'list')).stdout).toContain(username);
}

test('XBackBone', async () => {
  const files = [{ code: 'a', name: 'a.txt', bytes: 'a' }];
  const old = await writeXBackBone(places('xbackbone'), [{ username: 'xena', files }]);
  changeXBackBone(old.database, 'alter table uploads add column is_private boolean default 1');
  changeXBackBone(old.database, 'alter table users add column LOCKED_UNTIL timestamp');
  const args = ['import', 'xbackbone', '--database', old.database, '--files', old.files];
  await expectStop(args, ['users.LOCKED_UNTIL', 'uploads.is_private'], 'xena');
});

test('Chibisafe', async () => {
  const rows = chibisafeRows({ bcrypt: password, bytes: 3 });
  const args = await writeSqliteSource('chibisafe', folder.path, {
    changes: [
      'alter table links add column restrictedTo text',
      'alter table snippets add column inactive boolean not null default true',
    ],
    files: { 'abc.png': 'abc', 'live/seen.txt': 'seen' },
    rows,
  });
  await expectStop(args, ['links.restrictedTo', 'snippets.inactive'], 'cleo');
});

test('Pingvin Share', async () => {
  const args = await writeSqliteSource('pingvin', folder.path, {
    changes: [
      'alter table Share add column isPrivate boolean not null default true',
      'alter table File add column downloadDisabled boolean not null default true',
    ],
    files: { 'open/f1': 'one' },
    rows: {
      User: [{ id: 'p1', username: 'pia', email: 'pia@old.example', password }],
      Share: [{ id: 'open', expiration: 0, creatorId: 'p1' }],
      File: [{ id: 'f1', name: 'one.txt', size: '3', shareId: 'open' }],
    },
  });
  await expectStop(args, ['Share.isPrivate', 'File.downloadDisabled'], 'pia');
});

test('ass, by the keys of its objects and of those in them', async () => {
  const entry = { path: 'one', originalname: 'one.txt', ext: '.txt', uploader: 'n1', timestamp: 1 };
  const args = await writeAss(folder.path, {
    users: [{ unid: 'n1', username: 'dora', passhash: password, meta: { disabled: true } }],
    data: [
      ['one', entry],
      ['two', { ...entry, restrictedTo: ['n1'] }],
    ],
    files: { one: '1' },
  });
  await expectStop(args, ['users.meta.disabled', 'files.restrictedTo'], 'dora');
});

const describeOnPostgres = usesPostgres ? describe : () => {};

describeOnPostgres('Zipline', () => {
  test.each([
    [3, { username: 'zoe', token: 'zoe', password }, { mimetype: 'text/plain' }],
    [4, { id: 'u', username: 'yan', token: 'yan', password }, { id: 'f', type: 'text/plain' }],
  ] as const)('%d', async (version, user, file) => {
    await using old = await writeZipline(version, places(`zipline${version}`), {
      changes: [
        'alter table "File" add column "isPrivate" boolean not null default true',
        'alter table "Url" add column disabled boolean not null default true',
      ],
      files: { 'a.txt': 'a' },
      rows: {
        ...(version === 4 && { Zipline: [{ id: 'z' }] }),
        User: [user],
        File: [{ ...file, name: 'a.txt', size: 1, userId: version === 4 ? 'u' : 1 }],
      },
    });
    await expectStop(old.args, ['File.isPrivate', 'Url.disabled'], user.username);
  });
});

test('in the app the inspection fails with the same sentence, and the option of an import goes on', async () => {
  const imports = importsOf(server, admin.token);
  const root = join(server.dataDir, 'import', 'old');
  await mkdir(root, { recursive: true });
  const files = [{ code: 'b', name: 'b.txt', bytes: 'b' }];
  const old = await writeXBackBone(root, [{ username: 'anna', files }]);
  changeXBackBone(old.database, 'alter table uploads add column is_private boolean default 1');
  const options = {
    source: 'xbackbone',
    database: 'old/database.db',
    files: 'old/storage',
  } as const;
  const failed = await imports.until(await idIn(await imports.inspect(options)), 'failed');
  expect(failed.problem).toContain('is_private of uploads');
  await confirm(server, admin);
  await expectFailure(await imports.start(failed._id), 400, 'invalid_request');
  const tooMany = Array.from({ length: 51 }, (_, index) => `c${index}`);
  await expectFailure(await imports.inspect({ ...options, ignoreColumns: tooMany }), 400);

  const ignoreColumns = ['uploads.is_private'];
  const id = await idIn(await imports.inspect({ ...options, ignoreColumns }));
  expect((await imports.until(id, 'done')).options.ignoreColumns).toEqual(ignoreColumns);
  expect(await outcomeOf(signIn(server, 'anna', 'correct horse'))).toThrow();
  expect((await imports.start(id)).status).toBe(200);
  await imports.until(id, 'done');
  await signIn(server, 'anna', 'correct horse');
});
