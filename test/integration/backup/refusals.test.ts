// @long

import { Database } from 'bun:sqlite';
import { afterAll, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswer } from '../../support/http/public-answers.ts';
import {
  copiesIn,
  filesOfBackup,
  mustPerch,
  perchOn,
  startOn,
} from '../../support/servers/backups.ts';
import { expectEmpty, expectRefusal } from '../../support/servers/command-refusal.ts';
import { createInstallation, usesPostgres } from '../../support/servers/installation.ts';
import { copyBackup, createOrphanedBackup } from '../../support/servers/lost-original.ts';
import { startServer } from '../../support/servers/server.ts';

// Tests that change a backup change a copy of this one.
const original = await createOrphanedBackup();
afterAll(() => original[Symbol.asyncDispose]());

describe('perch restore refuses', () => {
  test('an installation that has anything in it, and leaves it as it is', async () => {
    const { folder } = original;
    await using server = await startServer();
    const args = ['restore', folder];
    // It has no account yet, but it is running.
    await expectRefusal(server.installation, args, /Another Perch is using/);
    const { token } = await becomeAdministrator(server);
    const file = await upload(server, token, 'mine.txt', 'mine');
    await expectRefusal(server.installation, args, /Another Perch is using/);
    await server.stop();
    await expectRefusal(server.installation, args, /empty installation.*database is not empty/);
    await server.start();
    expect((await fetchPublicAnswer(server, file.publicUrl)).status).toBe(200);
    expect(await mustPerch(server.installation, 'check', '--deep')).not.toContain('✗');
  });

  test('a storage with files of another', async () => {
    const { folder } = original;
    await using installation = await createInstallation();
    const key = 'ab'.repeat(16);
    await installation.bucket?.put(key, 'mine');
    await mkdir(join(installation.dataDir, 'files', 'ab'), { recursive: true });
    await writeFile(join(installation.dataDir, 'files', 'ab', key), 'mine');
    await expectRefusal(installation, ['restore', folder], /other files/);
  });

  test('a folder without a backup, and a snapshot that is not there', async () => {
    const { folder } = original;
    await using empty = await createTemporaryFolder();
    await using installation = await createInstallation();
    const args = ['restore', folder, '--snapshot', '2020-01-01T00-00-00.000Z'];
    await expectRefusal(installation, args, /but no 2020-01-01/);
    await expectRefusal(installation, ['restore', empty.path], /no complete backup/);
    await expectRefusal(installation, ['restore', join(empty.path, 'no')], /no complete backup/);
    await expectRefusal(installation, ['restore'], /Give the folder/, 2);
    expect(await readdir(empty.path)).toEqual([]);
  });

  test('a snapshot whose database or description is damaged', async () => {
    await using backup = await copyBackup(original);
    const { folder, snapshot } = backup;
    await using installation = await createInstallation();
    const path = join(snapshot, 'perch.db');
    const bytes = await readFile(path);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expectRefusal(installation, ['restore', folder], /perch\.db is damaged/);
    await writeFile(join(snapshot, 'manifest.json'), '{"format": 2}');
    await expectRefusal(installation, ['restore', folder], /manifest\.json is missing, dam/);
    await expectEmpty(installation);
    await mustPerch(installation, 'user', 'list');
  });

  test('a snapshot of a newer Perch', async () => {
    await using backup = await copyBackup(original);
    const { folder, snapshot } = backup;
    await using installation = await createInstallation();
    await changeSnapshot(snapshot, (database) =>
      database.run("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')"),
    );
    await expectRefusal(installation, ['restore', folder], /newer Perch.*9999-later/);
    await expectEmpty(installation);
  });
});

/** Changes the rows of a snapshot as another Perch may have written them. */
async function changeSnapshot(snapshot: string, change: (database: Database) => unknown) {
  using database = new Database(join(snapshot, 'perch.db'));
  await change(database);
  database.close();
  await describeAgain(snapshot);
}

async function describeAgain(snapshot: string) {
  const path = join(snapshot, 'manifest.json');
  const bytes = await readFile(join(snapshot, 'perch.db'));
  const databaseSha256 = createHash('sha256').update(bytes).digest('hex');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, databaseSha256 }));
}

// A snapshot is a SQLite, whatever the installation is; here is where earlier ones are known.
const testOnSqlite = usesPostgres ? () => {} : test;

testOnSqlite('a snapshot of an older Perch is brought up to date', async () => {
  await using backup = await createOrphanedBackup({}, ['first.txt', 'second.txt']);
  const { folder, snapshot, uploads } = backup;
  await takeBack({ dataDir: snapshot, installation: { env: {} } }, '0033-search-in-batches');
  await describeAgain(snapshot);
  const installation = await createInstallation();
  await mustPerch(installation, 'restore', folder);
  await using server = await startOn(installation);
  for (const { publicUrl } of uploads)
    expect((await fetchPublicAnswer(server, publicUrl)).status).toBe(200);
  expect(await mustPerch(installation, 'check', '--deep')).not.toContain('✗');
});

describe('perch backup refuses', () => {
  test('a folder with something else in it, and leaves it as it is', async () => {
    await using temporary = await createTemporaryFolder();
    const folder = temporary.path;
    await using installation = await createInstallation();
    await writeFile(join(folder, 'notes.txt'), 'mine');
    const args = ['backup', folder];
    await expectRefusal(installation, args, /is not a Perch backup \(notes\.txt is in it\)/);
    expect(await readdir(folder)).toEqual(['notes.txt']);
    await expectRefusal(installation, ['backup'], /Give the folder/, 2);
    await expectRefusal(installation, ['backup', folder, 'more'], /Give the folder/, 2);
  });

  test('to go into a folder that another backup is going into', async () => {
    await using backup = await copyBackup(original);
    const { folder } = backup;
    await using installation = await createInstallation();
    const before = await filesOfBackup(folder);
    using other = new Database(join(folder, 'perch.lock'));
    other.run('begin exclusive');
    await expectRefusal(installation, ['backup', folder], /Another backup .* is running/);
    expect(await filesOfBackup(folder)).toEqual(before);
    other.run('rollback');
    await mustPerch(installation, 'backup', folder);
    expect(await copiesIn(folder)).toHaveLength(2);
  });
});

test('a configured secret key stays where it is configured, and both ends say so', async () => {
  const SECRET_KEY = 'a-key-of-forty-characters-that-is-secret';
  await using without = await createOrphanedBackup({ SECRET_KEY });
  const { folder } = without;
  expect((await filesOfBackup(folder)).filter((name) => /secret/.test(name))).toEqual([]);
  await using installation = await createInstallation();
  const printed = await mustPerch(installation, 'restore', folder);
  expect(printed).toContain('start the server with the SECRET_KEY');
  await using configured = await createInstallation();
  const { stdout } = await perchOn(
    { ...configured, env: { ...configured.env, SECRET_KEY } },
    'restore',
    original.folder,
  );
  expect(stdout).toContain('SECRET_KEY is not the key of this backup');
  expect(stdout).not.toContain(SECRET_KEY);
});
