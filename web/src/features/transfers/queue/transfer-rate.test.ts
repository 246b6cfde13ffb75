import { expect, test } from 'bun:test';

import {
  addSample,
  bytesPerSecond,
  percentOf,
  percentSent,
  type Sample,
  secondsLeft,
} from './transfer-rate.ts';

function samplesOf(...pairs: [number, number][]): Sample[] {
  return pairs.reduce<Sample[]>(
    (samples, [atMs, sentBytes]) => addSample(samples, { atMs, sentBytes }),
    [],
  );
}

test('the rate is what was sent over the time it took', () => {
  expect(bytesPerSecond(samplesOf([0, 0], [1000, 2000]))).toBe(2000);
});

test('there is no rate before half a second has passed', () => {
  expect(bytesPerSecond([])).toBeUndefined();
  expect(bytesPerSecond(samplesOf([0, 0], [400, 2000]))).toBeUndefined();
});

test('only the last five seconds count', () => {
  const samples = samplesOf([0, 0], [1000, 10_000], [6000, 20_000]);
  expect(bytesPerSecond(samples)).toBe(2000);
});

test('time left needs a rate above zero', () => {
  expect(secondsLeft(1000, 500)).toBe(2);
  expect(secondsLeft(1000, 0)).toBeUndefined();
  expect(secondsLeft(1000, undefined)).toBeUndefined();
});

test('percents are whole and reach 100 only at the end', () => {
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(1000, 1000)).toBe(100);
  expect(percentOf(1200, 1000)).toBe(100);
  expect(percentOf(0, 0)).toBe(100);
});

test('a file that is sent but not stored is never at 100 percent', () => {
  expect(percentSent(500, 1000)).toBe(50);
  expect(percentSent(1000, 1000)).toBe(99);
  expect(percentSent(0, 0)).toBe(99);
});
