// @long
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { beginUpload } from '../../support/api/slow-upload.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { TestServer } from '../../support/servers/server.ts';
import { createBucket } from '../../support/services/bucket.ts';
import { startCeph } from '../../support/services/ceph.ts';
import { startPostgres } from '../../support/services/postgres.ts';
import { letPass, waitFor } from '../../support/wait.ts';

// A PostgreSQL and an S3 store of its own, which are stopped in the middle of everything.
const megabyte = 1024 ** 2;
const awayMs = 10_000;
// Healing and comparing come after that.
setDefaultTimeout(120_000);
const [database, store] = await Promise.all([startPostgres({ keepsCommits: true }), startCeph()]);
const bucket = await createBucket(store);
const dataDir = await mkdtemp(join(tmpdir(), 'perch-test-'));
const server = new TestServer(
  {
    dataDir,
    bucket,
    env: { DATA_DIR: dataDir, DATABASE_URL: database.url, ...bucket.env },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  },
  { USER_QUOTA: '2GB' },
);
await server.start();
// A job may have its turn while what it needs is away.
server.expectErrors(/job\.failed/);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(server);
const { pid } = server.process.child;

const large = randomBytes(24 * megabyte);
const small = Buffer.from('small and known');
const { publicUrl: largeUrl } = await upload(server, admin.token, 'large.bin', large);
const { publicUrl: smallUrl } = await upload(server, admin.token, 'small.txt', small);
const linksOf = async () => {
  const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', admin);
  const body: { data: { uploads: { publicUrl: string }[] } } = await list.json();
  return body.data.uploads.map(({ publicUrl }) => publicUrl);
};
const digest = (bytes: Uint8Array) => Bun.SHA256.hash(bytes, 'hex');

/** What has arrived, and whether that was all: a cut connection is none. */
async function download(url: string): Promise<Uint8Array | 'cut' | number> {
  try {
    const answer = await fetch(url);
    const bytes = await answer.bytes();
    return answer.status === 200 ? bytes : answer.status;
  } catch {
    return 'cut';
  }
}

/** Starts to read, and continues on demand. */
async function beginDownload(url: string) {
  const answer = await fetch(url);
  const reader = answer.body?.getReader();
  const chunks = [(await reader?.read())?.value ?? new Uint8Array()];
  return async () => {
    try {
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        chunks.push(part.value);
      }
      return Buffer.concat(chunks);
    } catch {
      return 'cut' as const;
    }
  };
}

/** Sends uploads, downloads and calls for as long as something is away; the statuses of each. */
async function meanwhile() {
  const seen = { upload: new Set<number>(), download: new Set<unknown>(), list: new Set<number>() };
  const waits: number[] = [];
  const until = performance.now() + awayMs;
  const again = async (work: () => Promise<void>) => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await work();
      waits.push(performance.now() - startedAt);
      await letPass(100);
    }
  };
  await Promise.all([
    again(async () => {
      const content = randomBytes(100_000);
      const part = { name: 'file', filename: 'a.bin', content };
      const answer = await sendParts(server, admin.token, [part]);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
      expect((await answer.text()).includes('"url"')).toBe(answer.status === 201);
      seen.upload.add(answer.status);
    }),
    again(async () => {
      for (const [url, content] of [
        [largeUrl, large],
        [smallUrl, small],
      ] as const) {
        const got = await download(url);
        // Never a wrong byte.
        if (typeof got === 'object') expect(digest(got)).toBe(digest(content));
        seen.download.add(typeof got === 'object' ? 200 : got);
      }
    }),
    again(async () => {
      const answer = await send(server.origin, 'GET', '/api/upload/my', admin);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
      await answer.bytes();
      seen.list.add(answer.status);
    }),
    again(async () => {
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    }),
  ]);
  return { ...seen, longestMs: Math.max(...waits) };
}

/** Until the server hears again what other processes change: what it knew before is forgotten then. */
const heardAgain = (times: number) =>
  waitFor('the server to hear of changes again', () => {
    const found = server.output().matchAll(/invalidation\.reconnected/g);
    return [...found].length >= times;
  });

/** Everything works, in the same process, and what was acknowledged is whole. */
async function expectHealed(before: string[]) {
  await waitFor('readiness', async () => (await fetch(`${server.origin}/readyz`)).ok);
  expect(server.process.child.pid).toBe(pid);
  expect(server.process.child.exitCode).toBeNull();
  expect(digest(Buffer.from(await (await fetch(largeUrl)).bytes()))).toBe(digest(large));
  // Unlike every other, or it would share an object.
  const after = randomBytes(24 * megabyte);
  const { publicUrl } = await upload(server, admin.token, 'after.bin', after);
  expect(digest(await (await fetch(publicUrl)).bytes())).toBe(digest(after));
  const links = await linksOf();
  expect(links).toEqual(expect.arrayContaining(before));
  for (const link of links) expect((await fetch(link)).status).toBe(200);
  // Each upload has its object, and there is no other.
  const files = await storedFiles(server);
  expect(files.filter((name) => name.includes('incoming'))).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(links.length);
}

test('PostgreSQL that is stopped for 10 s costs 503s and nothing else', async () => {
  expect(digest(await (await fetch(smallUrl)).bytes())).toBe(digest(small));
  const before = await linksOf();
  const slow = await beginUpload(server, admin.token, randomBytes(16 * megabyte));
  const finishDownload = await beginDownload(largeUrl);
  await database.stop();
  const ended = slow.finish();
  const { upload: uploads, download: downloads, list, longestMs } = await meanwhile();
  expect([...uploads]).toEqual([503]);
  expect([...list]).toEqual([503]);
  // Known files do not need the database.
  expect([...downloads]).toEqual([200]);
  expect(longestMs).toBeLessThan(20_000);
  expect((await ended).status).toBe(503);
  expect(await finishDownload()).toEqual(large);
  expect(await linksOf().catch(() => 'away')).toBe('away');
  await database.start();
  await expectHealed(before);
  expect(await linksOf()).toHaveLength(before.length + 1);
  await heardAgain(1);
});

test('PostgreSQL that is frozen for 10 s is answered for within seconds, and heals', async () => {
  const before = await linksOf();
  const finishDownload = await beginDownload(largeUrl);
  expect((await fetch(smallUrl)).status).toBe(200);
  database.freeze(true);
  const { list, download: downloads, longestMs } = await meanwhile();
  database.freeze(false);
  expect([...list]).toEqual([503]);
  expect([...downloads]).toEqual([200]);
  expect(longestMs).toBeLessThan(15_000);
  expect(await finishDownload()).toEqual(large);
  await expectHealed(before);
});

test('an S3 store that is stopped for 10 s costs 503s and cut connections, never a wrong byte', async () => {
  const before = await linksOf();
  const slow = await beginUpload(server, admin.token, randomBytes(16 * megabyte));
  const finishDownload = await beginDownload(largeUrl);
  await store.stopGateway();
  const ended = slow.finish();
  const { upload: uploads, download: downloads, list } = await meanwhile();
  expect([...uploads]).toEqual([503]);
  expect([...list]).toEqual([200]);
  // A small file that was read before is served from memory.
  const allowed: unknown[] = [200, 503, 'cut'];
  for (const got of downloads) expect(allowed).toContain(got);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  await store.startGateway();
  const { status } = await ended;
  expect([201, 503, 0]).toContain(status);
  const got = await finishDownload();
  if (got !== 'cut') expect(digest(got)).toBe(digest(large));
  const extra = status === 201 ? 1 : 0;
  expect(await linksOf()).toHaveLength(before.length + extra);
  await waitFor('readiness', async () => (await fetch(`${server.origin}/readyz`)).ok);
  expect(server.process.child.pid).toBe(pid);
  expect(digest(await (await fetch(largeUrl)).bytes())).toBe(digest(large));
  await upload(server, admin.token, 'after.bin', large);
});
