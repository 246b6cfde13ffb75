import { expect, test } from 'bun:test';

import { ApiError } from '../../../api/api-error.ts';
import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { deleteOutcome } from './delete-outcome.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('admin');

test("Perch's own 404 says that the account is gone already", () => {
  expect(deleteOutcome(new ApiError('User not found.', 404, 'not_found'))).toBe('gone');
});

test('another 404 says that the server does not know the call', () => {
  expect(deleteOutcome(new ApiError('Not found', 404, ''))).toMatchObject({
    message: 'Delete user endpoint not implemented',
  });
});

test('every other failure stays what it is', () => {
  const refusal = new ApiError('No.', 409, 'last_administrator');
  expect(deleteOutcome(refusal)).toBe(refusal);
});
