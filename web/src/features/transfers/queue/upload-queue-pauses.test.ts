import { expect, test } from 'bun:test';

import { ApiError } from '../../../api/api-error.ts';
import { showLanguage } from '../../../language/messages.ts';
import { ServerUnavailable } from './retry-policy.ts';
import { summarize } from './transfer.ts';
import { fileOf, settled, startQueue } from './upload-queue-fixture.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('a paused file stops, the next one is sent, and it resumes in its turn', async () => {
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

test('all open transfers are paused and resumed together, closed ones are not', async () => {
  const { queue, sending, sendings, states } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  sending(0).store('http://perch/f/a');
  await settled();
  queue.pauseAll();
  await settled();
  expect(states()).toEqual(['stored', 'paused', 'paused']);
  expect(sendings.length).toBe(2);
  expect(summarize(queue.transfers())).toBe('1 uploaded, 2 paused');
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
  sending(0).onRetryScheduled({ retryAtMs: 7, retryNow: () => {} });
  expect(queue.transfers()[0]).toMatchObject({
    state: 'retrying',
    sentBytes: 400,
    retryAtMs: 7,
  });
  expect(queue.transfers()[1]).toMatchObject({ state: 'waiting' });
  sending(0).onOffset(300);
  expect(queue.transfers()[0]).toMatchObject({ state: 'sending', sentBytes: 300 });
});

test('a server that stays away fails all that wait for it, and a retry takes them all', async () => {
  const { queue, sending, sendings, states, told } = startQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  queue.pause(3);
  sending(0).refuse(new ServerUnavailable(new ApiError('The server cannot be reached.', 0, '')));
  await settled();
  expect(states()).toEqual(['failed', 'failed', 'paused']);
  expect(told).toEqual([
    'failed a: The server cannot be reached.',
    'failed b: The server cannot be reached.',
  ]);
  expect(sendings.length).toBe(1);
  queue.retryAll();
  expect(states()).toEqual(['sending', 'waiting', 'paused']);
});
