import { expect, test } from 'bun:test';

import { networkError, parseErrorResponse } from '../../api/api-error.ts';
import { loginErrorMessage } from './login-error.ts';

const answer = (error: string, code: string) => JSON.stringify({ success: false, error, code });

test("the server's sentence is shown", () => {
  const failure = parseErrorResponse(
    401,
    answer('Wrong email or password.', 'invalid_credentials'),
  );
  expect(loginErrorMessage(failure)).toBe('Wrong email or password.');
});

test('any 403 says that approval is missing', () => {
  const failure = parseErrorResponse(403, answer('No.', 'account_pending'));
  const sentence = 'Account not approved yet. Please wait for admin approval.';
  expect(loginErrorMessage(failure)).toBe(sentence);
});

test("a proxy's page and unexpected errors get the general sentence", () => {
  const sentence = 'Login failed. Please check your credentials.';
  expect(loginErrorMessage(parseErrorResponse(502, '<h1>Bad Gateway</h1>'))).toBe(sentence);
  expect(loginErrorMessage(new TypeError('x'))).toBe(sentence);
});

test('a server that cannot be reached is not called a wrong password', () => {
  expect(loginErrorMessage(networkError())).toContain('cannot be reached');
});
