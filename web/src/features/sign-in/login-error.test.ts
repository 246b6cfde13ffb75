import { expect, test } from 'bun:test';

import { networkError, parseErrorResponse } from '../../api/api-error.ts';
import { loadMessages, showLanguage } from '../../language/messages.ts';
import { loginErrorMessage, refusalMessage } from './login-error.ts';
import { describePasskeyFailure } from './login/passkey/passkey-errors.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('sign-in');

const answer = (error: string, code: string) => JSON.stringify({ success: false, error, code });

test("the server's sentence is shown", () => {
  const failure = parseErrorResponse(
    401,
    answer('Wrong email or password.', 'invalid_credentials'),
  );
  expect(loginErrorMessage(failure)).toBe('Wrong email or password.');
});

test('a refused account, and a 403 that says nothing else, mean that approval is missing', () => {
  const sentence = 'Account not approved yet. Please wait for admin approval.';
  for (const code of ['account_pending', 'account_rejected', '']) {
    const failure = parseErrorResponse(403, answer('No.', code));
    expect(loginErrorMessage(failure)).toBe(sentence);
  }
});

test("a proxy's page and unexpected errors get the general sentence", () => {
  const sentence = 'Login failed. Please check your credentials.';
  expect(loginErrorMessage(parseErrorResponse(502, '<h1>Bad Gateway</h1>'))).toBe(sentence);
  expect(loginErrorMessage(new TypeError('x'))).toBe(sentence);
});

test('a server that cannot be reached is not called a wrong password', () => {
  expect(loginErrorMessage(networkError())).toContain('cannot be reached');
});

test('a 403 that says why is shown as it is', () => {
  const failure = parseErrorResponse(403, answer('Passwords are off.', 'password_login_off'));
  expect(loginErrorMessage(failure)).toBe('Passwords are off.');
});

test('a try that the page has begun itself shows only refusals of the account', () => {
  const refused = parseErrorResponse(403, answer('No.', 'provider_refused'));
  const pending = parseErrorResponse(403, answer('No.', 'account_pending'));
  const unasked = { isAutomatic: true };
  expect(loginErrorMessage(refused, unasked)).toBeUndefined();
  expect(loginErrorMessage(networkError(), unasked)).toBeUndefined();
  expect(loginErrorMessage(pending, unasked)).toContain('not approved yet');
  expect(loginErrorMessage(refused, {})).toBe('No.');
});

test('a passkey that the user declined says nothing, one that failed says so', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });
  const wrapped = new Error('x', { cause: named('NotAllowedError') });
  for (const declined of [named('AbortError'), named('NotAllowedError'), wrapped]) {
    expect(loginErrorMessage(describePasskeyFailure(declined))).toBeUndefined();
  }
  for (const failed of [named('SecurityError'), new Error('x'), undefined]) {
    const sentence = loginErrorMessage(describePasskeyFailure(failed));
    expect(sentence).toContain('The passkey could not be used.');
  }
});

test('the code of a provider’s refusal becomes a sentence, an unknown one the general one', () => {
  expect(refusalMessage('provider_unavailable')).toContain('is not responding');
  expect(refusalMessage('account_pending')).toContain('not approved yet');
  for (const code of ['', 'toString', '__proto__', '<b>x</b>', 'sign_in_failed']) {
    expect(refusalMessage(code)).toBe('The sign-in failed. Please try again.');
  }
});
