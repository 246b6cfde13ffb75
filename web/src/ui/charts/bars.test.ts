import { expect, test } from 'bun:test';

import { layOutBars } from './bars.ts';

const size = { height: 40, step: 4 };

test('the largest value fills the height, the others their share of it', () => {
  expect(layOutBars([20, 0, 10], size)).toEqual([
    { x: 0, y: 0, height: 40 },
    { x: 4, y: 40, height: 0 },
    { x: 8, y: 20, height: 20 },
  ]);
});

test('a value that is small beside the others can still be seen', () => {
  expect(layOutBars([1, 1_000_000], size)[0]).toEqual({ x: 0, y: 35, height: 5 });
});

test('nothing but zeros has no height', () => {
  expect(layOutBars([0, 0], size).map(({ height }) => height)).toEqual([0, 0]);
  expect(layOutBars([], size)).toEqual([]);
});
