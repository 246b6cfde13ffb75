import { expect, test } from 'bun:test';

import { createFairQueue } from '../lib/fair-queue.ts';
import { classifyClient, hashingQueueLimits, type PasswordClient } from './hashing-flows.ts';

const ann: PasswordClient = { address: '192.0.2.1', name: 'ann@example.org', isKnown: false };

/** Which of these at once are let in; none of them ends before all have come. */
async function letIn(clients: readonly PasswordClient[]): Promise<PasswordClient[]> {
  const inTurn = createFairQueue(hashingQueueLimits);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = Promise.allSettled(
    clients.map((client) => inTurn(classifyClient(client), () => promise.then(() => client))),
  );
  resolve();
  return (await asked).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

// Two more are being hashed.
test.each<[string, number, (number: number) => Partial<PasswordClient>]>([
  ['eight of one name', 8, (number) => ({ address: `203.0.${number}.1` })],
  ['thirty-two of one address', 32, (number) => ({ name: `${number}` })],
  ['forty of one /24', 40, (number) => ({ name: `${number}`, address: `192.0.2.${number}` })],
  ['forty of one /56', 40, (number) => ({ name: `${number}`, address: `2001:db8:0:${number}::1` })],
  [
    'forty-eight of one /48',
    48,
    (number) => ({ name: `${number}`, address: `2001:db8:0:${(number * 256).toString(16)}::1` }),
  ],
  ['ninety-six in all', 96, (number) => ({ name: `${number}`, address: `203.0.${number}.1` })],
])('lets %s wait, and no more', async (_, queuedMax, change) => {
  const clients = Array.from({ length: queuedMax + 7 }, (__, number) => ({
    ...ann,
    ...change(number),
  }));
  expect(await letIn(clients)).toHaveLength(queuedMax + 2);
});

test('keeps places for the owner on a known network while others wait for the name', async () => {
  const guesses = Array.from({ length: 20 }, (_, number) => ({
    ...ann,
    address: `203.0.${number}.1`,
  }));
  const owner = { ...ann, isKnown: true };
  const asked = await letIn([...guesses, owner]);
  expect(asked).toHaveLength(11);
  expect(asked).toContain(owner);
});

test('keeps places for others while two networks have all of them', async () => {
  const crowd = Array.from({ length: 96 }, (_, number) => ({
    ...ann,
    name: `${number}`,
    address: `203.0.${number % 2}.${number}`,
  }));
  const others = Array.from({ length: 20 }, (_, number) => ({
    ...ann,
    name: `other ${number}`,
    address: `198.51.${number}.1`,
  }));
  const asked = await letIn([...crowd, ...others]);
  for (const other of others) expect(asked).toContain(other);
  // The two networks have forty places each, and two that are being hashed.
  expect(asked).toHaveLength(98);
});
