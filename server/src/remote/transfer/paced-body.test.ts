import { expect, test } from 'bun:test';

import { pacedBody } from './paced-body.ts';

const { signal } = new AbortController();

test('an answer that comes while a piece is read ends the body without a failure', async () => {
  const reading = Promise.withResolvers<void>();
  const readOn = Promise.withResolvers<void>();
  let sentBytes = 0;
  async function* pieces() {
    yield new Uint8Array(10);
    reading.resolve();
    await readOn.promise;
    yield new Uint8Array(10);
  }
  using body = openBody(pieces(), (bytes) => (sentBytes += bytes));
  const reader = body.stream.getReader();
  expect((await reader.read()).value).toHaveLength(10);
  const next = reader.read();
  await reading.promise;
  const cancelled = reader.cancel();
  readOn.resolve();
  await cancelled;
  expect((await next).done).toBe(true);
  expect(body.failure()).toBeUndefined();
  expect(sentBytes).toBe(10);
  expect(body.isComplete()).toBe(false);
});

test('a file that cannot be read is the failure of its body', async () => {
  const broken = new Error('unreadable');
  async function* pieces() {
    yield new Uint8Array(1);
    throw broken;
  }
  using body = openBody(pieces(), () => {});
  const reader = body.stream.getReader();
  await reader.read();
  expect(await reader.read().catch((error: unknown) => error)).toBe(broken);
  expect(body.failure()).toBe(broken);
});

function openBody(pieces: AsyncIterable<Uint8Array>, onSent: (bytes: number) => void) {
  const body = pacedBody(pieces, signal, onSent);
  return { ...body, [Symbol.dispose]: () => body.close() };
}
