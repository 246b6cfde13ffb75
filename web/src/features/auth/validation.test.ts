import { expect, test } from 'bun:test';

import { checkLogin, checkRegistration } from './validation.ts';

const good = {
  username: 'robin',
  email: 'robin@example.org',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};

test('a complete form has no errors', () => {
  expect(checkRegistration(good)).toEqual({});
  expect(checkLogin(good)).toEqual({});
});

test('empty fields are required', () => {
  const empty = { username: ' ', email: '', password: '', confirmPassword: '' };
  expect(checkRegistration(empty)).toEqual({
    username: 'Username is required',
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(checkLogin(empty)).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('an email needs something on both sides of one @', () => {
  for (const email of ['robin', 'robin@', '@example.org', 'a b@example.org', 'a@b@c']) {
    expect(checkLogin({ ...good, email })).toEqual({ email: 'Email is not a valid address' });
  }
  expect(checkLogin({ ...good, email: ' jürgen@bücher.example ' })).toEqual({});
});

test('passwords shorter than six characters and unequal ones are refused', () => {
  expect(checkRegistration({ ...good, password: '12345', confirmPassword: '12345' })).toEqual({
    password: 'Password must be at least 6 characters long',
  });
  expect(checkRegistration({ ...good, confirmPassword: 'secret-2' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test('login does not judge the length of a password', () => {
  expect(checkLogin({ ...good, password: 'x' })).toEqual({});
});
