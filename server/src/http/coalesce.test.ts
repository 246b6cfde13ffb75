import { expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { coalesce } from './coalesce.ts';

test('work is done once for all who ask while it is under way or has just been done', async () => {
  let time = 0;
  let runs = 0;
  const underWay: PromiseWithResolvers<number>[] = [];
  const work = () => {
    runs += 1;
    const { promise, ...rest } = Promise.withResolvers<number>();
    underWay.push({ promise, ...rest });
    return promise;
  };
  const ask = coalesce(1000, work, () => time);
  const first = Array.from({ length: 100 }, ask);
  time = 3000;
  first.push(ask());
  expect(runs).toBe(1);
  underWay[0]?.resolve(1);
  expect(new Set(await Promise.all(first))).toEqual(new Set([1]));
  // It began three seconds ago, so it is too old for others.
  const second = ask();
  expect(runs).toBe(2);
  underWay[1]?.resolve(2);
  expect(await second).toBe(2);
  time = 3999;
  expect(await ask()).toBe(2);
  time = 4000;
  const third = ask();
  expect(runs).toBe(3);
  underWay[2]?.reject(new Error('no luck'));
  expect(await outcomeOf(third)).toThrow('no luck');
  expect(await outcomeOf(ask())).toThrow('no luck');
  time = 5000;
  void ask();
  expect(runs).toBe(4);
});
