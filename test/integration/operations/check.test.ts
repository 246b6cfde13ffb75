// @long

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { beginResumable, sendPiece } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { png } from '../../support/files/pictures.ts';
import { loseStoredFile, storedFiles, writeStoredFile } from '../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswer } from '../../support/http/public-answers.ts';
import { mustPerch, perchOn } from '../../support/servers/backups.ts';
import { checkInstallation, tablesIn } from '../../support/servers/check.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { letPass, waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const check = (...options: string[]) => checkInstallation(server.installation, ...options);

/** An upload, and where its bytes are. */
async function uploadAt(name: string, content: string) {
  const before = new Set(await storedFiles(server));
  const uploaded = await upload(server, token, name, content);
  const file = (await storedFiles(server)).find((each) => !before.has(each)) ?? '';
  return { ...uploaded, file, bytes: content };
}

const remove = (id: string) =>
  send(server.origin, 'DELETE', `/api/upload/${id}?permanent=true`, { token });
const nothingWrong = async () => expect((await check('--deep')).wrong).toEqual([]);

describe('perch check tells of an upload whose bytes are', () => {
  const faults = [
    ['missing', undefined, /its bytes are missing/],
    ['longer', 'original bytes, and more', /it has 24 bytes instead of 14/],
    ['shorter', 'original', /it has 8 bytes instead of 14/],
  ] as const;

  test.each(faults)('%s, keeps its row, and brings it back from a backup', async (_, now, says) => {
    await using folder = await createTemporaryFolder();
    const fine = await uploadAt('fine.txt', 'fine');
    const harmed = await uploadAt('harmed.txt', 'original bytes');
    await mustPerch(server.installation, 'backup', folder.path);
    if (now === undefined) await loseStoredFile(server, harmed.file);
    else await writeStoredFile(server, harmed.file, now);

    for (const options of [[], ['--deep'], ['--repair']]) {
      const { text, wrong } = await check(...options);
      expect(wrong).toHaveLength(2);
      expect(wrong[0]).toStartWith(`✗ files: "harmed.txt" (${harmed.fileId}): `);
      expect(wrong[0]).toMatch(says);
      expect(wrong[1]).toContain('1 of 2 uploads are damaged; their rows are kept');
      expect(text).not.toContain(fine.fileId);
    }
    const mended = await check('--repair', '--from', folder.path);
    expect(mended.wrong).toEqual([]);
    expect(mended.text).toContain(`(${harmed.fileId}): `);
    expect(mended.text).toContain('restored from the backup');
    await nothingWrong();
    expect(await (await fetch(harmed.publicUrl)).text()).toBe('original bytes');
    for (const { _id } of [fine, harmed]) await remove(_id);
  });

  test('others of the same length, when it is to read them', async () => {
    const harmed = await uploadAt('harmed.txt', 'original bytes');
    await writeStoredFile(server, harmed.file, 'original bytEs');
    expect((await check()).wrong).toEqual([]);
    const { wrong } = await check('--deep');
    expect(wrong[0]).toContain(`(${harmed.fileId}): its bytes are damaged`);
    await using folder = await createTemporaryFolder();
    await expectNoBackup(folder.path);
    // Damaged there as well: nothing is made worse.
    expect((await perchOn(server.installation, 'backup', folder.path)).exitCode).toBe(1);
    expect((await check('--deep', '--repair', '--from', folder.path)).wrong).toHaveLength(2);
    expect(await storedFiles(server)).toContain(harmed.file);
    await remove(harmed._id);
  });
});

async function expectNoBackup(folder: string) {
  const args = ['check', '--repair', '--from', folder];
  const { exitCode, stderr } = await perchOn(server.installation, ...args);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: `Perch: There is no complete backup in ${folder}.\n`,
  });
  expect((await perchOn(server.installation, 'check', '--from', folder)).exitCode).toBe(2);
}

describe('perch check tells of totals that do not add up, and repairs them:', () => {
  // Together those that do not hide each other: each start of the command takes its time.
  test.each([
    [
      'changed ones',
      {
        users: 'update users set storage_bytes = storage_bytes + 5, upload_count = 9',
        upload_totals: 'update upload_totals set bytes = bytes - 3',
        category_totals: 'update category_total_shards set uploads = 77',
        daily_totals: 'update daily_totals set day = day - 1',
        totals: "update totals set value = value + 1 where name in ('users', 'audit')",
        objects: 'update objects set refs = refs + 1',
      },
    ],
    [
      'deleted and strange ones',
      {
        upload_totals: 'delete from upload_totals',
        category_totals: "insert into category_totals values ('video', 1, 1)",
        daily_totals: 'delete from daily_totals',
        objects: "insert into objects (key, content, refs, crc32) values ('ab', null, 1, 0)",
      },
    ],
    ['shards', { daily_totals: 'update daily_total_shards set bytes = bytes + 1' }],
  ])('%s', async (_, statements) => {
    const { _id } = await upload(server, token, 'counted.txt', 'counted');
    const stats = async () =>
      (await send(server.origin, 'GET', '/api/upload/stats', { token })).text();
    const before = await stats();
    for (const statement of Object.values(statements)) await runStatement(server, statement);
    const tables = Object.keys(statements).toSorted();
    const { wrong } = await check();
    expect(tablesIn('✗', wrong)).toEqual(tables);
    expect(wrong.at(-1)).toMatch(/✗ totals: \d+ do not match the rows; see --repair/);
    const mended = await check('--repair');
    expect(mended.wrong).toEqual([]);
    expect(tablesIn('!', mended.text.split('\n'))).toEqual(tables);
    const { text, wrong: left } = await check('--deep');
    expect(left).toEqual([]);
    expect(text).toContain('✓ totals');
    expect(await stats()).toBe(before);
    expect((await remove(_id)).status).toBe(200);
  });

  test('none are left once the uploads are deleted', nothingWrong);
});

// S3 sets the age of its objects, so a test cannot make them older.
const testOnDisk = usesS3 ? () => {} : test;

describe('perch check', () => {
  testOnDisk('tells of files without an upload a day later, and removes them', async () => {
    const picture = await upload(server, token, 'photo.png', png(30, 20));
    expect((await fetch(picture.thumbnailUrl)).status).toBe(200);
    // Files of the tests before go in the background.
    const known = await waitFor('the picture and its thumbnail alone', async () => {
      const files = await storedFiles(server);
      return files.length === 2 ? files : undefined;
    });
    const stray = (name: string) => `files/ab/ab${name.padEnd(30, '0')}`;
    const begun = (name: string) => `files/incoming/${name.padEnd(32, '0')}.part`;
    const [old, young] = [
      [stray('1'), begun('1')],
      [stray('2'), begun('2')],
    ] as const;
    await mkdir(join(server.dataDir, 'files/ab'), { recursive: true });
    for (const name of [...old, ...young]) await writeFile(join(server.dataDir, name), 'stray');
    const dayAgo = Date.now() / 1000 - 25 * 3600;
    for (const name of [...old, ...known]) {
      await utimes(join(server.dataDir, name), dayAgo, dayAgo);
    }
    const { wrong } = await check();
    expect(wrong).toEqual([
      expect.stringContaining('1 stored files without an upload and 1 unfinished ones'),
    ]);
    expect(await storedFiles(server)).toHaveLength(6);
    expect((await check('--repair')).wrong).toEqual([]);
    expect(await storedFiles(server)).toEqual([...known, ...young].toSorted());
    await nothingWrong();
    await remove(picture._id);
  });

  test('leaves alone what can be resumed, however old, also while it is being sent', async () => {
    const content = randomBytes(18_000_000);
    const [first, second] = [6_000_000, 12_000_000];
    const before = new Set(await storedFiles(server));
    const url = await beginResumable(server, token, content.length);
    expect((await sendPiece(url, token, 0, content.subarray(0, first))).status).toBe(204);
    const dayAgo = Date.now() / 1000 - 25 * 3600;
    if (!usesS3) {
      const begun = (await storedFiles(server)).filter((name) => !before.has(name));
      for (const name of begun) await utimes(join(server.dataDir, name), dayAgo, dayAgo);
    }
    await nothingWrong();
    expect((await check('--repair')).wrong).toEqual([]);
    const checked = Promise.withResolvers<void>();
    const rest = new ReadableStream({
      async start(sending) {
        sending.enqueue(content.subarray(first, second));
        await checked.promise;
        sending.enqueue(content.subarray(second));
        sending.close();
      },
    });
    const sent = sendPiece(url, token, first, rest);
    expect((await check('--deep', '--repair')).wrong).toEqual([]);
    checked.resolve();
    const { status, headers } = await sent;
    expect(status).toBe(204);
    const link = headers.get('upload-url') ?? '';
    expect(sha256Of(await (await fetch(link)).bytes())).toBe(sha256Of(content));
    await nothingWrong();
    await remove(headers.get('upload-id') ?? '');
  });

  test('finds nothing wrong while people upload and delete, and repairs nothing then', async () => {
    const working = { isOver: false };
    const work = async () => {
      while (!working.isOver) {
        const uploads = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            upload(server, token, 'a.txt', index === 0 ? 'the same for all' : crypto.randomUUID()),
          ),
        );
        for (const { _id } of uploads) await remove(_id);
        // How much there is must not depend on how slow the checks are.
        await letPass(50);
      }
    };
    const kept = await upload(server, token, 'kept.txt', 'kept');
    const workers = [work(), work(), work()];
    try {
      for (let round = 0; round < 6; round += 1) {
        const { text, wrong } = await check('--deep', '--repair');
        expect(wrong).toEqual([]);
        expect(text).not.toContain('!');
      }
    } finally {
      working.isOver = true;
      await Promise.allSettled(workers);
    }
    await Promise.all(workers);
    await nothingWrong();
    expect((await fetchPublicAnswer(server, kept.publicUrl)).status).toBe(200);
  }, 180_000);
});
