import { expect, test } from 'bun:test';

import { ApiError } from '../../../api/api-error.ts';
import { showLanguage } from '../../../language/messages.ts';
import { overallProgress, storedOfBatch, summarize } from './transfer.ts';
import { fileOf, settled, startQueue } from './upload-queue-fixture.ts';

await showLanguage({ locale: 'en', isChosen: false });

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

test("a refused file keeps the server's sentence, the next one is sent, and retry sends it again", async () => {
  const { queue, sending, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  sending(0).refuse(new ApiError('The disk is full.', 507, 'disk_full'));
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

test('cancelling aborts the request, shows no toast, and sends the next file', async () => {
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

test('a failed transfer that is dismissed can be resumed later', async () => {
  const { queue, sending, left } = startQueue();
  queue.add([fileOf('a')]);
  sending(0).refuse(new Error('lost'));
  await settled();
  queue.drop(1);
  expect(left).toEqual(['release a']);
});

test('leaving stops everything, and what has arrived stays', async () => {
  const { queue, sendings, states, left } = startQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  queue.releaseAll();
  await settled();
  expect(states()).toEqual([]);
  expect(sendings.length).toBe(1);
  expect(left.toSorted()).toEqual(['release a', 'release b']);
});

test('the summary counts', async () => {
  const { queue, sending } = startQueue({ maxBytes: 100 });
  queue.add([fileOf('a'), fileOf('b')]);
  expect(summarize(queue.transfers())).toBe('Uploading 1 of 2');
  sending(0).store('http://perch/f/a');
  await settled();
  expect(summarize(queue.transfers())).toBe('Uploading 2 of 2');
  sending(1).store('http://perch/f/b');
  await settled();
  expect(summarize(queue.transfers())).toBe('2 uploaded');
  queue.add([fileOf('big', 101)]);
  expect(summarize(queue.transfers())).toBe('2 uploaded, 1 failed');
  queue.add([fileOf('c')]);
  expect(summarize(queue.transfers())).toBe('Uploading 4 of 4, 1 failed');
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
  expect(overallProgress(queue.transfers())).toEqual({
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

test('cancelling all keeps stored files', async () => {
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

test('files that were added together are there together, once none of them is open', async () => {
  const { queue, sending } = startQueue();
  queue.add([fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt')]);
  queue.add([fileOf('later.txt')]);
  const batch = queue.transfers()[0]?.batch ?? 0;
  const stored = () => storedOfBatch(queue.transfers(), batch).map(({ url }) => url);
  sending(0).store('https://files.example/a');
  await settled();
  expect(stored()).toEqual([]);
  sending(1).refuse(new Error('refused'));
  await settled();
  expect(stored()).toEqual([]);
  sending(2).store('https://files.example/c');
  await settled();
  expect(stored()).toEqual(['https://files.example/a', 'https://files.example/c']);
  expect(storedOfBatch(queue.transfers(), batch)[1]?.uploadId).toBe('id of c.txt');
});
