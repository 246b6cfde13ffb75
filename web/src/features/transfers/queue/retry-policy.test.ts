import { expect, test } from 'bun:test';

import { ApiError, networkError } from '../../../api/api-error.ts';
import { showLanguage } from '../../../language/messages.ts';
import { attemptsMax, isTransient, retryDelayMs } from './retry-policy.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('the first try comes soon, later ones every half minute, for about ten minutes', () => {
  expect(retryDelayMs(1, 0.5)).toBe(500);
  expect(retryDelayMs(2, 0.5)).toBe(1000);
  expect(retryDelayMs(7, 0.5)).toBe(30_000);
  let totalMs = 0;
  for (let failures = 1; failures < attemptsMax; failures += 1) {
    totalMs += retryDelayMs(failures, 0.5) ?? Infinity;
  }
  expect(totalMs).toBeGreaterThan(9 * 60_000);
  expect(totalMs).toBeLessThan(11 * 60_000);
  expect(retryDelayMs(attemptsMax, 0.5)).toBeUndefined();
});

test('browsers that lost the server together do not come back together', () => {
  expect(retryDelayMs(7, 0)).toBe(22_500);
  expect(retryDelayMs(7, 1)).toBe(37_500);
});

test('only transient errors are retried', () => {
  expect(isTransient(networkError())).toBe(true);
  for (const status of [409, 423, 429, 502, 503, 504]) {
    expect(isTransient(new ApiError('', status, ''))).toBe(true);
  }
  for (const status of [400, 401, 403, 404, 413, 500, 507]) {
    expect(isTransient(new ApiError('', status, ''))).toBe(false);
  }
  expect(isTransient(new ApiError('The file was changed.', 0, 'file_changed'))).toBe(false);
  const tooMany = new ApiError('You have 100 uploads.', 429, 'too_many_uploads');
  expect(isTransient(tooMany)).toBe(false);
  expect(isTransient(new ApiError('Another file has this slug.', 409, 'taken', 'slug'))).toBe(
    false,
  );
  expect(isTransient(new TypeError())).toBe(false);
});
