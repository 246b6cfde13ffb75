import { afterAll, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { type Bucket, createBucket } from '../../../../test/support/services/bucket.ts';
import { letPass, outcomeOf } from '../../../../test/support/wait.ts';
import type { Chunks } from '../chunks.ts';
import { withMemoryCache } from '../memory-cache.ts';
import { describePartialFiles } from '../partial-files.suite.ts';
import { describeStorage } from '../storage.suite.ts';
import { newKey } from '../storage.ts';
import { createS3Storage } from './s3.ts';

const mib = 1024 ** 2;

function open(bucket: Bucket, { isPublic = false } = {}) {
  return createS3Storage({ location: bucket.location, isPublic });
}

async function openNew() {
  const bucket = await createBucket();
  const storage = open(bucket);
  const listLeftovers = async () => [...(await bucket.list()), ...(await bucket.listUnfinished())];
  return { bucket, storage, listLeftovers, close: async () => bucket[Symbol.asyncDispose]() };
}

describeStorage('S3', openNew);
describePartialFiles('S3', openNew);
describeStorage('S3 with small files in memory', async () => {
  const opened = await openNew();
  return { ...opened, storage: withMemoryCache(opened.storage) };
});

const bucket = await createBucket();
const storage = open(bucket);
afterAll(() => bucket[Symbol.asyncDispose]());

async function* chunked(bytes: Uint8Array, chunkBytes = 100_000): Chunks {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

// One byte around the size of a part, and several parts.
test.each([5 * mib - 1, 5 * mib, 5 * mib + 1, 40 * mib + 12_345])(
  'a file of %d bytes comes back as it was, whole and in ranges',
  async (size) => {
    const key = newKey();
    const bytes = randomBytes(size);
    await storage.write(key, chunked(bytes));
    expect(await storage.size(key)).toBe(size);
    const whole = await new Response(await storage.read(key)).bytes();
    expect(Bun.SHA256.hash(whole, 'hex')).toBe(Bun.SHA256.hash(bytes, 'hex'));
    for (const [start, end] of [
      [0, 1],
      [size - 1, size],
      [5 * mib - 10, Math.min(size, 5 * mib + 10)],
    ] as const) {
      const part = await new Response(await storage.read(key, { start, end })).bytes();
      expect(bytes.subarray(start, end).equals(part)).toBe(true);
    }
    expect(await bucket.listUnfinished()).toEqual([]);
    await storage.remove(key);
  },
);

test.each([
  [undefined, 3],
  [5000 * mib, 3],
  // More than 10 000 parts of 5 MiB have.
  [100_000 * mib, 2],
])(
  'of a file that may have %p bytes, 12 MiB are as few parts as need be',
  async (bytesMax, parts) => {
    const key = newKey();
    await storage.write(key, chunked(randomBytes(12 * mib)), bytesMax);
    expect(await bucket.partsOf(key)).toBe(parts);
    await storage.remove(key);
  },
);

test('a file of many parts whose sender goes away leaves nothing', async () => {
  const key = newKey();
  const write = storage.write(
    key,
    (async function* () {
      yield* chunked(randomBytes(30 * mib));
      expect(await bucket.listUnfinished()).toEqual([key]);
      throw new Error('the sender went away');
    })(),
  );
  expect(await outcomeOf(write)).toThrow('the sender went away');
  expect(await bucket.listUnfinished()).toEqual([]);
  expect(await storage.size(key)).toBeUndefined();
});

test('a reader who goes away half way leaves no connection to the store', async () => {
  const key = newKey();
  await storage.write(key, chunked(randomBytes(20 * mib)));
  for (let count = 0; count < 30; count += 1) {
    const content = await storage.read(key);
    if (content instanceof Blob) throw new Error('S3 gives streams');
    const reader = content.getReader();
    await reader.read();
    await reader.cancel();
  }
  const whole = await new Response(await storage.read(key)).bytes();
  expect(whole.length).toBe(20 * mib);
  await storage.remove(key);
});

test('many readers at once, who get it piece by piece, get all of it', async () => {
  const [key, empty] = [newKey(), newKey()];
  const bytes = randomBytes(2 * mib + 77);
  await storage.write(key, chunked(bytes));
  await storage.write(empty, chunked(Buffer.of()));
  const range = { start: 1000, end: 2 * mib };
  const contents = await Promise.all(
    Array.from({ length: 30 }, (_, index) => storage.read(key, index % 2 ? range : undefined)),
  );
  expect(await new Response(await storage.read(empty)).text()).toBe('');
  expect(await outcomeOf(storage.read(newKey()))).toThrow('no such object');
  for (const [index, content] of contents.entries()) {
    const expected = index % 2 ? bytes.subarray(range.start, range.end) : bytes;
    expect(expected.equals(await new Response(content).bytes())).toBe(true);
  }
  await Promise.all([key, empty].map((each) => storage.remove(each)));
});

test('a slow reader gets all of it', async () => {
  const key = newKey();
  const bytes = randomBytes(4 * mib);
  await storage.write(key, chunked(bytes));
  const content = await storage.read(key);
  if (content instanceof Blob) throw new Error('S3 gives streams');
  const parts: Uint8Array[] = [];
  for await (const part of content) {
    parts.push(part);
    // A reader is slow after a second: the one wait for time.
    if (parts.length % 8 === 1 && parts.length < 20) await letPass(1100);
  }
  expect(bytes.equals(Buffer.concat(parts))).toBe(true);
  await storage.remove(key);
});

test('unfinished uploads of an earlier process are told and removed once they are old, others stay', async () => {
  const [ours, foreign] = [newKey(), 'backup.tar'];
  await bucket.beginUpload(ours);
  await bucket.beginUpload(foreign);
  expect(await Array.fromAsync(storage.listUnfinished(Date.now() - 60_000))).toEqual([]);
  expect(await Array.fromAsync(storage.listUnfinished(Date.now() + 60_000))).toEqual([ours]);
  await storage.removeUnfinished(Date.now() - 60_000, new Set());
  expect((await bucket.listUnfinished()).toSorted()).toEqual([ours, foreign].toSorted());
  await storage.removeUnfinished(Date.now() + 60_000, new Set());
  expect(await bucket.listUnfinished()).toEqual([foreign]);
});

test('objects of others in the bucket are not listed', async () => {
  const key = newKey();
  await bucket.put('notes & more.txt', 'mine');
  await storage.write(key, chunked(Buffer.from('x')));
  const listed = (await Array.fromAsync(storage.list())).flat();
  expect(listed).toEqual([key]);
  await storage.remove(key);
});

test('more objects than one answer holds are all listed', async () => {
  await using own = await createBucket();
  const keys = Array.from({ length: 1100 }, newKey);
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (const key of keys.filter((__, index) => index % 8 === lane)) await own.put(key, '');
  });
  await Promise.all(lanes);
  const pages = await Array.fromAsync(open(own).list());
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().toSorted()).toEqual(keys.toSorted());
});

test('an address of its own gives the bytes to anybody, with the headers that it was made for', async () => {
  const open1 = open(bucket, { isPublic: true });
  const key = newKey();
  await open1.write(key, chunked(Buffer.from('0123456789')));
  const about = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="a b+c.txt"; filename*=UTF-8''a%20b%2Bc%C3%A4.txt`,
  };
  const address = (await open1.direct?.presign(key, about)) ?? '';
  expect(new URL(address).origin).toBe(new URL(bucket.location.endpoint).origin);
  const answer = await fetch(address, { headers: { range: 'bytes=2-4' } });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe('234');
  for (const [name, value] of Object.entries(about)) expect(answer.headers.get(name)).toBe(value);

  expect((await fetch(address.replace(/.$/, '0').replace(key, newKey()))).status).toBe(403);
  expect((await fetch(`${bucket.location.endpoint}/${bucket.location.bucket}/${key}`)).status).toBe(
    403,
  );
  expect(address).not.toContain(bucket.location.secretAccessKey);
  await open1.remove(key);
});
