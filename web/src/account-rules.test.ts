import { expect, test } from 'bun:test';

import { emailProblem, passwordProblem, usernameProblem } from './account-rules.ts';

test('an email needs something on both sides of its @', () => {
  expect(emailProblem(' robin@example.org ')).toBeUndefined();
  expect(emailProblem('   ')).toBe('Email is required');
  for (const email of ['robin', 'robin@', '@example.org', 'a b@example.org']) {
    expect(emailProblem(email)).toBe('Email is not a valid address');
  }
});

test('a username of spaces is none', () => {
  expect(usernameProblem('robin')).toBeUndefined();
  expect(usernameProblem('  ')).toBe('Username is required');
});

test('a password is measured in bytes, and the sentence names the field', () => {
  expect(passwordProblem('secret')).toBeUndefined();
  expect(passwordProblem('🦜🦜')).toBeUndefined();
  expect(passwordProblem('')).toBe('Password is required');
  expect(passwordProblem('short', 'New password')).toBe(
    'New password must be at least 6 characters long',
  );
  expect(passwordProblem('ä'.repeat(129))).toBe('Password may be up to 256 bytes long');
});
