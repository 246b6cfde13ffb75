import { afterAll, beforeEach, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { type SeenRequest, startS3Proxy } from '../../../../test/support/proxies/s3-proxy.ts';
import { createBucket } from '../../../../test/support/services/bucket.ts';
import { outcomeOf, waitFor } from '../../../../test/support/wait.ts';
import type { Chunks } from '../chunks.ts';
import type { PartialFile } from '../partial-files.ts';
import { newKey } from '../storage.ts';
import { defaultRetryPolicy } from './retry-policy.ts';
import { createS3Storage } from './s3.ts';

const mib = 1024 ** 2;
const bucket = await createBucket();
const proxy = await startS3Proxy(bucket.location.endpoint);
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});
beforeEach(() => {
  proxy.answered.length = 0;
  proxy.onRequest(() => undefined);
});

const retryPolicy = { ...defaultRetryPolicy, pauseMs: 5 };
const location = { ...bucket.location, endpoint: proxy.endpoint };
const storage = createS3Storage({ location, isPublic: false, retryPolicy });
const { partial } = storage;

const content = randomBytes(33 * mib + 7);

async function* chunked(bytes: Uint8Array): Chunks {
  for (let at = 0; at < bytes.length; at += mib) yield bytes.subarray(at, at + mib);
}

/** A file with its remembered state, as a row of the database has it. */
function begin() {
  const known: { file: PartialFile } = {
    file: {
      key: newKey(),
      length: content.length,
      lengthMax: content.length,
      bytes: 0,
      place: '',
      tailKey: null,
    },
  };
  const remember = async (file: PartialFile) => {
    known.file = file;
  };
  return {
    known,
    append: (upTo: number) =>
      partial.append(known.file, chunked(content.subarray(known.file.bytes, upTo)), remember),
    finish: () => partial.finish({ ...known.file, length: content.length }, remember),
  };
}

async function expectWhole({ key }: PartialFile) {
  const stored = await new Response(await storage.read(key)).bytes();
  expect(Bun.SHA256.hash(stored, 'hex')).toBe(Bun.SHA256.hash(content, 'hex'));
  expect(await bucket.list()).toEqual([key]);
  expect(await bucket.listUnfinished()).toEqual([]);
  await storage.remove(key);
}

const isBegin = ({ method, url }: SeenRequest) => method === 'POST' && url.includes('uploads=');
const isPart = ({ url }: SeenRequest) => url.includes('partNumber=');
const isTail = ({ method, url }: SeenRequest) => method === 'PUT' && !url.includes('?');
const isComplete = ({ method, url }: SeenRequest) =>
  method === 'POST' && url.includes('?uploadId=');
const isListing = ({ method, url }: SeenRequest) => method === 'GET' && url.includes('max-parts');

test.each([
  ['the beginning', isBegin],
  ['a part', isPart],
  ['a tail', isTail],
  ['the list of parts', isListing],
  ['the completion', isComplete],
] as const)('an answer that is lost to %s changes nothing', async (_name, which) => {
  const { known, append, finish } = begin();
  proxy.inject(which, 'lose the answer', 1);
  await append(12 * mib);
  await append(content.length);
  await finish();
  await expectWhole(known.file);
});

test('a beginning that could not be remembered leaves nothing', async () => {
  const { known, append, finish } = begin();
  const forgetful = partial.append(known.file, chunked(content), async () => {
    throw new Error('The database is away');
  });
  expect(await outcomeOf(forgetful)).toThrow('The database is away');
  expect(await bucket.listUnfinished()).toEqual([known.file.key]);
  await append(content.length);
  expect(await bucket.listUnfinished()).toEqual([known.file.key, known.file.key]);
  await finish();
  await expectWhole(known.file);
});

test('what was stored before S3 failed need not come again', async () => {
  const { known, append, finish } = begin();
  const ofPart = (number: number) => (request: SeenRequest) =>
    isPart(request) && request.url.includes(`partNumber=${number}`);
  proxy.onRequest(async (request) => {
    if (!ofPart(4)(request)) return undefined;
    await waitFor('part 3 to be stored', () => proxy.answered.some(ofPart(3)));
    return { answer: 503 };
  });
  expect(await outcomeOf(append(content.length))).toThrow(
    expect.objectContaining({ kind: 'unavailable' }),
  );
  expect(known.file.bytes).toBe(15 * mib);
  proxy.onRequest(() => undefined);
  await append(content.length);
  await finish();
  await expectWhole(known.file);
});

test('a tail that cannot be stored is forgotten, and the bytes before it are not', async () => {
  const { known, append, finish } = begin();
  await append(11 * mib);
  proxy.inject(isTail, { answer: 500 });
  expect(await outcomeOf(append(13 * mib))).toThrow(
    expect.objectContaining({ kind: 'unavailable' }),
  );
  expect(known.file.bytes).toBe(11 * mib);
  proxy.onRequest(() => undefined);
  await append(content.length);
  await finish();
  await expectWhole(known.file);
});

test('a completion that failed for now is made up for', async () => {
  const { known, append, finish } = begin();
  await append(content.length);
  proxy.inject(isComplete, { answer: 500 });
  expect(await outcomeOf(finish())).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  proxy.onRequest(() => undefined);
  await finish();
  await finish();
  await expectWhole(known.file);
});

test('giving up fails loudly while S3 is away, and leaves nothing when it is back', async () => {
  const { known, append } = begin();
  await append(12 * mib);
  proxy.inject(() => true, 'break');
  expect(await outcomeOf(partial.discard(known.file))).toThrow(
    expect.objectContaining({ kind: 'unavailable' }),
  );
  proxy.onRequest(() => undefined);
  await partial.discard(known.file);
  expect(await bucket.list()).toEqual([]);
  expect(await bucket.listUnfinished()).toEqual([]);
});
