import { expect, test } from 'bun:test';

import { emailProblem, passwordProblem, usernameProblem } from './account-validation.ts';

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

test('a name that shows nothing, or mixes scripts, is refused in the server’s words', () => {
  expect(usernameProblem('ro\u00ADbin')).toBe('Username contains characters that cannot be shown');
  expect(emailProblem('ro\u00ADbin@example.org')).toBe('Email is not a valid address');
  expect(emailProblem('robin@exa\u00ADmple.org')).toBe('Email is not a valid address');
  const mixed = 'mixes letters of different scripts that look alike';
  expect(usernameProblem('r\u043Ebin')).toBe(`Username ${mixed}`);
  expect(emailProblem('r\u043Ebin@example.org')).toBe(`Email ${mixed}`);
  expect(usernameProblem('田中さん TANAKA')).toBeUndefined();
  expect(emailProblem('robin@почта.example')).toBeUndefined();
});

test('a password is measured in characters, and the sentence names the field', () => {
  expect(passwordProblem('secret')).toBeUndefined();
  expect(passwordProblem('🦜🦜🦜🦜🦜🦜')).toBeUndefined();
  expect(passwordProblem('🦜🦜')).toBe('Password must be at least 6 characters long');
  expect(passwordProblem('🦜'.repeat(256))).toBeUndefined();
  expect(passwordProblem('')).toBe('Password is required');
  expect(passwordProblem('short', 'New password')).toBe(
    'New password must be at least 6 characters long',
  );
  expect(passwordProblem('ä'.repeat(257))).toBe('Password may be up to 256 characters long');
});
