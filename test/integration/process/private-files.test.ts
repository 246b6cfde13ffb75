// @long
import { expect, test } from 'bun:test';
import { chmod, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { $ } from 'bun';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

/** Everything below a folder, with itself, that others than its owner may do something with. */
async function openBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

async function fill(server: Awaited<ReturnType<typeof startServer>>) {
  const { token } = await becomeAdministrator(server);
  const { publicUrl, thumbnailUrl } = await upload(server, token, 'a.png', png(40, 30));
  expect((await fetch(thumbnailUrl)).status).toBe(200);
  return publicUrl;
}

test('nothing in the data folder is open to other users of the machine', async () => {
  await using server = await startServer();
  await fill(server);
  expect(await openBelow(server.dataDir)).toEqual([]);
});

test('an installation that was open is closed by the next start, and works as before', async () => {
  await using server = await startServer();
  const publicUrl = await fill(server);
  const { bytes } = await fetch(publicUrl).then(async (answer) => ({
    bytes: await answer.bytes(),
  }));
  await server.stop();
  const { dataDir } = server;
  await $`chmod -R u=rwX,go=rX ${dataDir}`.quiet();
  const files = await readdir(dataDir);
  const doctor = await runToEnd(['doctor'], { ...server.installation.env, ...server.env });
  expect(doctor.stdout).toMatch(
    /^! data folder: other users of this machine can open .*next start/m,
  );
  await server.start();
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(files));
  expect(await (await fetch(publicUrl)).bytes()).toEqual(bytes);
  expect(await modeOf(dataDir)).toBe('700');
  for (const name of files) {
    const isFolder = (await stat(join(dataDir, name))).isDirectory();
    expect([name, await modeOf(join(dataDir, name))]).toEqual([name, isFolder ? '700' : '600']);
  }
  const after = await runToEnd(['doctor'], { ...server.installation.env, ...server.env });
  expect(after.stdout).toContain('✓ data folder: no other user of this machine can open it');
});

test('two workers keep to that as well', async () => {
  await using server = await startServer({ WORKERS: '2' });
  await fill(server);
  expect(await openBelow(server.dataDir)).toEqual([]);
});

test('a folder that is meant for all users is refused in a sentence and stays as it is', async () => {
  await using installation = await createInstallation();
  const shared = join(installation.dataDir, 'shared');
  await mkdir(shared);
  await chmod(shared, 0o1777);
  for (const args of [[], ['user', 'list']]) {
    const env = { ...installation.env, PORT: String(freePort()), DATA_DIR: shared };
    const { exitCode, stderr } = await runToEnd(args, env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^Perch: Every user of this machine can open the data folder .*chmod 700/,
    );
    expect(stderr).not.toMatch(/\bat .*\.ts/);
  }
  expect(await modeOf(shared)).toBe('1777');
  expect(await readdir(shared)).toEqual([]);
});

// Mounting needs root.
const testAsRoot = process.getuid?.() === 0 ? test : () => {};
testAsRoot(
  'a folder that cannot be closed or written is refused, as one of another user is',
  async () => {
    for (const mode of [0o755, 0o700]) {
      await using installation = await createInstallation();
      const folder = join(installation.dataDir, 'fixed');
      await mkdir(folder, { mode });
      await $`mount --bind ${folder} ${folder}`.quiet();
      try {
        await $`mount -o remount,bind,ro ${folder}`.quiet();
        const env = { ...installation.env, PORT: String(freePort()), DATA_DIR: folder };
        const { exitCode, stderr } = await runToEnd([], env);
        expect({ exitCode, stderr }).toEqual({
          exitCode: 1,
          stderr: expect.stringMatching(
            /^Perch: The data folder .+ cannot be written \(EROFS\): .+ DATA_DIR .+\n$/,
          ),
        });
      } finally {
        await $`umount ${folder}`.quiet();
      }
    }
  },
);

test('a backup is for its owner alone, also in a folder that was open', async () => {
  await using server = await startServer();
  await fill(server);
  await using place = await createTemporaryFolder();
  const folder = join(place.path, 'backup');
  await mkdir(folder);
  await chmod(folder, 0o755);
  const env = { ...server.installation.env, ...server.env };
  for (const round of [1, 2]) {
    expect((await runToEnd(['backup', folder], env)).exitCode).toBe(0);
    expect([round, await openBelow(folder)]).toEqual([round, []]);
    await chmod(folder, 0o755);
  }
});

test('a folder that is no backup is refused, and stays open to those who use it', async () => {
  await using server = await startServer();
  await using place = await createTemporaryFolder();
  await Bun.write(join(place.path, 'thesis.txt'), 'not a backup');
  await chmod(place.path, 0o755);
  const env = { ...server.installation.env, ...server.env };
  expect((await runToEnd(['backup', place.path], env)).exitCode).toBe(1);
  expect(await modeOf(place.path)).toBe('755');
  expect(await readFile(join(place.path, 'thesis.txt'), 'utf8')).toBe('not a backup');
});
