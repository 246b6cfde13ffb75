import { expect, test } from 'bun:test';

import { networkError, parseErrorResponse } from '../../../api/api-error.ts';
import { showLanguage } from '../../../language/messages.ts';
import { secondFactorOf } from './second-factor.ts';

await showLanguage({ locale: 'en', isChosen: false });

const read = (body: unknown) => secondFactorOf(parseErrorResponse(401, JSON.stringify(body)));

test('what continues a sign-in is read, less what this page does not know', () => {
  const factors = ['code', 'song', 'passkey', 1];
  expect(read({ error: 'A code, please.', challenge: 'abc', factors })).toEqual({
    challenge: 'abc',
    factors: ['code', 'passkey'],
  });
  expect(read({ challenge: 'abc', factors: 'code' })).toEqual({ challenge: 'abc', factors: [] });
});

test('any other failure continues nothing', () => {
  for (const body of [{}, null, [], { challenge: '' }, { challenge: 1, factors: ['code'] }]) {
    expect(read(body)).toBeUndefined();
  }
  for (const failure of [null, undefined, new Error('x'), networkError()]) {
    expect(secondFactorOf(failure)).toBeUndefined();
  }
});
