// @long

import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { send } from '../../support/api/client.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import {
  fillInstallation,
  isRestored,
  migrate,
  noS3,
  seenBy,
  tryToInterruptMigration,
  wrongLinks,
} from '../../support/servers/migration.ts';
import { TestServer } from '../../support/servers/server.ts';

/** A server on SQLite and the disk, whatever the others of this run are on. */
async function startOnDisk(env: Record<string, string> = {}) {
  const installation = await createInstallation();
  const url = `sqlite:${join(installation.dataDir, 'perch.db')}`;
  const own = { BASE_DOMAINS: 'example.net', ...noS3, ...env, DATABASE_URL: url };
  const server = new TestServer(installation, own);
  await server.start();
  const moving = { ...installation.env, ...own };
  const elsewhere = `sqlite:${join(installation.dataDir, 'other.db')}`;
  return { server, moving, elsewhere, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** Begins to move to another database, until it was stopped before it was ready. Gives where to. */
async function beginMove({ moving, elsewhere }: Awaited<ReturnType<typeof startOnDisk>>) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const target = `${elsewhere}.${attempt}`;
    const args = ['--to-database', target];
    const { wasInterrupted } = await tryToInterruptMigration(args, moving, (printed) =>
      /users: \d+ of/.test(printed),
    );
    if (wasInterrupted) return target;
  }
  throw new Error('It was always faster');
}

describe('perch migrate', () => {
  test('fills another database, interrupted or not, that finds and shows the same', async () => {
    await using started = await startOnDisk();
    const { server, moving } = started;
    const filled = await fillInstallation(server, 300);
    await server.stop();
    await server.start();
    const before = await seenBy(server, filled);
    await server.stop();
    const elsewhere = await beginMove(started);
    const { exitCode, stdout, stderr } = await migrate(['--to-database', elsewhere], moving);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`DATABASE_URL=${elsewhere}`);
    expect(stdout).not.toContain('S3_');

    server.env['DATABASE_URL'] = elsewhere;
    await server.start();
    expect(await seenBy(server, filled)).toEqual(before);
    expect(await wrongLinks(server, filled)).toEqual([]);
    expect(await isRestored(server, filled)).toBe(true);
    // The search finds new uploads too, and deleted ones no longer.
    const { token } = filled.admin;
    const search = async () =>
      (
        await send(server.origin, 'GET', '/api/upload/all?search=gr%C3%B6%C3%9Fe%20171', { token })
      ).json();
    const { data, total } = await search();
    expect(total).toBe(1);
    await send(server.origin, 'DELETE', `/api/upload/${data.uploads[0]._id}`, { token });
    expect((await search()).total).toBe(0);
  });

  test('does nothing while the server runs', async () => {
    await using started = await startOnDisk();
    const { server, moving, elsewhere } = started;
    const { exitCode, stderr } = await migrate(['--to-database', elsewhere], moving);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Another Perch is using the data folder');
    expect(await Bun.file(join(server.dataDir, 'other.db')).exists()).toBe(false);
  });

  test('does not touch a database in use', async () => {
    await using started = await startOnDisk();
    await using others = await startOnDisk();
    const { server, moving } = started;
    const { server: other, moving: theirs } = others;
    const filled = await fillInstallation(other, 2);
    await server.stop();
    await other.stop();
    const args = ['--to-database', theirs.DATABASE_URL];
    const { exitCode, stderr } = await migrate(args, moving);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not empty');
    await other.start();
    expect(await wrongLinks(other, filled)).toEqual([]);
  });

  test.each([
    [[], 2, 'Give a target'],
    [['--to-database', 'mysql://x:geheim@localhost/y'], 2, '--to-database takes'],
    [['--to-database', 'postgres://x:ge#heim@localhost/y'], 2, 'write # as %23'],
    [['--to-s3'], 1, 'five S3 settings'],
    [['--to-disk'], 1, 'five S3 settings'],
    [['--to-s3', '--to-disk'], 2, 'not to both'],
    [['--to-database', 'sqlite:/nowhere/a.db'], 1, 'There is no database at'],
    [['--to-moon'], 2, '--to-moon'],
  ])('%p is refused with %i in one sentence', async (args, expectedCode, sentence) => {
    await using installation = await createInstallation();
    const { dataDir } = installation;
    const env = { ...noS3, DATA_DIR: dataDir, DATABASE_URL: `sqlite:${dataDir}/absent.db` };
    const { exitCode, stdout, stderr } = await migrate(args, env);
    expect(exitCode).toBe(expectedCode);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/ge#?heim/);
  });
});
