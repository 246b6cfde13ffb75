// @long

import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswer } from '../../support/http/public-answers.ts';
import {
  copiesIn,
  filesOfBackup,
  mustPerch,
  perchOn,
  startRestored,
} from '../../support/servers/backups.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { letPass, waitFor } from '../../support/wait.ts';

const snapshotsIn = async (folder: string) => (await readdir(join(folder, 'snapshots'))).toSorted();
const remove = (server: TestServer, token: string, id: string) =>
  send(server.origin, 'DELETE', `/api/upload/${id}?permanent=true`, { token });
const statusOf = async (server: TestServer, { publicUrl }: { publicUrl: string }) =>
  (await fetchPublicAnswer(server, publicUrl)).status;

test('a second backup copies new files only, and each snapshot can be restored', async () => {
  await using folder = await createTemporaryFolder();
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const kept = await upload(server, token, 'kept.txt', 'kept');
  const deleted = await upload(server, token, 'deleted.txt', 'deleted');
  await mustPerch(server.installation, 'backup', folder.path);
  const copies = await copiesIn(folder.path);
  expect(copies).toHaveLength(2);
  const timesOf = () =>
    Promise.all(copies.map(async (name) => (await stat(join(folder.path, name))).ctimeMs));
  const times = await timesOf();

  expect((await remove(server, token, deleted._id)).status).toBe(200);
  const added = await upload(server, token, 'added.txt', 'added');
  const again = await upload(server, token, 'again.txt', 'kept');
  const summary = await mustPerch(server.installation, 'backup', folder.path);
  expect(summary).toMatch(/: 3 uploads, .+; 1 files copied, 5 Bytes\./);
  expect(await timesOf()).toEqual(times);
  expect(await copiesIn(folder.path)).toHaveLength(3);
  const third = await mustPerch(server.installation, 'backup', folder.path);
  expect(third).toMatch(/: 3 uploads, .+; 0 files copied/);

  const [first = ''] = await snapshotsIn(folder.path);
  await using newest = await startRestored(folder.path);
  await using oldest = await startRestored(folder.path, { options: ['--snapshot', first] });
  const statuses = (of: TestServer) =>
    Promise.all([kept, deleted, added, again].map((file) => statusOf(of, file)));
  expect(await statuses(newest)).toEqual([200, 404, 200, 200]);
  expect(await statuses(oldest)).toEqual([200, 200, 404, 404]);
  await upload(oldest, token, 'more.txt', 'more');
});

test('--keep removes the oldest snapshots, and the files that only they had', async () => {
  await using folder = await createTemporaryFolder();
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const kept = await upload(server, token, 'kept.txt', 'kept');
  for (const name of ['first', 'second', 'third']) {
    const { _id } = await upload(server, token, `${name}.txt`, name);
    await mustPerch(server.installation, 'backup', folder.path);
    await remove(server, token, _id);
  }
  expect(await copiesIn(folder.path)).toHaveLength(4);
  const before = await snapshotsIn(folder.path);
  const summary = await mustPerch(server.installation, 'backup', folder.path, '--keep', '2');
  expect(summary).toContain('Removed 2 older snapshots and 2 files.');
  expect((await snapshotsIn(folder.path)).filter((name) => before.includes(name))).toEqual([
    before.at(-1) ?? '',
  ]);
  expect(await copiesIn(folder.path)).toHaveLength(2);
  const oldest = (await snapshotsIn(folder.path))[0] ?? '';
  await using restored = await startRestored(folder.path, { options: ['--snapshot', oldest] });
  expect(await statusOf(restored, kept)).toBe(200);
  for (const wrong of ['0', '-1', 'all', '1.5']) {
    const args = ['backup', folder.path, `--keep=${wrong}`];
    expect((await perchOn(server.installation, ...args)).exitCode).toBe(2);
  }
  expect(await snapshotsIn(folder.path)).toHaveLength(2);
});

test('while people upload and delete, every snapshot is whole', async () => {
  await using folder = await createTemporaryFolder();
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const before = await upload(server, token, 'before.bin', randomBytes(300_000));
  const working = { isOver: false };
  const counts = [0, 0, 0, 0];
  const work = async (_: number, lane: number) => {
    for (let count = 1; !working.isOver; count += 1) {
      const one = await upload(server, token, 'one.bin', randomBytes(200_000));
      const other = await upload(server, token, 'other.txt', 'the same for all');
      await remove(server, token, (count % 2 === 0 ? one : other)._id);
      counts[lane] = count;
      // How much there is in the end must not depend on how slow the backups are.
      await letPass(50);
    }
  };
  const workers = counts.map(work);
  const after: { publicUrl: string }[] = [];
  try {
    for (let round = 0; round < 4; round += 1) {
      after.push(await upload(server, token, 'acknowledged.bin', randomBytes(100_000)));
      await mustPerch(server.installation, 'backup', folder.path);
    }
    await waitFor('each to get on', () => counts.every((count) => count > 4));
  } finally {
    working.isOver = true;
    await Promise.allSettled(workers);
  }
  await Promise.all(workers);
  expect(await mustPerch(server.installation, 'check', '--deep')).not.toContain('✗');

  for (const [index, name] of (await snapshotsIn(folder.path)).entries()) {
    await using restored = await startRestored(folder.path, { options: ['--snapshot', name] });
    expect(await mustPerch(restored.installation, 'check', '--deep')).not.toContain('✗');
    for (const file of [before, ...after.slice(0, index + 1)]) {
      expect(await fetchPublicAnswer(restored, file.publicUrl)).toEqual(
        await fetchPublicAnswer(server, file.publicUrl),
      );
    }
  }
  expect((await filesOfBackup(folder.path)).filter((name) => name.includes('incoming'))).toEqual(
    [],
  );
}, 120_000);
