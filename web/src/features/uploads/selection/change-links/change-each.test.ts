import { expect, test } from 'bun:test';

import { ApiError } from '../../../../api/api-error.ts';
import { changeEach } from './change-each.ts';

const numbers = Array.from({ length: 10 }, (_, index) => index);

test('a few calls are made at a time, and their outcomes keep the order', async () => {
  let open = 0;
  let mostOpen = 0;
  const outcomes = await changeEach(numbers, async (number) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    // Later ones end first.
    for (let turn = numbers.length; turn > number; turn -= 1) await Promise.resolve();
    open -= 1;
    return number * 2;
  });
  expect(mostOpen).toBe(4);
  expect(outcomes).toEqual(numbers.map((item) => ({ item, state: 'changed', result: item * 2 })));
});

test('a failure does not keep the others from being tried', async () => {
  const failure = new ApiError('Taken.', 409, 'taken');
  const outcomes = await changeEach(numbers, async (number) => {
    if (number === 3) throw failure;
    return 'ok';
  });
  expect(outcomes[3]).toEqual({ item: 3, state: 'failed', failure });
  expect(outcomes.filter(({ state }) => state === 'changed')).toHaveLength(9);
});

test('an expired session ends it', async () => {
  const tried: number[] = [];
  const outcomes = changeEach(numbers, async (number) => {
    tried.push(number);
    throw new ApiError('Sign in.', 401, 'unauthenticated');
  });
  expect(await outcomes.catch((error: unknown) => error)).toMatchObject({ message: 'Sign in.' });
  expect(tried).toEqual([0, 1, 2, 3]);
});
