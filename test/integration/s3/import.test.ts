// @long
import { afterAll, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { uploadHashes } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { chibisafeRows } from '../../support/imports/chibisafe-rows.ts';
import { writeAss, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { hashAsPhp, type OldFile, writeXBackBone } from '../../support/imports/xbackbone.ts';
import { startS3Proxy } from '../../support/proxies/s3-proxy.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { createBucket } from '../../support/services/bucket.ts';

const installation = await createInstallation({ hasSchema: true });
afterAll(() => installation[Symbol.asyncDispose]());
const target = { dataDir: installation.dataDir, installation };
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const bucket = await createBucket();
afterAll(() => bucket[Symbol.asyncDispose]());
// With one request a connection, so that the runtime repeats none by itself.
const proxy = await startS3Proxy(bucket.location.endpoint, { keepAlive: false });
afterAll(() => proxy[Symbol.asyncDispose]());

const { location } = bucket;
const keys = {
  IMPORT_S3_ENDPOINT: proxy.endpoint,
  IMPORT_S3_ACCESS_KEY_ID: location.accessKeyId,
  IMPORT_S3_SECRET_ACCESS_KEY: location.secretAccessKey,
};
const perch = (args: string[], env: Record<string, string> = installation.env) =>
  perchOn({ env: { ...env, ...keys } }, ...args);
const put = (key: string, bytes: string) =>
  bucket.put(key.split('/').map(encodeURIComponent).join('/'), bytes);
const lines = (stdout: string, mark: string) =>
  stdout.split('\n').filter((line) => line.startsWith(mark));

// Longer than the buffers of a connection, so that it breaks while the file is on its way.
const long = randomBytes(3 * 1024 ** 2).toString('base64');
const texts = { long, 'it’s + (100%) & ü': 'odd', short: 'short', empty: '' };

/** An installation of another product whose files are in the bucket, below `prefix`. */
async function oldInBucket(prefix: string, username: string) {
  const pathOf = (name: string) => `${username}/${name}.txt`;
  for (const [name, text] of Object.entries(texts)) await put(`${prefix}/${pathOf(name)}`, text);
  const names = [...Object.keys(texts), 'lost', '../../evil'];
  const files = names.map((name, index): OldFile => ({
    code: `f${index}`,
    name: `${index}.txt`,
    bytes: null,
    path: pathOf(name),
  }));
  const old = await writeXBackBone(join(folder.path, username), [{ username, files }]);
  const place = `s3://${location.bucket}/${prefix}`;
  return ['import', 'xbackbone', '--database', old.database, '--files', place];
}

const wanted = Object.values(texts).map(sha256Of).toSorted();

test('objects come from a bucket into a bucket, after a connection broke and a request was refused for now', async () => {
  const args = await oldInBucket('deep/er', 'bucketeer');
  const isLong = (url: string) => url.includes('/long.txt');
  let [broken, refused] = [0, 0];
  proxy.onRequest(({ method, url }) => {
    if (method === 'GET' && isLong(url) && broken < 2) {
      broken += 1;
      return { breakAfter: 1024 ** 2 };
    }
    if (url.includes('/short.txt') && refused < 2) {
      refused += 1;
      return { answer: 503 };
    }
    return undefined;
  });
  const report = join(folder.path, 'report.json');
  const { exitCode, stdout, stderr } = await perch([...args, '--report', report]);
  expect(stderr).toBe('');
  expect(exitCode).toBe(3);
  expect([broken, refused]).toEqual([2, 2]);
  expect(lines(stdout, '✗').toSorted()).toEqual([
    '✗ files 5: "4.txt": its bytes are missing: there is no object deep/er/bucketeer/lost.txt',
    '✗ files 6: "5.txt": its key "deep/er/bucketeer/../../evil.txt" points outside the bucket',
  ]);
  expect(stdout).toContain('files: 6 found, 4 imported, 0 imported before, 2 skipped.');
  expect((await uploadHashes(target, 'bucketeer')).toSorted()).toEqual(wanted);
  // Once more after each connection that broke.
  expect(proxy.count(({ method, url }) => method === 'GET' && isLong(url))).toBe(3);
  const said = `${stdout}${await readFile(report, 'utf8')}`;
  expect(said).not.toContain(location.secretAccessKey);
  expect(said).not.toContain(location.accessKeyId);
  expect((await checkInstallation(installation, '--deep')).wrong).toEqual([]);
});

test('an object that never comes whole is named and skipped, and comes with the next run, onto the disk', async () => {
  await using installed = await createInstallation({ hasSchema: true });
  const isOfDisk = ([name]: [string, string]) => !name.startsWith('S3_');
  const env = Object.fromEntries(Object.entries(installed.env).filter(isOfDisk));
  const args = await oldInBucket('plain', 'diskette');
  proxy.inject(({ method, url }) => method === 'GET' && url.includes('/long.txt'), {
    breakAfter: 4096,
  });
  const first = await perch(args, env);
  expect([first.exitCode, first.stderr]).toEqual([3, '']);
  expect(first.stdout).toContain(
    '✗ files 1: "0.txt": plain/diskette/long.txt could not be read: the connection to S3 broke',
  );
  expect(first.stdout).toContain('files: 6 found, 3 imported, 0 imported before, 3 skipped.');
  proxy.onRequest(() => undefined);
  const second = await perch(args, env);
  expect(second.stdout).toContain('files: 6 found, 1 imported, 3 imported before, 2 skipped.');
  expect(
    (await uploadHashes({ ...installed, installation: installed }, 'diskette')).toSorted(),
  ).toEqual(wanted);
  expect((await checkInstallation({ ...installed, env }, '--deep')).wrong).toEqual([]);
});

test('each product’s objects are found under the names that it gives them', async () => {
  const bcrypt = await hashAsPhp('x');
  await put('ab12.png', 'of ass');
  await put('share/one name.txt', 'of pingvin');
  await put('abc.png', 'of chibisafe');
  const place = ['--files', `s3://${location.bucket}`];
  const user = { unid: 'n7', username: 'asso', passhash: bcrypt, token: 't' };
  const entry = { path: '/tmp/x', originalname: 'a.png', ext: '.png', size: 6, randomId: 'ab12' };
  const ass = await writeAss(folder.path, {
    users: [user],
    data: { zz: { ...entry, uploader: 'n7', timestamp: 1 } },
    files: {},
  });
  const pingvin = await writeSqliteSource('pingvin', folder.path, {
    files: {},
    rows: {
      User: [{ id: 'p9', username: 'pingu', email: 'p@old.example', password: bcrypt }],
      Share: [{ id: 'share', expiration: 0, creatorId: 'p9' }],
      File: [
        { id: 'f1', name: 'one name.txt', size: '10', shareId: 'share' },
        { id: 'f2', name: 'cut.txt', size: '10', shareId: 'share' },
      ],
    },
  });
  await put('share/cut.txt', 'half');
  const rows = chibisafeRows({ bcrypt, bytes: 12 });
  const chibisafe = await writeSqliteSource('chibisafe', folder.path, {
    files: { 'live/seen.txt': 'seen' },
    rows,
  });
  const found = await Promise.all([
    // Its database is a folder.
    perch([...ass.slice(0, 4), ...place]),
    perch([...pingvin.slice(0, 4), ...place]),
    // One part of its files is in the folder.
    perch([...chibisafe, ...place]),
  ]);
  expect(found.map(({ stderr }) => stderr)).toEqual(['', '', '']);
  const counted = found.map(({ stdout }) => /files: (.*) imported, 0/.exec(stdout)?.[1]);
  expect(counted).toEqual(['1 found, 1', '2 found, 1', '5 found, 3']);
  expect(found[1]?.stdout).toContain('was cut off: it has 4 bytes instead of 10');
});

test('a bucket that is not there, is shut or has other files is refused before anything is written', async () => {
  const args = await oldInBucket('refused', 'refusenik');
  const refusal = async (env: Record<string, string>, given = args, expectedCode = 1) => {
    const { exitCode, stdout, stderr } = await perchOn(
      { env: { ...installation.env, ...env } },
      ...given,
    );
    expect([exitCode, stdout]).toEqual([expectedCode, '']);
    return stderr;
  };
  expect(await refusal({})).toContain('A source in S3 needs IMPORT_S3_ENDPOINT');
  expect(await refusal({ ...keys, IMPORT_S3_ENDPOINT: 'nonsense' })).toContain(
    'IMPORT_S3_ENDPOINT must be',
  );
  expect(await refusal({ ...keys, IMPORT_S3_SECRET_ACCESS_KEY: 'wrong' })).toContain(
    'may not be read: S3 answered 403',
  );
  expect(await refusal({ ...keys, IMPORT_S3_ENDPOINT: 'http://127.0.0.1:1' })).toContain(
    'is not responding: S3 cannot be reached at 127.0.0.1:1 (ECONNREFUSED)',
  );
  expect(await refusal(keys, args.with(5, `s3://${location.bucket}/else`))).toContain(
    'the right bucket? None of the first 6',
  );
  expect(await refusal(keys, args.with(5, 's3://a'), 2)).toContain('is not a bucket');
  expect(await refusal(keys, [...args, '--link', 'move'], 2)).toContain('can only be copied');
  expect((await perch(['user', 'list'])).stdout).not.toContain('refusenik');
});
