import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../language/messages.ts';
import { validateLogin, validateRegistration } from './validation.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('sign-in');

const good = {
  username: 'robin',
  email: 'robin@example.org',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};

test('a complete form has no errors', () => {
  expect(validateRegistration(good)).toEqual({});
  expect(validateLogin(good)).toEqual({});
});

test('empty fields are required', () => {
  const empty = { username: ' ', email: '', password: '', confirmPassword: '' };
  expect(validateRegistration(empty)).toEqual({
    username: 'Username is required',
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(validateLogin(empty)).toEqual({
    email: 'Email or username is required',
    password: 'Password is required',
  });
});

test('an email may be left out where it is optional, and is an address otherwise', () => {
  for (const email of ['', '  ', 'robin@example.org']) {
    expect(validateRegistration({ ...good, email }, false)).toEqual({});
  }
  expect(validateRegistration({ ...good, email: 'robin' }, false)).toEqual({
    email: 'Email is not a valid address',
  });
  expect(validateRegistration({ ...good, email: '' }, true)).toEqual({
    email: 'Email is required',
  });
});

test('an email needs something on both sides of one @', () => {
  for (const email of ['robin', 'robin@', '@example.org', 'a b@example.org', 'a@b@c']) {
    expect(validateRegistration({ ...good, email })).toEqual({
      email: 'Email is not a valid address',
    });
  }
  expect(validateRegistration({ ...good, email: ' jürgen@bücher.example ' })).toEqual({});
});

test('login takes any name: it may be a username', () => {
  for (const email of ['robin', 'a b@example.org', ' ロビン ']) {
    expect(validateLogin({ ...good, email })).toEqual({});
  }
  expect(validateLogin({ ...good, email: ' ' })).toEqual({
    email: 'Email or username is required',
  });
});

test('passwords shorter than six characters and unequal ones are refused', () => {
  expect(validateRegistration({ ...good, password: '12345', confirmPassword: '12345' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(validateRegistration({ ...good, confirmPassword: 'secret-2' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test('login does not judge the length of a password', () => {
  expect(validateLogin({ ...good, password: 'x' })).toEqual({});
});
