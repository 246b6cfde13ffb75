import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { getEventListeners } from 'node:events';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { createReader } from './read-object.ts';
import { defaultRetryPolicy } from './retry-policy.ts';
import { createS3Client } from './s3-client.ts';

const pieceBytes = 256 * 1024;
const content = Buffer.alloc(40 * pieceBytes, 'abcdefghijklm');
const cutKey = 'cut';

/** Answers as a bucket does; what lies under `cutKey` breaks off and is silent then. */
const store = Bun.serve({
  port: 0,
  idleTimeout: 30,
  fetch(request) {
    const [, first = '0', last] =
      /bytes=(\d+)-(\d+)/.exec(request.headers.get('range') ?? '') ?? [];
    const headers = { 'content-length': String(content.length) };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const bytes = content.subarray(Number(first), last ? Number(last) + 1 : content.length);
    const status = last ? 206 : 200;
    if (!request.url.endsWith(cutKey)) return new Response(bytes, { status });
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.slice(0, 1000)),
    });
    return new Response(silent, { status });
  },
});
afterAll(() => store.stop(true));

const client = createS3Client(
  {
    endpoint: `http://127.0.0.1:${store.port}`,
    bucket: 'bucket',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  },
  { ...defaultRetryPolicy, pauseMs: 1 },
);
const read = createReader(client);

/** Every signal that was listened to, with the listeners that it has now. */
const signals = new Set<AbortSignal>();
const listenersLeft = () =>
  [...signals].reduce((sum, signal) => sum + getEventListeners(signal, 'abort').length, 0);

beforeAll(() => {
  const listen = AbortSignal.prototype.addEventListener;
  const spy = spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (
    this: AbortSignal,
    ...given: Parameters<typeof listen>
  ) {
    signals.add(this);
    return Reflect.apply(listen, this, given);
  });
  return () => spy.mockRestore();
});

/** So many readers that each gets its object piece by piece. */
async function crowd() {
  const others = await Promise.all(Array.from({ length: 9 }, () => read('other', undefined)));
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(others.map((stream) => stream.cancel()));
    },
  };
}

test('an object that was read in many pieces leaves no listener behind', async () => {
  {
    await using _ = await crowd();
    signals.clear();
    const stream = await read('object', undefined);
    let bytes = 0;
    let most = 0;
    for await (const chunk of stream) {
      bytes += chunk.length;
      most = Math.max(most, listenersLeft());
    }
    expect(bytes).toBe(content.length);
    expect(most).toBeLessThanOrEqual(1);
    expect(listenersLeft()).toBe(0);
  }
  expect(listenersLeft()).toBe(0);
});

test('a reader that goes away in the middle leaves no listener behind', async () => {
  signals.clear();
  for (const range of [undefined, { start: 5, end: content.length }]) {
    const stream = await read('object', range);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(listenersLeft()).toBe(0);
  }
});

test('a reader that goes away while S3 is silent leaves no listener behind', async () => {
  signals.clear();
  const stream = await read(cutKey, undefined);
  const reader = stream.getReader();
  await reader.read();
  const waiting = reader.read();
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(listenersLeft()).toBe(0);
});

test('an answer of S3 can be ended after it has begun, and listens to nothing by then', async () => {
  signals.clear();
  const ending = new AbortController();
  const { response, end } = await client.open({ method: 'GET', key: cutKey }, ending.signal);
  expect(getEventListeners(ending.signal, 'abort')).toHaveLength(0);
  expect(listenersLeft()).toBe(0);
  const reader = response.body?.getReader();
  await reader?.read();
  const waiting = reader?.read();
  end(new Error('enough'));
  expect(await outcomeOf(waiting)).toThrow('enough');
});
