import { describe, expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { createLimiter, forEachLimited } from './concurrency-limiter.ts';

/** Tasks that end when the test says so; what has begun, in order. */
function createTasks() {
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<number>>();
  const endOf = (number: number) => {
    const end = ends.get(number) ?? Promise.withResolvers<number>();
    ends.set(number, end);
    return end;
  };
  return {
    begun,
    task: (number: number) => () => {
      begun.push(number);
      return endOf(number).promise;
    },
    end: (number: number) => endOf(number).resolve(number),
    fail: (number: number) => endOf(number).reject(new Error(`task ${number}`)),
  };
}

/** Lets everything go on that can. */
const settle = () => Bun.sleep(0);

/** Whether it has come to an end by now. */
async function isDone(promise: Promise<unknown> | undefined): Promise<boolean> {
  let done = false;
  Promise.resolve(promise).then(
    () => (done = true),
    () => (done = true),
  );
  await settle();
  return done;
}

describe('a limiter', () => {
  test('runs so many at once, in their order, and gives what each gives', async () => {
    const { begun, task, end } = createTasks();
    const limiter = createLimiter({ concurrency: 2 });
    const results = [1, 2, 3, 4].map((number) => limiter.run(task(number)));
    expect(begun).toEqual([1, 2]);
    end(2);
    await settle();
    expect(begun).toEqual([1, 2, 3]);
    for (const number of [1, 3, 4]) end(number);
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  test('lets no newcomer in before one that waits', async () => {
    const { begun, task, end } = createTasks();
    const limiter = createLimiter({ concurrency: 1 });
    const first = limiter.run(task(1)).then(() => limiter.run(task(3)));
    const second = limiter.run(task(2));
    for (const number of [1, 2, 3]) end(number);
    await Promise.all([first, second]);
    expect(begun).toEqual([1, 2, 3]);
  });

  test('goes on after a failure, which its caller alone is told', async () => {
    const { task, end, fail } = createTasks();
    const limiter = createLimiter({ concurrency: 1 });
    const [failing, next] = [limiter.run(task(1)), limiter.run(task(2))];
    fail(1);
    end(2);
    expect(await outcomeOf(failing)).toThrow('task 1');
    expect(await next).toBe(2);
    await limiter.idle();
  });

  test('refuses what would be one too many waiting, and takes it when there is room', async () => {
    const { begun, task, end } = createTasks();
    const refusal = () => new RangeError('too many');
    const limiter = createLimiter({ concurrency: 1, waitingMax: 1, refusal });
    const taken = [limiter.run(task(1)), limiter.run(task(2))];
    expect(await outcomeOf(limiter.run(task(3)))).toThrow(RangeError);
    end(1);
    await taken[0];
    taken.push(limiter.run(task(4)));
    for (const number of [2, 4]) end(number);
    await Promise.all(taken);
    expect(begun).toEqual([1, 2, 4]);
  });

  test('tells when few enough wait, and when nothing is left to do', async () => {
    const { task, end } = createTasks();
    const limiter = createLimiter({ concurrency: 1 });
    expect([limiter.idle(), limiter.waitingAtMost(0)]).toEqual([undefined, undefined]);
    for (const number of [1, 2, 3]) void limiter.run(task(number));
    expect(limiter.waitingAtMost(2)).toBeUndefined();
    const [oneWaits, idle] = [limiter.waitingAtMost(1), limiter.idle()];
    expect(await isDone(oneWaits)).toBe(false);
    end(1);
    expect(await isDone(oneWaits)).toBe(true);
    end(2);
    expect(await isDone(idle)).toBe(false);
    end(3);
    expect(await isDone(idle)).toBe(true);
  });
});

describe('working on each item', () => {
  const ignore = () => {};
  const each = (
    items: Iterable<number>,
    tasks: ReturnType<typeof createTasks>,
    stop?: AbortSignal,
  ) =>
    forEachLimited(items, { concurrency: 2, ...(stop && { signal: stop }) }, (item) =>
      tasks.task(item)().then(ignore),
    );

  test('takes an item only when there is a place for it, and ends with the last', async () => {
    const tasks = createTasks();
    const taken: number[] = [];
    function* items() {
      for (const item of [1, 2, 3, 4]) {
        taken.push(item);
        yield item;
      }
    }
    const working = each(items(), tasks);
    await settle();
    expect(tasks.begun).toEqual([1, 2]);
    expect(taken.length).toBeLessThanOrEqual(3);
    for (const item of [1, 2, 3]) tasks.end(item);
    expect(await isDone(working)).toBe(false);
    tasks.end(4);
    await working;
    expect(tasks.begun).toEqual([1, 2, 3, 4]);
    await each([], tasks);
  });

  test('begins nothing after a failure, and tells the first one when all others have ended', async () => {
    const tasks = createTasks();
    const working = each([1, 2, 3, 4], tasks);
    await settle();
    tasks.fail(2);
    expect(await isDone(working)).toBe(false);
    tasks.fail(1);
    expect(await outcomeOf(working)).toThrow('task 2');
    expect(tasks.begun).toEqual([1, 2]);
  });

  test('begins nothing once it is aborted, and waits for what has begun', async () => {
    const tasks = createTasks();
    const stopping = new AbortController();
    const working = each([1, 2, 3, 4], tasks, stopping.signal);
    await settle();
    stopping.abort();
    tasks.end(1);
    expect(await isDone(working)).toBe(false);
    tasks.end(2);
    await working;
    expect(tasks.begun).toEqual([1, 2]);
    await each([5], tasks, stopping.signal);
    expect(tasks.begun).toEqual([1, 2]);
  });
});
