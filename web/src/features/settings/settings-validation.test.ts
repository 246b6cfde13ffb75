import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../language/messages.ts';
import { validatePasswordChange, validateProfile } from './settings-validation.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('settings');

const good = {
  currentPassword: 'old',
  newPassword: 'secret',
  confirmPassword: 'secret',
  keepApiToken: false,
};

test('a profile needs a username and an address', () => {
  expect(validateProfile({ username: 'robin', email: 'robin@example.org' })).toEqual({});
  expect(validateProfile({ username: ' ', email: '' })).toEqual({
    username: 'Username is required',
    email: 'Email is required',
  });
  expect(validateProfile({ username: 'robin', email: ' ' }, false)).toEqual({});
  expect(validateProfile({ username: 'robin', email: 'robin' }, false)).toEqual({
    email: 'Email is not a valid address',
  });
  expect(validateProfile({ username: 'robin', email: 'robin' })).toEqual({
    email: 'Email is not a valid address',
  });
});

test('a new password has to be long enough and typed alike twice', () => {
  expect(validatePasswordChange(good)).toEqual({});
  expect(validatePasswordChange({ ...good, confirmPassword: 'other one' })).toEqual({
    confirmPassword: 'New passwords do not match',
  });
  expect(
    validatePasswordChange({ ...good, newPassword: 'short', confirmPassword: 'short' }),
  ).toEqual({
    newPassword: 'New password must be at least 6 characters long',
  });
});

test('a password is not changed without the current one', () => {
  expect(validatePasswordChange({ ...good, currentPassword: '' })).toEqual({
    currentPassword: 'Current password is required',
  });
});
