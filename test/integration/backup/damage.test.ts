// @long

import { afterAll, describe, expect, test } from 'bun:test';
import { readFile, rm, writeFile } from 'node:fs/promises';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { loseStoredFiles } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswer } from '../../support/http/public-answers.ts';
import { mustPerch, perchOn, startOn } from '../../support/servers/backups.ts';
import { expectEmpty, expectRefusal } from '../../support/servers/command-refusal.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { copyBackup, copyOf, createOrphanedBackup } from '../../support/servers/lost-original.ts';
import { startServer } from '../../support/servers/server.ts';

const original = await createOrphanedBackup();
afterAll(() => original[Symbol.asyncDispose]());

describe('a file in the backup that is', () => {
  test.each([
    ['damaged', (path: string) => writeFile(path, 'the fIrst'), /SHA-256 mismatch/],
    ['cut', (path: string) => writeFile(path, 'the fir'), /7 bytes instead of 9/],
    ['missing', (path: string) => rm(path), /the file is missing/],
  ])('%s is told, and nothing is restored before that is allowed', async (_, harm, reason) => {
    await using backup = await copyBackup(original);
    const { folder, person, uploads } = backup;
    await harm(copyOf(folder, 'the first'));
    const installation = await createInstallation();
    const told = await expectRefusal(installation, ['restore', folder], /2 files are missing/);
    for (const { fileId } of [uploads[0], uploads[2]].flatMap((each) => each ?? [])) {
      expect(told).toContain(`(${fileId}) is damaged in the backup`);
    }
    expect(told).toMatch(reason);
    await expectEmpty(installation);

    const printed = await mustPerch(installation, 'restore', folder, '--without-damaged');
    expect(printed).toContain('1 uploads');
    expect(printed).toContain('2 uploads were left out.');
    await using server = await startOn(installation);
    const statuses = uploads.map(
      async ({ publicUrl }) => (await fetchPublicAnswer(server, publicUrl)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 404]);
    const token = await signIn(server, person.email, person.password);
    const stats = await send(server.origin, 'GET', '/api/upload/stats', { token });
    expect((await stats.json()).data.user).toMatchObject({ uploads: 1, storage: 10 });
    expect(await mustPerch(installation, 'check', '--deep')).not.toContain('✗');
  });
});

test('a file that the installation itself has lost is told, and the backup is one of the rest', async () => {
  await using temporary = await createTemporaryFolder();
  const folder = temporary.path;
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const lost = await upload(server, token, 'lost.txt', 'soon lost');
  await loseStoredFiles(server);
  const kept = await upload(server, token, 'kept.txt', 'kept');
  const { exitCode, stdout } = await perchOn(server.installation, 'backup', folder);
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`(${lost.fileId}) is damaged in this installation: the file is missing`);
  expect(stdout).toContain('complete except for 1 uploads');
  const installation = await createInstallation();
  await expectRefusal(installation, ['restore', folder], /1 files are missing/);
  await mustPerch(installation, 'restore', folder, '--without-damaged');
  await using restored = await startOn(installation);
  expect((await fetchPublicAnswer(restored, kept.publicUrl)).status).toBe(200);
  expect((await fetchPublicAnswer(restored, lost.publicUrl)).status).toBe(404);
});

test('--verify finds damaged files in the backup, and copies them again', async () => {
  await using temporary = await createTemporaryFolder();
  const folder = temporary.path;
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  await upload(server, token, 'fine.txt', 'fine');
  await upload(server, token, 'damaged.txt', 'the first');
  await mustPerch(server.installation, 'backup', folder);
  await writeFile(copyOf(folder, 'the first'), 'the fIrst');
  expect(await mustPerch(server.installation, 'backup', folder)).toContain('; 0 files copied');
  const summary = await mustPerch(server.installation, 'backup', folder, '--verify');
  expect(summary).toContain('; 1 files copied, 9 Bytes.');
  expect(await readFile(copyOf(folder, 'the first'), 'utf8')).toBe('the first');
});
