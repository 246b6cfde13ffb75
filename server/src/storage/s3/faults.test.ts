import { afterAll, beforeEach, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  type Fault,
  type S3Proxy,
  type SeenRequest,
  startS3Proxy,
  type Which,
} from '../../../../test/support/proxies/s3-proxy.ts';
import { createBucket } from '../../../../test/support/services/bucket.ts';
import type { Chunks } from '../chunks.ts';
import { StorageFailure } from '../storage-failure.ts';
import { newKey } from '../storage.ts';
import { defaultRetryPolicy } from './retry-policy.ts';
import { createS3Storage } from './s3.ts';

const mib = 1024 ** 2;
const bucket = await createBucket();
const proxy = await startS3Proxy(bucket.location.endpoint);
// Where attempts are counted: here nothing is repeated but by Perch.
const countingProxy = await startS3Proxy(bucket.location.endpoint, { keepAlive: false });
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await countingProxy[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});

const brisk = { ...defaultRetryPolicy, pauseMs: 5 };
// What hangs is given up sooner.
const hasty = { ...brisk, attemptMs: 2000, joinMs: 2000, idleMs: 2000, bytesPerSecondMin: 5 * mib };
const isHang = (fault: Fault) =>
  fault === 'hang' || (typeof fault === 'object' && 'stallAfter' in fault);

const storageBehind = ({ endpoint }: S3Proxy, fault?: Fault) =>
  createS3Storage({
    location: { ...bucket.location, endpoint },
    isPublic: false,
    retryPolicy: isHang(fault) ? hasty : brisk,
  });
const patient = storageBehind(proxy);

const large = randomBytes(30 * mib);
const small = Buffer.from('a small file');

async function* chunked(bytes: Uint8Array): Chunks {
  for (let at = 0; at < bytes.length; at += mib) yield bytes.subarray(at, at + mib);
}

const isPart = ({ method, url }: SeenRequest, number?: number) =>
  method === 'PUT' && url.includes(`partNumber=${number ?? ''}`);
const isObject = (wanted: string) => (request: SeenRequest) =>
  request.method === wanted && !request.url.includes('?');
const isBegin = ({ method, url }: SeenRequest) => method === 'POST' && url.includes('uploads=');
const isComplete = ({ method, url }: SeenRequest) =>
  method === 'POST' && url.includes('?uploadId=');

const sha = (bytes: Uint8Array) => Bun.SHA256.hash(bytes, 'hex');
const readAll = async (from: typeof patient, key: string) =>
  new Response(await from.read(key)).bytes();
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof StorageFailure ? error.kind : error),
  );

beforeEach(() => {
  for (const each of [proxy, countingProxy]) {
    each.seen.length = 0;
    each.onRequest(() => undefined);
  }
});

async function expectNothingLeft(key: string) {
  expect(await bucket.listUnfinished()).toEqual([]);
  expect(await bucket.list()).not.toContain(key);
}

const passing: [string, Fault][] = [
  ['500', { answer: 500 }],
  ['503', { answer: 503 }],
  ['a broken connection', 'break'],
  ['a hanging connection', 'hang'],
  ['a lost answer', 'lose the answer'],
];

describe.each(passing)('%s, twice and then no more,', (_, fault) => {
  const storage = storageBehind(proxy, fault);

  test.each<[string, Which]>([
    ['when an upload begins', isBegin],
    ['for a part', (request) => isPart(request, 2)],
    ['when an upload is completed', isComplete],
  ])('is not noticed %s', async (_when, which) => {
    const key = newKey();
    proxy.inject(which, fault, 2);
    await storage.write(key, chunked(large));
    expect(proxy.count(which)).toBeGreaterThanOrEqual(2);
    expect(sha(await readAll(storage, key))).toBe(sha(large));
    expect(await bucket.listUnfinished()).toEqual([]);
    await storage.remove(key);
  });

  test('is not noticed with a small file, nor when it is read or removed', async () => {
    const key = newKey();
    proxy.inject(isObject('PUT'), fault, 2);
    await storage.write(key, chunked(small));
    proxy.inject(isObject('GET'), fault, 2);
    expect(Buffer.from(await readAll(storage, key)).toString()).toBe(small.toString());
    proxy.inject(isObject('HEAD'), fault, 2);
    expect(await storage.size(key)).toBe(small.length);
    proxy.inject(isObject('DELETE'), fault, 2);
    await storage.remove(key);
    expect(await bucket.list()).not.toContain(key);
  });
});

describe.each(passing)('%s that stays', (_, fault) => {
  const storage = storageBehind(countingProxy, fault);

  test.each<[string, Which]>([
    ['when an upload begins', isBegin],
    ['for the first part', (request) => isPart(request, 1)],
    ['for the last part', (request) => isPart(request, 6)],
    ['when an upload is completed', isComplete],
  ])('fails the upload after three attempts %s, and leaves nothing', async (_when, which) => {
    const key = newKey();
    countingProxy.inject(which, fault);
    const outcome = await failure(storage.write(key, chunked(large)));
    // Completed is completed, whether its answer arrives or not.
    if (which === isComplete && fault === 'lose the answer') {
      expect(outcome).toBeUndefined();
      expect(sha(await readAll(storage, key))).toBe(sha(large));
      return;
    }
    expect(outcome).toBe('unavailable');
    expect(countingProxy.count(which)).toBe(3);
    await expectNothingLeft(key);
  });

  test('fails a small file after three attempts, and leaves nothing', async () => {
    const key = newKey();
    countingProxy.inject(isObject('PUT'), fault);
    expect(await failure(storage.write(key, chunked(small)))).toBe('unavailable');
    expect(countingProxy.count(isObject('PUT'))).toBe(3);
    await expectNothingLeft(key);
  });

  test('fails a read before its first byte', async () => {
    const key = newKey();
    await storage.write(key, chunked(small));
    countingProxy.inject(isObject('GET'), fault);
    expect(await failure(readAll(storage, key))).toBe('unavailable');
    expect(countingProxy.count(isObject('GET'))).toBe(3);
    await storage.remove(key);
  });
});

test('an error that comes with status 200 is one', async () => {
  const key = newKey();
  proxy.inject(isComplete, { answer: 200 }, 2);
  await patient.write(key, chunked(large));
  expect(proxy.count(isComplete)).toBe(3);
  expect(sha(await readAll(patient, key))).toBe(sha(large));
  await patient.remove(key);
  proxy.inject(isComplete, { answer: 200 });
  expect(await failure(patient.write(key, chunked(large)))).toBe('unavailable');
  await expectNothingLeft(key);
});

test('the source is not read on for long after a part has failed', async () => {
  proxy.inject(isPart, { answer: 400 });
  let bytes = 0;
  const endless = (async function* () {
    for (;;) {
      bytes += mib;
      yield new Uint8Array(mib);
      await Bun.sleep(0);
    }
  })();
  expect(await failure(patient.write(newKey(), endless))).toBe('refused');
  expect(bytes).toBeLessThan(60 * mib);
});

test('a permanent refusal is not retried', async () => {
  proxy.inject(isObject('PUT'), { answer: 403 });
  expect(await failure(patient.write(newKey(), chunked(small)))).toBe('refused');
  expect(proxy.count(isObject('PUT'))).toBe(1);
});

test('a store that is full says so', async () => {
  proxy.inject(isObject('PUT'), { answer: 507 });
  expect(await failure(patient.write(newKey(), chunked(small)))).toBe('full');
});

describe('a read that goes wrong half way', () => {
  const key = newKey();
  const faults: [string, Fault][] = [
    ['breaks', { breakAfter: 7 * mib + 11 }],
    ['falls silent', { stallAfter: 7 * mib + 11 }],
  ];

  test.each(faults)('goes on behind the last byte when it %s', async (_, fault) => {
    const storage = storageBehind(proxy, fault);
    await storage.write(key, chunked(large));
    proxy.inject(isObject('GET'), fault, 3);
    expect(sha(await readAll(storage, key))).toBe(sha(large));
    expect(proxy.count(isObject('GET'))).toBe(4);
  });

  test.each(faults)('goes on within its range when it %s', async (_, fault) => {
    const storage = storageBehind(proxy, fault);
    await storage.write(key, chunked(large));
    const range = { start: mib + 1, end: 29 * mib - 1 };
    proxy.inject(isObject('GET'), fault, 2);
    const bytes = await new Response(await storage.read(key, range)).bytes();
    expect(sha(bytes)).toBe(sha(large.subarray(range.start, range.end)));
  });

  test.each(faults)('fails, and never ends early, when nothing helps: it %s', async (_, fault) => {
    const storage = storageBehind(proxy, fault);
    await storage.write(key, chunked(large));
    let answers = 0;
    proxy.onRequest((request) => {
      if (!isObject('GET')(request)) return undefined;
      answers += 1;
      return answers === 1 ? fault : { answer: 503 };
    });
    expect(await failure(readAll(storage, key))).toBe('unavailable');
    expect(answers).toBeLessThanOrEqual(1 + 3 * 3);
    proxy.onRequest(() => undefined);
    await storage.remove(key);
  });
});

test('the check fails at once where the store does not answer', async () => {
  proxy.onRequest(() => ({ answer: 503 }));
  expect(await failure(patient.check())).toBe('unavailable');
  expect(proxy.seen.length).toBe(1);
});
