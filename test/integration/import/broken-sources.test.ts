// @long
import { afterAll, expect, test } from 'bun:test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { chibisafeRows } from '../../support/imports/chibisafe-rows.ts';
import { writeAss, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { changeXBackBone, hashAsPhp, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { createInstallation } from '../../support/servers/installation.ts';

const installation = await createInstallation({ hasSchema: true });
afterAll(() => installation[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const bcrypt = await hashAsPhp('x');

/** Runs an import that has to come to its end; gives what it says of each row, and its counts. */
async function run(args: string[]) {
  const { exitCode, stdout, stderr } = await perchOn(installation, ...args);
  expect([exitCode, stderr]).toEqual([3, '']);
  // The old product's secret for deleting a file.
  expect(stdout).not.toContain('token_1');
  return stdout.trimEnd().split('\n').toSorted();
}
const refusal = async (args: string[]) => {
  const { exitCode, stdout, stderr } = await perchOn(installation, ...args);
  expect([exitCode, stdout]).toEqual([1, '']);
  return stderr;
};

test('XBackBone: equal names, characters that cannot be stored, and codes that cannot be addresses', async () => {
  const files = ['a', 'b', 'c', 'd'].map((code) => ({ code, name: `${code}.txt`, bytes: code }));
  const old = await writeXBackBone(join(folder.path, 'xbackbone'), [
    { username: 'same', email: 'a@old.example', files },
    { username: 'same', email: 'a@old.example', files: [] },
  ]);
  const change = (statement: string) => changeXBackBone(old.database, statement);
  change(
    "update uploads set code = 'n' || char(0) || 'l', filename = 'n' || char(0) || '.txt' where id = 1",
  );
  change("update uploads set code = replace(hex(zeroblob(1100)), '00', 'ü') where id = 2");
  change(
    "update uploads set filename = cast(x'e974' || x'ff' as text), timestamp = 'never' where id = 3",
  );
  change("update uploads set storage_path = x'00', published = 'yes' where id = 4");
  change("insert into tags values (9, 'a' || char(0) || 'b', 0), (10, '', 0)");
  change('insert into uploads_tags values (1, 9), (1, 10)');
  const args = ['import', 'xbackbone', '--database', old.database, '--files', old.files];
  expect(await run(args)).toEqual([
    '! accounts 2: "same" is taken: it is called same-2',
    '! accounts 2: its email belongs to another account and was left out',
    String.raw`! files 1: "/c0de1/n\u0000l" and the like cannot be requested`,
    String.raw`! files 1: its tag "a\u0000b" was left out`,
    expect.stringMatching(/^! files 2: "\/c0de1\/ü{93}" and the like cannot be requested$/),
    '! tokens all: clients can send them where COMPAT has xbackbone in it',
    '3 Bytes, 8 addresses on localhost.',
    'accounts: 2 found, 2 imported, 0 imported before, 0 skipped.',
    'albums: 0 found, 0 imported, 0 imported before, 0 skipped.',
    'files: 4 found, 3 imported, 0 imported before, 1 skipped.',
    'links: 0 found, 0 imported, 0 imported before, 0 skipped.',
    'tokens: 2 found, 1 imported, 0 imported before, 1 skipped.',
    expect.stringMatching(/^✗ files 4: it cannot be imported: storage_path: .*; published: /),
    '✗ tokens 2: another account has the same one',
  ]);
});

test('Chibisafe: values of other types, and files of another length', async () => {
  const rows = chibisafeRows({ bcrypt, bytes: 12 });
  const ours = rows.files.slice(0, 2);
  const others = ours.map((file, index) => ({ ...file, size: ['many', '0'][index] ?? '' }));
  const args = await writeSqliteSource('chibisafe', folder.path, {
    files: { 'abc.png': 'cut off', 'live/seen.txt': 'longer' },
    rows: { ...rows, files: [...ours, ...others] },
  });
  const said = await run(args);
  expect(said.filter((line) => line.includes('files'))).toEqual([
    '! files 2: "seen.txt": live/seen.txt has 6 bytes instead of 4',
    '! files 4: "seen.txt": live/seen.txt has 6 bytes instead of 0',
    // The snippet is the fifth.
    'files: 5 found, 3 imported, 0 imported before, 2 skipped.',
    '✗ files 1: "cat.png": abc.png was cut off: it has 7 bytes instead of 12',
    expect.stringMatching(/^✗ files 3: it cannot be imported: size: /),
  ]);
});

test('ass: entries of no known form, ids that are there twice or cannot be kept', async () => {
  const file = { path: 'one', originalname: 'one.txt', ext: '.txt', uploader: 'n1', timestamp: 1 };
  const args = await writeAss(folder.path, {
    users: [7, { username: 'nameless' }, { unid: 'n1', username: 'known', passhash: bcrypt }],
    data: [
      ['one', file],
      ['one', { ...file, originalname: 'again.txt' }],
      ['half\uD800', file],
      ['x'.repeat(2000), file],
      ['null', null],
      ['lonely'],
      'nothing',
    ],
    files: { one: '1' },
  });
  const said = await run(args);
  expect(said.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ accounts entry 1: it cannot be read: unid: /),
    expect.stringMatching(/^✗ accounts entry 2: it cannot be read: unid: /),
    '✗ files "half\\ud800": it cannot be imported: its key cannot be stored',
    `✗ files "${'x'.repeat(40)}": it cannot be imported: its key cannot be stored`,
    '✗ files entry 6: it cannot be imported: it has no id',
    '✗ files entry 7: it cannot be imported: it has no id',
    expect.stringMatching(/^✗ files null: it cannot be imported: Invalid/),
    '✗ files one: it cannot be imported: its id is not unique',
  ]);
  expect(said).toContain('files: 7 found, 1 imported, 0 imported before, 6 skipped.');
});

test('Pingvin Share: files without their share, times as text, and ends that are no times', async () => {
  const never = '1970-01-01 00:00:00';
  const args = await writeSqliteSource('pingvin', folder.path, {
    files: { 'open/f1': 'one', 'gone/f2': 'two', 'odd/f3': 'odd' },
    rows: {
      User: [{ id: 'p1', username: 'pingu', email: 'no email', password: bcrypt }],
      Share: [
        { id: 'open', expiration: never, creatorId: 'p1' },
        { id: 'odd', expiration: 'yesterday', creatorId: 'p1' },
      ],
      File: [
        { id: 'f1', name: 'a\0/b.txt', size: '3', shareId: 'open' },
        { id: 'f2', name: 'two.txt', size: '3', shareId: 'gone' },
        { id: 'f3', name: 'odd.txt', size: '3', shareId: 'odd' },
      ],
    },
  });
  const said = await run(args);
  expect(said).toContain('albums: 2 found, 1 imported, 0 imported before, 1 skipped.');
  // What has an end must not be there for ever.
  expect(said).toContain('✗ albums odd: it cannot be imported: expiration: it is no time');
  expect(said).toContain('✗ files f3: it cannot be imported: expiration: it is no time');
  expect(said).toContain('✗ files f2: it cannot be imported: its share is gone');
});

test('a database that was cut off is refused before anything is written', async () => {
  const files = Array.from({ length: 60 }, (_, index) => ({
    code: `${index}${'x'.repeat(60)}`,
    name: `${index}.txt`,
    bytes: 'x',
  }));
  const old = await writeXBackBone(join(folder.path, 'cut'), [{ username: 'cutter', files }]);
  const bytes = await readFile(old.database);
  await writeFile(old.database, bytes.subarray(0, bytes.length - 8192));
  const args = ['import', 'xbackbone', '--database', old.database, '--files', old.files];
  expect(await refusal(args)).toMatch(/cannot be read as a database: .*(damaged|malformed)/);
  expect((await perchOn(installation, 'user', 'list')).stdout).not.toContain('cutter');
});

test('after all of them rows, files and totals agree', async () => {
  expect((await checkInstallation(installation, '--deep')).wrong).toEqual([]);
});
