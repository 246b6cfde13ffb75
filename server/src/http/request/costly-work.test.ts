import { expect, test } from 'bun:test';
import { setImmediate } from 'node:timers/promises';

import { createCostlyWork } from './costly-work.ts';

const nothing = async () => {};
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { code?: string; retryAfterSeconds?: number }) =>
      `${error.code} ${error.retryAfterSeconds}`,
  );

test('a crowd from one network is refused in part, and one from another network is served', async () => {
  const { run } = createCostlyWork();
  const crowd = Array.from({ length: 500 }, () => outcomeOf(run('192.0.2.1', nothing)));
  const other = outcomeOf(run('198.51.100.1', nothing));
  const outcomes = await Promise.all(crowd);
  expect(await other).toBe('done');
  expect(new Set(outcomes)).toEqual(new Set(['done', 'busy 2']));
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(34);
});

test('at least half of many networks that come at once are served', async () => {
  const { run } = createCostlyWork();
  const crowd = Array.from({ length: 250 }, (_, index) =>
    outcomeOf(run(`10.${index}.0.1`, nothing)),
  );
  const done = (await Promise.all(crowd)).filter((each) => each === 'done');
  expect(done.length).toBeGreaterThanOrEqual(125);
});

test('two tasks begin in one iteration of the event loop, however short they are', async () => {
  const { run } = createCostlyWork();
  let begun = 0;
  const all = Array.from({ length: 20 }, () =>
    run('192.0.2.1', async () => {
      begun += 1;
    }),
  );
  await setImmediate();
  expect(begun).toBeLessThanOrEqual(4);
  await Promise.all(all);
  expect(begun).toBe(20);
});

test('equal work is done once for all that ask within seconds, and other work beside it', async () => {
  const runJoined = createCostlyWork().joined<string>(({ length }) => length);
  let runs = 0;
  const task = async () => {
    runs += 1;
    await setImmediate();
    return `result ${runs}`;
  };
  const ask = (key: string, address: string) => runJoined(key, address, task);
  const [first, second] = await Promise.all([ask('a', '192.0.2.1'), ask('a', '198.51.100.1')]);
  expect([first, second, runs]).toEqual(['result 1', 'result 1', 1]);
  expect(await ask('a', '192.0.2.2')).toBe('result 1');
  expect(await ask('b', '192.0.2.1')).toBe('result 2');
});

test('a task that fails gives its place to the next one', async () => {
  const { run } = createCostlyWork();
  const fail = () => Promise.reject(new Error('broken'));
  const failed = await Promise.allSettled(Array.from({ length: 5 }, () => run('a', fail)));
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await outcomeOf(run('a', nothing))).toBe('done');
});
