import { expect, test } from 'bun:test';

import { ApiFailure, unreachableFailure } from '../../../api/api-error.ts';
import { delayMsAfter, isPassing, triesMax } from './retry-policy.ts';

test('the first try comes soon, later ones every half minute, for about ten minutes', () => {
  expect(delayMsAfter(1, 0.5)).toBe(500);
  expect(delayMsAfter(2, 0.5)).toBe(1000);
  expect(delayMsAfter(7, 0.5)).toBe(30_000);
  let totalMs = 0;
  for (let failures = 1; failures < triesMax; failures += 1) {
    totalMs += delayMsAfter(failures, 0.5) ?? Infinity;
  }
  expect(totalMs).toBeGreaterThan(9 * 60_000);
  expect(totalMs).toBeLessThan(11 * 60_000);
  expect(delayMsAfter(triesMax, 0.5)).toBeUndefined();
});

test('browsers that lost the server together do not come back together', () => {
  expect(delayMsAfter(7, 0)).toBe(22_500);
  expect(delayMsAfter(7, 1)).toBe(37_500);
});

test('only what passes by itself is tried again', () => {
  expect(isPassing(unreachableFailure())).toBe(true);
  for (const status of [409, 423, 429, 502, 503, 504]) {
    expect(isPassing(new ApiFailure('', status, ''))).toBe(true);
  }
  for (const status of [400, 401, 403, 404, 413, 500, 507]) {
    expect(isPassing(new ApiFailure('', status, ''))).toBe(false);
  }
  expect(isPassing(new ApiFailure('The file was changed.', 0, 'file_changed'))).toBe(false);
  const tooMany = new ApiFailure('You have 100 uploads.', 429, 'too_many_uploads');
  expect(isPassing(tooMany)).toBe(false);
  expect(isPassing(new TypeError())).toBe(false);
});
