import { expect, test } from 'bun:test';

import { ApiFailure } from '../../api-failure.ts';
import { ServerAway } from './back-off.ts';
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
  const left: string[] = [];
  let clockMs = 0;
  const queue = new UploadQueue({
    send: (file, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      sendings.push({ file, ...options, store: resolve, refuse: reject });
      return promise;
    },
    discard: ({ name }) => left.push(`discard ${name}`),
    release: ({ name }) => left.push(`release ${name}`),
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
  const passMs = (ms: number) => (clockMs += ms);
  return { queue, sendings, sending, told, left, states, passMs };
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
  const { queue, sending, states, told, left } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  queue.drop(1);
  await settled();
  expect(sending(0).signal.aborted).toBe(true);
  expect(told).toEqual([]);
  expect(left).toEqual(['discard a']);
  expect(states()).toEqual(['sending']);
  expect(sending(1).file.name).toBe('b');
});

test('what is dismissed after a failure may be gone on with later', async () => {
  const { queue, sending, left } = startQueue();
  queue.add([fileOf('a')]);
  sending(0).refuse(new Error('lost'));
  await settled();
  queue.drop(1);
  expect(left).toEqual(['release a']);
});

test('a paused file stops, lets the next one go, and goes on in its turn', async () => {
  const { queue, sending, sendings, states, told } = startQueue();
  queue.add([fileOf('a', 1000), fileOf('b'), fileOf('c')]);
  sending(0).onProgress(400);
  queue.pause(1);
  sending(0).onProgress(500);
  await settled();
  expect(sending(0).signal.aborted).toBe(true);
  expect(states()).toEqual(['paused', 'sending', 'waiting']);
  expect(queue.transfers()[0]).toMatchObject({ sentBytes: 400 });
  queue.resume(1);
  expect(states()).toEqual(['waiting', 'sending', 'waiting']);
  sending(1).store('http://perch/f/b');
  await settled();
  expect(states()).toEqual(['sending', 'stored', 'waiting']);
  expect(sendings.map(({ file }) => file.name)).toEqual(['a', 'b', 'a']);
  expect(told).toEqual(['stored b']);
});

test('everything is paused and goes on at once, but for what is closed', async () => {
  const { queue, sending, sendings, states } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  sending(0).store('http://perch/f/a');
  await settled();
  queue.pauseAll();
  await settled();
  expect(states()).toEqual(['stored', 'paused', 'paused']);
  expect(sendings.length).toBe(2);
  expect(summaryOf(queue.transfers())).toBe('1 uploaded, 2 paused');
  queue.resumeAll();
  expect(states()).toEqual(['stored', 'sending', 'waiting']);
});

test('a paused file that is cancelled is discarded', async () => {
  const { queue, left } = startQueue();
  queue.add([fileOf('a')]);
  queue.pause(1);
  await settled();
  queue.drop(1);
  expect(left).toEqual(['discard a']);
});

test('what the server had before is no speed', () => {
  const { queue, sending, passMs } = startQueue();
  queue.add([fileOf('a', 1_000_000)]);
  passMs(1000);
  sending(0).onOffset(900_000);
  passMs(1000);
  sending(0).onProgress(900_500);
  expect(queue.transfers()[0]).toMatchObject({
    sentBytes: 900_500,
    bytesPerSecond: 500,
    overallBytesPerSecond: 250,
  });
});

test('while the server is away the file says when it is tried again', () => {
  const { queue, sending } = startQueue();
  queue.add([fileOf('a', 1000), fileOf('b')]);
  sending(0).onProgress(400);
  sending(0).onWaiting({ nextTryAtMs: 7, tryNow: () => {} });
  expect(queue.transfers()[0]).toMatchObject({
    state: 'retrying',
    sentBytes: 400,
    nextTryAtMs: 7,
  });
  expect(queue.transfers()[1]).toMatchObject({ state: 'waiting' });
  sending(0).onOffset(300);
  expect(queue.transfers()[0]).toMatchObject({ state: 'sending', sentBytes: 300 });
});

test('a server that stays away fails all that wait for it, and a retry takes them all', async () => {
  const { queue, sending, sendings, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  queue.pause(3);
  sending(0).refuse(new ServerAway(new ApiFailure('Nobody is there.', 0, '')));
  await settled();
  expect(states()).toEqual(['failed', 'failed', 'paused']);
  expect(told).toEqual(['failed a: Nobody is there.', 'failed b: Nobody is there.']);
  expect(sendings.length).toBe(1);
  queue.retryAll();
  expect(states()).toEqual(['sending', 'waiting', 'paused']);
});

test('leaving stops everything, and what has arrived stays', async () => {
  const { queue, sendings, states, left } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  queue.leaveAll();
  await settled();
  expect(states()).toEqual([]);
  expect(sendings.length).toBe(1);
  expect(left.toSorted()).toEqual(['release a', 'release b']);
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
  const { queue, sending, sendings, states, left } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  sending(0).store('http://perch/f/a');
  await settled();
  queue.dropOpen();
  await settled();
  expect(states()).toEqual(['stored']);
  expect(sendings.length).toBe(2);
  expect(left.toSorted()).toEqual(['discard b', 'discard c']);
});
