// @long
import { afterAll, expect, test } from 'bun:test';

import { runStatement } from '../../support/database/database.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import {
  changeXBackBone,
  type OldAccounts,
  writeXBackBone,
} from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { createInstallation } from '../../support/servers/installation.ts';

const installation = await createInstallation({ hasSchema: true });
afterAll(() => installation[Symbol.asyncDispose]());
const target = { dataDir: installation.dataDir, installation };

const accountOf = (username: string): OldAccounts[number] => ({
  username,
  files: [{ code: username, name: 'a.txt', bytes: `of ${username}` }],
});

/** Writes an installation of another product; returns it, and what a run reports of its accounts and files. */
async function oldInstallation(...usernames: string[]) {
  const folder = await createTemporaryFolder();
  const { database, files } = await writeXBackBone(folder.path, usernames.map(accountOf));
  const places = ['--database', database, '--files', files];
  return {
    ...folder,
    change: (statement: string) => changeXBackBone(database, statement),
    async run() {
      const { stdout } = await perchOn(installation, 'import', 'xbackbone', ...places);
      return stdout.split('\n').filter((line) => /^(accounts|files): /.test(line));
    },
  };
}

const counts = (kind: string, found: number, imported: number, known: number, skipped = 0) =>
  `${kind}: ${found} found, ${imported} imported, ${known} imported before, ${skipped} skipped.`;

test('a source is known after its oldest accounts have gone one after the other', async () => {
  await using old = await oldInstallation('one', 'two');
  expect(await old.run()).toEqual([counts('accounts', 2, 2, 0), counts('files', 2, 2, 0)]);
  old.change('delete from users where id = 1');
  expect(await old.run()).toEqual([counts('accounts', 1, 0, 1), counts('files', 2, 0, 1, 1)]);
  // All accounts are others now: the files tell.
  old.change("update users set id = 3, user_code = 'other', username = 'three'");
  expect(await old.run()).toEqual([counts('accounts', 1, 1, 0), counts('files', 2, 0, 0, 2)]);
  // Only what the last run has learned is left.
  old.change('delete from uploads');
  expect(await old.run()).toEqual([counts('accounts', 1, 0, 1), counts('files', 0, 0, 0)]);
});

test('a source that an earlier release has imported is known, and from then on by all that it has', async () => {
  await using old = await oldInstallation('first', 'second');
  await old.run();
  await runStatement(target, "delete from import_rows where kind = 'origin'");
  expect(await old.run()).toEqual([counts('accounts', 2, 0, 2), counts('files', 2, 0, 2)]);
  old.change("update users set registration_date = '2001-01-01 00:00:00' where id = 1");
  expect(await old.run()).toEqual([counts('accounts', 2, 0, 2), counts('files', 2, 0, 2)]);
});

test('another installation of the same product is another', async () => {
  await using old = await oldInstallation('apart');
  expect(await old.run()).toEqual([counts('accounts', 1, 1, 0), counts('files', 1, 1, 0)]);
});
