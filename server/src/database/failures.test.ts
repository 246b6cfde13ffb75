import { expect, test } from 'bun:test';

import { AppError } from '../lib/errors.ts';
import { isDefiniteFailure } from './failures.ts';

const failure = (code: string) => Object.assign(new Error('The database failed'), { code });

test('what the database has refused was certainly not written', () => {
  for (const code of [
    'SQLITE_ERROR',
    'SQLITE_FULL',
    'SQLITE_CONSTRAINT_UNIQUE',
    '23505',
    '42P01',
  ]) {
    expect(`${code} ${isDefiniteFailure(failure(code))}`).toBe(`${code} true`);
  }
  expect(isDefiniteFailure(new AppError('forbidden', () => 'No.'))).toBe(true);
});

test('what comes in the place of a commit’s answer says nothing about it', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'SQLITE_IOERR_FSYNC', '57P01', '08006', '08007', '']) {
    expect(`${code} ${isDefiniteFailure(failure(code))}`).toBe(`${code} false`);
  }
  expect(isDefiniteFailure(new Error('Connection terminated unexpectedly'))).toBe(false);
});
