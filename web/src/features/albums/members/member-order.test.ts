import { expect, test } from 'bun:test';

import { changedRange, moveNextTo, moveTo, restoreOrder } from './member-order.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const text = (ids: readonly string[]) => ids.join('');

test('members go together beside another one, in their own order', () => {
  expect(text(moveNextTo(order, ['a'], 'c', 'after'))).toBe('bcade');
  expect(text(moveNextTo(order, ['e', 'c'], 'a', 'before'))).toBe('ceabd');
  expect(text(moveNextTo(order, ['b', 'd'], 'e', 'after'))).toBe('acebd');
});

test('beside itself or one that is gone, nothing moves', () => {
  expect(moveNextTo(order, ['b', 'c'], 'c', 'before')).toBe(order);
  expect(moveNextTo(order, ['b'], 'x', 'before')).toBe(order);
});

test('a member moves to a place, and no further than the ends', () => {
  expect(text(moveTo(order, 'b', 2))).toBe('acbde');
  expect(text(moveTo(order, 'b', -1))).toBe('bacde');
  expect(text(moveTo(order, 'b', 99))).toBe('acdeb');
  expect(moveTo(order, 'e', 5)).toBe(order);
  expect(moveTo(order, 'x', 0)).toBe(order);
});

test('only the part between the first and the last that changed is named', () => {
  expect(changedRange(order, order)).toEqual([]);
  expect(changedRange(order, ['a', 'c', 'b', 'd', 'e'])).toEqual(['c', 'b']);
  expect(changedRange(order, ['e', 'a', 'b', 'c', 'd'])).toEqual(['e', 'a', 'b', 'c', 'd']);
});

test('members that come back stand where they were, also in another order', () => {
  expect(text(restoreOrder(['a', 'd', 'e'], order, ['b', 'c']))).toBe('abcde');
  expect(text(restoreOrder(['b', 'c'], order, ['a', 'e', 'd']))).toBe('abcde');
  expect(text(restoreOrder(['e', 'd', 'x', 'b'], order, ['a', 'c']))).toBe('aedxbc');
  expect(text(restoreOrder(order, order, ['c']))).toBe('abcde');
});
