import { expect, test } from 'bun:test';

import { type Part, split, takeNext } from './parts.ts';

const part = (stage: string, estimatedSeconds: number): Part => ({
  stage,
  files: [],
  estimatedSeconds,
});

test('every file is in one part, and neighbours are in different ones', () => {
  expect(split(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

test('there are no parts without files', () => {
  expect(split(['a'], 3)).toEqual([['a']]);
  expect(split([], 3)).toEqual([]);
});

test('what takes longest is begun first', () => {
  const waiting = [part('unit', 90), part('browser', 300), part('browser', 300)];
  expect(takeNext(waiting, [])?.stage).toBe('browser');
  expect(waiting).toHaveLength(2);
});

test('a stage with many short parts comes before one with a longer part', () => {
  const waiting = [part('faults', 400), part('browser', 300), part('browser', 300)];
  expect(takeNext(waiting, [])?.stage).toBe('browser');
});

test('two lanes are at different stages as long as there are two', () => {
  const waiting = [part('browser', 300), part('browser', 300), part('unit', 90)];
  const running = [part('browser', 300)];
  expect(takeNext(waiting, running)?.stage).toBe('unit');
  expect(takeNext(waiting, running)?.stage).toBe('browser');
});

test('with nothing left, a lane has nothing to do', () => {
  expect(takeNext([], [part('browser', 300)])).toBeUndefined();
});

test('packages come first, and no browser is tested beside them', () => {
  const waiting = [part('browser', 300), part('packages', 90), part('faults', 200)];
  const running = [takeNext(waiting, [])].flatMap((each) => each ?? []);
  expect(running.map(({ stage }) => stage)).toEqual(['packages']);
  expect(takeNext(waiting, running)?.stage).toBe('faults');
  expect(takeNext(waiting, running)).toBeUndefined();
  expect(takeNext(waiting, [part('faults', 200)])?.stage).toBe('browser');
  expect(takeNext([part('packages', 90)], [part('browser', 300)])).toBeUndefined();
});
