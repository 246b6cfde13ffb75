import { expect, test } from 'bun:test';

import { failureFrom, unreachableFailure } from '../../api/api-error.ts';
import { loginFailureSentence } from './login-failure.ts';

const answer = (error: string, code: string) => JSON.stringify({ success: false, error, code });

test("the server's sentence is shown", () => {
  const failure = failureFrom(401, answer('Wrong email or password.', 'invalid_credentials'));
  expect(loginFailureSentence(failure)).toBe('Wrong email or password.');
});

test('any 403 says that approval is missing', () => {
  const failure = failureFrom(403, answer('No.', 'account_pending'));
  const sentence = 'Account not approved yet. Please wait for admin approval.';
  expect(loginFailureSentence(failure)).toBe(sentence);
});

test("a proxy's page and unexpected errors get the general sentence", () => {
  const sentence = 'Login failed. Please check your credentials.';
  expect(loginFailureSentence(failureFrom(502, '<h1>Bad Gateway</h1>'))).toBe(sentence);
  expect(loginFailureSentence(new TypeError('x'))).toBe(sentence);
});

test('a server that cannot be reached is not called a wrong password', () => {
  expect(loginFailureSentence(unreachableFailure())).toContain('cannot be reached');
});
