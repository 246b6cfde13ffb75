// @long

import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswer } from '../../support/http/public-answers.ts';
import {
  copiesIn,
  filesOfBackup,
  mustPerch,
  perchOn,
  startOn,
  startRestored,
} from '../../support/servers/backups.ts';
import { createInstallation, type Installation } from '../../support/servers/installation.ts';
import { startProcess } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { mountSmallDisk } from '../../support/services/small-disk.ts';
import { waitFor } from '../../support/wait.ts';

const fileCount = 48;

async function uploadMany(server: TestServer, token: string, count: number) {
  const uploads: { publicUrl: string }[] = [];
  for (let left = count; left > 0; left -= 1) {
    uploads.push(await upload(server, token, 'a.bin', randomBytes(250_000)));
  }
  return uploads;
}

/** Ends a command the hard way as soon as so many files are there, unless it was faster. */
async function killWhen(
  { env }: Installation,
  args: string[],
  filesMin: number,
  countFiles: () => Promise<number>,
) {
  const { child, stderr } = startProcess(args, env);
  const isDue = async () => child.exitCode !== null || (await countFiles()) >= filesMin;
  await waitFor('some files', isDue, { everyMs: 1 });
  child.kill('SIGKILL');
  await child.exited;
  expect(stderr()).toBe('');
  return child.signalCode === 'SIGKILL';
}

/** Starts over as long as the command was faster. */
async function untilKilled(kill: () => Promise<boolean>, beginAnew: () => Promise<unknown>) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await kill()) return;
    await beginAnew();
  }
  throw new Error('The command was always faster');
}

const snapshotsIn = async (folder: string) =>
  (await readdir(join(folder, 'snapshots'))).filter((name) => name !== 'incoming');

test('a backup that is killed leaves the earlier one usable, and the next one goes on', async () => {
  await using temporary = await createTemporaryFolder();
  const folder = temporary.path;
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const early = await uploadMany(server, token, 2);
  await mustPerch(server.installation, 'backup', folder);
  const [first = ''] = await snapshotsIn(folder);
  await using spare = await createTemporaryFolder();
  await cp(folder, spare.path, { recursive: true });
  const beginAnew = async () => {
    await rm(folder, { recursive: true });
    await cp(spare.path, folder, { recursive: true });
  };
  const late = await uploadMany(server, token, fileCount);
  const count = async () => (await copiesIn(folder).catch(() => [])).length;
  const kill = (filesMin: number) =>
    killWhen(server.installation, ['backup', folder], filesMin, count);
  for (const filesMin of [0, 3, 8, 16]) {
    await untilKilled(() => kill(filesMin), beginAnew);
    expect(await snapshotsIn(folder)).toEqual([first]);
  }
  // This one may have been as good as ready.
  await kill(fileCount);
  await using restored = await startRestored(folder, { options: ['--snapshot', first] });
  for (const { publicUrl } of early)
    expect((await fetchPublicAnswer(restored, publicUrl)).status).toBe(200);

  const before = await count();
  expect(before).toBeGreaterThanOrEqual(16);
  const summary = await mustPerch(server.installation, 'backup', folder);
  expect(summary).toContain(`${fileCount + 2} uploads, `);
  expect(Number(/; (\d+) files copied/.exec(summary)?.[1])).toBe(fileCount + 2 - before);
  expect((await filesOfBackup(folder)).filter((name) => name.includes('incoming'))).toEqual([]);
  await using whole = await startRestored(folder);
  for (const { publicUrl } of [...early, ...late]) {
    expect(await fetchPublicAnswer(whole, publicUrl)).toEqual(
      await fetchPublicAnswer(server, publicUrl),
    );
  }
}, 120_000);

test('a restore that is killed leaves an empty installation, and goes on when it is repeated', async () => {
  await using temporary = await createTemporaryFolder();
  const folder = temporary.path;
  const server = await startServer();
  const { token } = await becomeAdministrator(server);
  const uploads = await uploadMany(server, token, fileCount);
  const looks = await Promise.all(
    uploads.map(({ publicUrl }) => fetchPublicAnswer(server, publicUrl)),
  );
  await mustPerch(server.installation, 'backup', folder);
  await server[Symbol.asyncDispose]();

  let installation = await createInstallation();
  const beginAnew = async () => {
    await installation[Symbol.asyncDispose]();
    installation = await createInstallation();
  };
  const count = async () => {
    const { dataDir } = installation;
    const files = await storedFiles({ dataDir, installation }).catch(() => []);
    return files.filter((name) => !name.includes('restore.db')).length;
  };
  for (const filesMin of [0, 5, 12, 20]) {
    const kill = () => killWhen(installation, ['restore', folder], filesMin, count);
    await untilKilled(kill, beginAnew);
    const { stdout } = await perchOn(installation, 'user', 'list');
    expect(stdout.trim().split('\n')).toHaveLength(1);
  }
  await mustPerch(installation, 'restore', folder);
  await using restored = await startOn(installation);
  for (const [index, { publicUrl }] of uploads.entries()) {
    const look = looks[index];
    expect(look && (await fetchPublicAnswer(restored, publicUrl))).toEqual(look);
  }
  expect(await count()).toBe(fileCount);
  expect(await mustPerch(installation, 'check', '--deep')).not.toContain('✗');
}, 120_000);

test('a backup onto a full disk fails, and the earlier one can be restored', async () => {
  await using disk = await mountSmallDisk(4);
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const [early] = await uploadMany(server, token, 1);
  await mustPerch(server.installation, 'backup', disk.path);
  const late = await uploadMany(server, token, 20);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { exitCode, stdout, stderr } = await perchOn(server.installation, 'backup', disk.path);
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Perch: There is no space left in [^\n]+\n$/);
    expect(await snapshotsIn(disk.path)).toHaveLength(1);
  }
  expect((await fetchPublicAnswer(server, early?.publicUrl ?? '')).status).toBe(200);
  await using restored = await startRestored(disk.path);
  expect((await fetchPublicAnswer(restored, early?.publicUrl ?? '')).status).toBe(200);

  await disk.resize(40);
  await mustPerch(server.installation, 'backup', disk.path);
  await using whole = await startRestored(disk.path);
  for (const { publicUrl } of late)
    expect((await fetchPublicAnswer(whole, publicUrl)).status).toBe(200);
}, 120_000);
