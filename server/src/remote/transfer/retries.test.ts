import { expect, test } from 'bun:test';

import { RemoteFailure } from '../remote-failure.ts';
import { createRetries } from './retries.ts';

const lost = new RemoteFailure('unreachable', 'Lost.', { isTemporary: true });
const refused = new RemoteFailure('tooLarge', 'Too large.');
const busy = new RemoteFailure('failed', 'Busy.', {
  isTemporary: true,
  status: 429,
  retryAfterMs: 60_000,
});
const { signal } = new AbortController();

test('waits longer each time, and gives up when nothing has come further for too long', async () => {
  const retries = createRetries({ retryMs: 900, signal });
  await retries.wait(lost);
  await expect(retries.wait(lost)).rejects.toBe(lost);
  retries.progressed();
  await retries.wait(lost);
});

test('a refusal, or a wait beyond the time, ends the trying', async () => {
  const retries = createRetries({ retryMs: 30_000, signal });
  await expect(retries.wait(refused)).rejects.toBe(refused);
  await expect(retries.wait(busy)).rejects.toBe(busy);
  await expect(retries.wait(new Error('a bug'))).rejects.toThrow('a bug');
  await expect(createRetries({ retryMs: 0, signal }).wait(lost)).rejects.toBe(lost);
});

test('Ctrl-C ends the waiting', async () => {
  const interrupted = new AbortController();
  const waiting = createRetries({ retryMs: 60_000, signal: interrupted.signal }).wait(lost);
  interrupted.abort(refused);
  await expect(waiting).rejects.toBe(refused);
});
