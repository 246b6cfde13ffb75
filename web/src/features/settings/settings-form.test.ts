import { expect, test } from 'bun:test';

import { checkPasswords, checkProfile } from './settings-form.ts';

const good = {
  currentPassword: 'old',
  newPassword: 'secret',
  confirmPassword: 'secret',
  keepApiToken: false,
};

test('a profile needs a username and an address', () => {
  expect(checkProfile({ username: 'robin', email: 'robin@example.org' })).toEqual({});
  expect(checkProfile({ username: ' ', email: '' })).toEqual({
    username: 'Username is required',
    email: 'Email is required',
  });
  expect(checkProfile({ username: 'robin', email: 'robin' })).toEqual({
    email: 'Email is not a valid address',
  });
});

test('a new password has to be long enough and typed alike twice', () => {
  expect(checkPasswords(good)).toEqual({});
  expect(checkPasswords({ ...good, confirmPassword: 'other one' })).toEqual({
    confirmPassword: 'New passwords do not match',
  });
  expect(checkPasswords({ ...good, newPassword: 'short', confirmPassword: 'short' })).toEqual({
    newPassword: 'New password must be at least 6 characters long',
  });
});

test('nobody changes a password without the current one', () => {
  expect(checkPasswords({ ...good, currentPassword: '' })).toEqual({
    currentPassword: 'Current password is required',
  });
});
