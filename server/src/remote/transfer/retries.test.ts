import { expect, test } from 'bun:test';

import { outcomeOf } from '../../../../test/support/wait.ts';
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
  expect(await retries.wait(lost).catch((error: unknown) => error)).toBe(lost);
  retries.progressed();
  await retries.wait(lost);
});

test('a refusal, or a wait beyond the time, ends the trying', async () => {
  const retries = createRetries({ retryMs: 30_000, signal });
  expect(await retries.wait(refused).catch((error: unknown) => error)).toBe(refused);
  expect(await retries.wait(busy).catch((error: unknown) => error)).toBe(busy);
  expect(await outcomeOf(retries.wait(new Error('a bug')))).toThrow('a bug');
  expect(
    await createRetries({ retryMs: 0, signal })
      .wait(lost)
      .catch((error: unknown) => error),
  ).toBe(lost);
});

test('Ctrl-C ends the waiting', async () => {
  const interrupted = new AbortController();
  const waiting = createRetries({ retryMs: 60_000, signal: interrupted.signal }).wait(lost);
  interrupted.abort(refused);
  expect(await waiting.catch((error: unknown) => error)).toBe(refused);
});
