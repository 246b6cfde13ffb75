// @long
import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { listStoredFiles } from '../../support/files/list-stored-files.ts';
import { startS3Proxy } from '../../support/proxies/s3-proxy.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import {
  fillInstallation,
  interruptMigration,
  migrate,
  noS3,
  seenBy,
  wrongLinks,
} from '../../support/servers/migration.ts';
import { startProcess } from '../../support/servers/process.ts';
import { TestServer } from '../../support/servers/server.ts';
import { outcomeOf } from '../../support/wait.ts';

const usual = { BASE_DOMAINS: 'example.net' };
/** An installation in SQLite and on the disk, with a PostgreSQL and a bucket to go to. */
async function startSmall() {
  const installation = await createInstallation();
  const { dataDir, env } = installation;
  const own = { ...usual, ...noS3, DATABASE_URL: `sqlite:${join(dataDir, 'perch.db')}` };
  const server = new TestServer(installation, own);
  await server.start();
  const target = env['DATABASE_URL'] ?? '';
  const way = await startS3Proxy(env['S3_ENDPOINT'] ?? '');
  // The S3 settings are where the files go; the database is still the one that it is.
  const moving: Record<string, string> = {
    ...env,
    S3_ENDPOINT: way.endpoint,
    DATABASE_URL: own.DATABASE_URL,
  };
  return {
    server,
    target,
    moving,
    way,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await way[Symbol.asyncDispose]();
    },
  };
}

/** As the summary says: nothing of where it was before. */
function leadToTarget({ env }: TestServer) {
  for (const name of [...Object.keys(noS3), 'DATABASE_URL']) delete env[name];
}

// Rows are copied by 500 and files by 100: of either there are several batches, to be interrupted in between.
const count = 1100;

describe('an installation of many files moves from SQLite and the disk to PostgreSQL and S3', () => {
  test('although it is interrupted twice, and every link stays what it was; and back', async () => {
    await using small = await startSmall();
    const { server, target, moving } = small;
    const { env } = server;
    const filled = await fillInstallation(server, count);
    expect(await wrongLinks(server, filled)).toEqual([]);
    await server.stop();
    await server.start();
    const before = await seenBy(server, filled);
    const args = ['--to-database', target, '--to-s3'];

    // While it runs nothing is moved.
    const refused = await migrate(args, moving);
    expect(refused.stderr).toContain('Another Perch is using the data folder');
    expect(refused.exitCode).toBe(1);
    await server.stop();
    const filesBefore = await listStoredFiles(server.dataDir);

    await interruptMigration(small, args, { printed: new RegExp(`uploads: \\d+ of ${count}`) });
    const inFiles = await interruptMigration(small, args, { files: 300 });
    expect(inFiles).not.toContain('Migrated');

    // A server does not start on a half migrated database.
    leadToTarget(server);
    expect(await outcomeOf(server.start())).toThrow('Not everything is in this database yet');

    const { exitCode, stdout, stderr } = await migrate(args, moving);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`Migrated 2 users and ${count} uploads`);
    expect(stdout).toContain(`DATABASE_URL=${target}`);
    expect(stdout).toContain(`S3_BUCKET=${moving['S3_BUCKET']}`);
    expect(stdout).toContain('SECRET_KEY');
    expect(stdout).not.toContain(moving['S3_SECRET_ACCESS_KEY'] ?? '');
    expect(await listStoredFiles(server.dataDir)).toEqual(filesBefore);

    await server.start();
    expect(await seenBy(server, filled)).toEqual(before);
    expect(await wrongLinks(server, filled)).toEqual([]);
    const { apiToken, namedToken, deletionUrl, person } = filled;
    for (const token of [apiToken, namedToken, person.token]) {
      expect((await send(server.origin, 'GET', '/api/upload/my', { token })).status).toBe(200);
    }
    const asked = await fetch(deletionUrl.replace(/^https?:\/\/[^/]+/, server.origin));
    expect(asked.status).toBe(200);
    await server.stop();
    await server.start();
    const later = await seenBy(server, filled);
    await server.stop();

    // Again is no harm: the target is no longer empty.
    const again = await migrate(args, moving);
    expect(again.exitCode).toBe(1);
    expect(again.stderr).toContain('not empty');

    const returned = `sqlite:${join(server.dataDir, 'back/perch.db')}`;
    const fresh = join(server.dataDir, 'fresh');
    const back = { ...moving, DATABASE_URL: target, DATA_DIR: fresh };
    await Bun.write(join(fresh, 'secret.key'), Bun.file(join(server.dataDir, 'secret.key')));
    const home = await migrate(['--to-database', returned, '--to-disk'], back);
    expect({ exitCode: home.exitCode, stderr: home.stderr }).toEqual({ exitCode: 0, stderr: '' });
    Object.assign(env, noS3, { DATABASE_URL: returned, DATA_DIR: fresh });
    await server.start();
    expect(await seenBy(server, filled)).toEqual(later);
    expect(await wrongLinks(server, filled)).toEqual([]);
  }, 500_000);
});

describe('a move', () => {
  test('reports a damaged file, and ends only when it is mended', async () => {
    await using small = await startSmall();
    const { server, target, moving } = small;
    const filled = await fillInstallation(server, 12);
    await server.stop();
    // Not a thumbnail, which can be generated again.
    const contents = new Set([...filled.links.values()].map(sha256Of));
    const stored = await listStoredFiles(server.dataDir);
    const sums = await Promise.all(
      stored.map(async (name) => sha256Of(await Bun.file(join(server.dataDir, name)).bytes())),
    );
    const damaged = stored.find((_, index) => contents.has(sums[index] ?? '')) ?? '';
    const path = join(server.dataDir, damaged);
    const bytes = await Bun.file(path).bytes();
    const args = ['--to-database', target, '--to-s3'];

    await Bun.write(path, bytes.with(0, (bytes[0] ?? 0) ^ 1));
    const first = await migrate(args, moving);
    expect(first.exitCode).toBe(1);
    expect(first.stdout).toContain('its bytes are not those that were uploaded');
    expect(first.stdout).not.toContain('Migrated');
    const { bucket } = server.installation;
    expect(await bucket?.list()).not.toContain(damaged.split('/').at(-1));

    await Bun.file(path).delete();
    const second = await migrate(args, moving);
    expect(second.exitCode).toBe(1);
    expect(second.stdout).toContain('it cannot be read');
    expect(second.stdout).toMatch(/Damaged: .+ \(\/f\/\w{10}\) of /);
    const there = startProcess([], { ...server.installation.env, ...usual });
    expect(await there.child.exited).toBe(1);
    expect(there.stderr()).toContain('run `perch migrate`');

    await Bun.write(path, bytes);
    expect((await migrate(args, moving)).exitCode).toBe(0);
    leadToTarget(server);
    await server.start();
    expect(await wrongLinks(server, filled)).toEqual([]);
  });

  test('begins anew when the installation was used in between', async () => {
    await using small = await startSmall();
    const { server, target, moving } = small;
    const filled = await fillInstallation(server, 150);
    const { admin, links } = filled;
    await server.stop();
    const args = ['--to-database', target, '--to-s3'];
    await interruptMigration(small, args, { printed: /tables compared: \d+ of/ });
    await server.start();
    const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', {
      token: admin.token,
    });
    const { data } = await list.json();
    const { _id, publicUrl } = data.uploads[0];
    await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: admin.token });
    await server.stop();
    links.delete(publicUrl);

    const { exitCode, stdout } = await migrate(args, moving);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('149 uploads');
    leadToTarget(server);
    await server.start();
    expect(await wrongLinks(server, filled)).toEqual([]);
    expect((await fetch(publicUrl)).status).toBe(404);
  });

  test('of the files alone leaves the database, and what was uploaded in between comes along', async () => {
    await using small = await startSmall();
    const { server, moving } = small;
    const filled = await fillInstallation(server, 500);
    await server.stop();
    await interruptMigration(small, ['--to-s3'], { files: 150 });
    await server.start();
    for (let n = 0; n < 20; n += 1) {
      const content = randomBytes(100);
      const { publicUrl } = await upload(server, filled.admin.token, 'later.bin', content);
      filled.links.set(publicUrl, content);
    }
    await server.stop();
    const { exitCode, stdout } = await migrate(['--to-s3'], moving);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: expect.stringContaining('Migrated'),
    });
    expect(stdout).not.toContain('DATABASE_URL');
    for (const name of Object.keys(noS3)) delete server.env[name];
    await server.start();
    expect(await wrongLinks(server, filled)).toEqual([]);
  });

  test('refuses targets that it cannot reach, and those of another installation', async () => {
    await using small = await startSmall();
    const { server, target, moving } = small;
    const filled = await fillInstallation(server, 150);
    await server.stop();
    const unreachable = await migrate(
      ['--to-database', 'postgres://perch:geheim@127.0.0.1:9/perch'],
      moving,
    );
    expect(unreachable.exitCode).toBe(1);
    expect(unreachable.stderr).toContain('The target database cannot be used');
    expect(unreachable.stderr).not.toContain('geheim');
    const noStore = await migrate(['--to-s3'], { ...moving, S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect(noStore.exitCode).toBe(1);

    await using other = await createInstallation();
    const elsewhere = { ...other.env, DATABASE_URL: `sqlite:${other.dataDir}/perch.db` };
    const foreign = new TestServer(other, { ...usual, ...noS3, ...elsewhere });
    await foreign.start();
    await fillInstallation(foreign, 3);
    await foreign.stop();
    await interruptMigration(small, ['--to-database', target, '--to-s3'], { printed: /users: / });
    const theirs = { ...moving, ...elsewhere, DATA_DIR: other.dataDir };
    const taken = await migrate(['--to-database', target, '--to-s3'], theirs);
    expect(taken.exitCode).toBe(1);
    expect(taken.stderr).toContain('being filled from another one');

    // All of that has changed nothing.
    await server.start();
    expect(await wrongLinks(server, filled)).toEqual([]);
  });
});
