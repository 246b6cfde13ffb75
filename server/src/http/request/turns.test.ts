import { expect, test } from 'bun:test';
import { setImmediate } from 'node:timers/promises';

import { createTurns } from './turns.ts';

test('a few begin at once, the others in their order in later iterations of the loop', async () => {
  const takeTurn = createTurns();
  const begun: number[] = [];
  const all = Array.from({ length: 20 }, async (_, number) => {
    await takeTurn();
    begun.push(number);
  });
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await setImmediate();
  expect(begun.length).toBeLessThan(20);
  await Promise.all(all);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test('one that comes by itself waits for nothing, again and again', async () => {
  const takeTurn = createTurns();
  for (let round = 0; round < 30; round += 1) {
    expect(takeTurn()).toBeUndefined();
    await setImmediate();
    await setImmediate();
  }
});
