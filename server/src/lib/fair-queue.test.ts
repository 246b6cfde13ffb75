import { expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { AppError } from './errors.ts';
import { createFairQueue } from './fair-queue.ts';

const overloaded = () => new AppError('busy', () => 'Too many.');

/** A queue for one at a time whose tasks end only when the test says so. */
function openQueue({ queuedMax = 10, laneMax = 8 } = {}) {
  const inTurn = createFairQueue({ concurrencyMax: 1, queuedMax, overloaded });
  const begun: string[] = [];
  const refused: string[] = [];
  const endings: (() => void)[] = [];
  return {
    begun,
    refused,
    add(name: string, flow = name, headStartTurns = 0, places = 1) {
      const place = {
        flows: [{ name: flow, queuedMax: laneMax, penaltyTurns: 1 }],
        headStartTurns,
        places,
      };
      const task = async () => {
        begun.push(name);
        await new Promise<void>((resolve) => endings.push(resolve));
      };
      void inTurn(place, task).catch(() => refused.push(name));
    },
    /** Ends what runs, one after the other, until nothing does. */
    async end(count = Infinity) {
      for (let ended = 0; ended < count; ended += 1) {
        await Bun.sleep(0);
        const next = endings.shift();
        if (!next) return;
        next();
      }
      await Bun.sleep(0);
    },
  };
}

test('runs what one flow has in order', async () => {
  const queue = openQueue();
  for (const name of ['a', 'b', 'c', 'd']) queue.add(name, 'one flow');
  await queue.end();
  expect(queue.begun).toEqual(['a', 'b', 'c', 'd']);
  queue.add('later', 'one flow');
  await queue.end();
  expect(queue.begun).toEqual(['a', 'b', 'c', 'd', 'later']);
});

test('lets flows take turns, however much one of them has', async () => {
  const queue = openQueue();
  queue.add('running');
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(name, 'a');
  queue.add('b1', 'b');
  queue.add('b2', 'b');
  queue.add('c1', 'c');
  await queue.end();
  expect(queue.begun).toEqual(['running', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('is not held up by newcomers without end', async () => {
  const queue = openQueue();
  queue.add('running');
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'a');
  for (let count = 0; count < 6; count += 1) {
    queue.add(`newcomer ${count}`);
    await queue.end(1);
  }
  expect(queue.begun).toContain('a3');
  await queue.end();
  expect(queue.refused).toEqual([]);
});

test('refuses tasks beyond a flow’s limit, and none of another flow', async () => {
  const queue = openQueue({ laneMax: 2 });
  queue.add('running');
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'a');
  queue.add('b1', 'b');
  await queue.end();
  expect(queue.refused).toEqual(['a3']);
  expect(queue.begun).toEqual(['running', 'a1', 'b1', 'a2']);
});

test('where all places are taken, the longest flow loses one to a newcomer', async () => {
  const queue = openQueue({ queuedMax: 4 });
  queue.add('running');
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'a');
  queue.add('b1', 'b');
  queue.add('c1', 'c');
  queue.add('d1', 'd');
  // Each flow has one now, so none has a place too many.
  queue.add('e1', 'e');
  await queue.end();
  expect(queue.refused.toSorted()).toEqual(['a2', 'a3', 'e1']);
  expect(queue.begun).toEqual(['running', 'a1', 'b1', 'c1', 'd1']);
});

test('what has turns in advance comes first, and is not turned away', async () => {
  const queue = openQueue({ queuedMax: 2 });
  queue.add('running');
  queue.add('a');
  queue.add('b');
  queue.add('owner', 'owner', 5);
  await queue.end();
  expect(queue.refused).toEqual(['b']);
  expect(queue.begun).toEqual(['running', 'owner', 'a']);
});

test('goes on behind a task that fails', async () => {
  const inTurn = createFairQueue({ concurrencyMax: 1, queuedMax: 1, overloaded });
  const place = { flows: [], headStartTurns: 0 };
  const failing = inTurn(place, async () => {
    throw new Error('not this time');
  });
  const next = inTurn(place, async () => 'next');
  expect(await outcomeOf(failing)).toThrow('not this time');
  expect(await next).toBe('next');
});

test('counts the places of large tasks, and refuses one that finds too few', async () => {
  const queue = openQueue({ queuedMax: 10, laneMax: 6 });
  queue.add('running');
  queue.add('a1', 'a', 0, 4);
  queue.add('a2', 'a', 0, 3);
  queue.add('a3', 'a', 0, 2);
  queue.add('b1', 'b', 0, 4);
  await queue.end(0);
  expect(queue.refused).toEqual(['a2']);
  // The line is full: the last of the flow with most makes room, and the large one has no other to displace.
  queue.add('c1', 'c');
  queue.add('c2', 'c', 0, 6);
  await queue.end();
  expect(queue.refused.toSorted()).toEqual(['a2', 'a3', 'c2']);
  expect(queue.begun).toEqual(['running', 'a1', 'b1', 'c1']);
});
