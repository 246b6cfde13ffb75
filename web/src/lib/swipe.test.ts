import { expect, test } from 'bun:test';

import { swipeOf } from './swipe.ts';

test('a finger that moves to a side swipes, and one that hardly moves does not', () => {
  expect(swipeOf(-80, 10)).toBe('left');
  expect(swipeOf(80, -30)).toBe('right');
  expect(swipeOf(10, 120)).toBe('down');
  expect(swipeOf(20, 5)).toBeUndefined();
  expect(swipeOf(60, 60)).toBeUndefined();
  expect(swipeOf(0, -200)).toBeUndefined();
});
