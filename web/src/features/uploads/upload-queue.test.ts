import { expect, test } from 'bun:test';

import { ApiFailure } from '../../api-failure.ts';
import { overallOf, summaryOf } from './transfer.ts';
import { type SendOptions, UploadQueue } from './upload-queue.ts';

interface Sending extends SendOptions {
  file: File;
  store: (url: string) => void;
  refuse: (failure: Error) => void;
}

/** A queue whose sending the test finishes by hand. */
function startQueue({ maxBytes = Infinity } = {}) {
  const sendings: Sending[] = [];
  const told: string[] = [];
  let clockMs = 0;
  const queue = new UploadQueue({
    send: (file, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      sendings.push({ file, ...options, store: resolve, refuse: reject });
      return promise;
    },
    refusal: ({ size }) => (size > maxBytes ? 'Too large.' : undefined),
    onStored: ({ name }) => told.push(`stored ${name}`),
    onFailed: ({ name }, reason) => told.push(`failed ${name}: ${reason}`),
    nowMs: () => clockMs,
  });
  const sending = (index: number): Sending => {
    const found = sendings[index];
    if (!found) throw new Error(`nothing was sent as number ${index}`);
    return found;
  };
  const states = () => queue.transfers().map(({ state }) => state);
  return { queue, sendings, sending, told, states, passMs: (ms: number) => (clockMs += ms) };
}

const fileOf = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('files are sent one by one, in their order', async () => {
  const { queue, sendings, sending, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  expect(sendings.length).toBe(1);
  expect(states()).toEqual(['sending', 'waiting']);
  sending(0).store('http://perch/f/a');
  await settled();
  expect(states()).toEqual(['stored', 'sending']);
  expect(told).toEqual(['stored a']);
  expect(sending(1).file.name).toBe('b');
});

test('progress carries the bytes sent and the speed', () => {
  const { queue, sending, passMs } = startQueue();
  queue.add([fileOf('a', 1000)]);
  passMs(1000);
  sending(0).onProgress(500);
  expect(queue.transfers()[0]).toMatchObject({ sentBytes: 500, bytesPerSecond: 500 });
});

test("a refused file keeps the server's sentence, the next one goes on, and retry sends again", async () => {
  const { queue, sending, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  sending(0).refuse(new ApiFailure('The disk is full.', 507, 'disk_full'));
  await settled();
  expect(told).toEqual(['failed a: The disk is full.']);
  expect(states()).toEqual(['failed', 'sending']);
  queue.retry(1);
  expect(states()).toEqual(['waiting', 'sending']);
  sending(1).store('http://perch/f/b');
  await settled();
  expect(sending(2).file.name).toBe('a');
});

test('a file over the limit is refused before anything is sent, without retry', () => {
  const { queue, sendings, told } = startQueue({ maxBytes: 10 });
  queue.add([fileOf('big', 11)]);
  expect(sendings.length).toBe(0);
  expect(told).toEqual(['failed big: Too large.']);
  expect(queue.transfers()[0]).toMatchObject({ state: 'failed', canRetry: false });
});

test('cancelling stops the sending, says nothing, and goes on with the next', async () => {
  const { queue, sending, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  queue.drop(1);
  await settled();
  expect(sending(0).signal.aborted).toBe(true);
  expect(told).toEqual([]);
  expect(states()).toEqual(['sending']);
  expect(sending(1).file.name).toBe('b');
});

test('dropping all stops everything', async () => {
  const { queue, sendings, states } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  queue.dropAll();
  await settled();
  expect(states()).toEqual([]);
  expect(sendings.length).toBe(1);
});

test('the summary counts', async () => {
  const { queue, sending } = startQueue({ maxBytes: 100 });
  queue.add([fileOf('a'), fileOf('b')]);
  expect(summaryOf(queue.transfers())).toBe('Uploading 1 of 2');
  sending(0).store('http://perch/f/a');
  await settled();
  expect(summaryOf(queue.transfers())).toBe('Uploading 2 of 2');
  sending(1).store('http://perch/f/b');
  await settled();
  expect(summaryOf(queue.transfers())).toBe('2 uploaded');
  queue.add([fileOf('big', 101)]);
  expect(summaryOf(queue.transfers())).toBe('2 uploaded, 1 failed');
  queue.add([fileOf('c')]);
  expect(summaryOf(queue.transfers())).toBe('Uploading 4 of 4, 1 failed');
});

test('all files together have a progress and a speed, those that failed left out', async () => {
  const { queue, sending, passMs } = startQueue({ maxBytes: 1000 });
  queue.add([fileOf('a', 400), fileOf('b', 600), fileOf('big', 1001)]);
  passMs(1000);
  sending(0).onProgress(400);
  sending(0).store('http://perch/f/a');
  await settled();
  passMs(1000);
  sending(1).onProgress(100);
  expect(overallOf(queue.transfers())).toEqual({
    sentBytes: 500,
    totalBytes: 1000,
    bytesPerSecond: 250,
  });
});

test('what failed can be sent again at once, except what was refused', async () => {
  const { queue, sending, states } = startQueue({ maxBytes: 100 });
  queue.add([fileOf('a'), fileOf('big', 101), fileOf('b')]);
  sending(0).refuse(new Error('lost'));
  await settled();
  sending(1).refuse(new Error('lost'));
  await settled();
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  queue.retryAll();
  expect(states()).toEqual(['sending', 'failed', 'waiting']);
});

test('cancelling all keeps what is done', async () => {
  const { queue, sending, sendings, states } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  sending(0).store('http://perch/f/a');
  await settled();
  queue.dropOpen();
  await settled();
  expect(states()).toEqual(['stored']);
  expect(sendings.length).toBe(2);
});
