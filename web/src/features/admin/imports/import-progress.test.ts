import { expect, test } from 'bun:test';

import { addSample, type ProgressSample, ratesOf } from './import-progress.ts';

const at = (seconds: number, files: number, bytes: number): ProgressSample => ({
  atMs: seconds * 1000,
  files,
  bytes,
});
const samplesOf = (...samples: ProgressSample[]) =>
  samples.reduce<ProgressSample[]>((known, sample) => addSample(known, sample), []);

test('the rate follows the last seconds, and the time left the files that are still to come', () => {
  expect(ratesOf(samplesOf(at(0, 0, 0), at(1, 10, 100)), 1000)).toBeUndefined();
  const samples = samplesOf(at(0, 0, 0), at(90, 100, 1000), at(95, 150, 2000), at(100, 200, 3000));
  expect(ratesOf(samples, 1000)).toEqual({ bytesPerSecond: 200, secondsLeft: 80 });
  expect(ratesOf(samplesOf(at(0, 5, 0), at(9, 5, 0)), 9)).toEqual({
    bytesPerSecond: 0,
    secondsLeft: undefined,
  });
});

test('another process begins to count anew', () => {
  expect(samplesOf(at(0, 100, 10), at(1, 3, 10))).toEqual([at(1, 3, 10)]);
});
