import { expect, test } from 'bun:test';

import { showLanguage } from '../../language/messages.ts';
import { validateEmail, validatePassword, validateUsername } from './account-validation.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('an email needs something on both sides of its @', () => {
  expect(validateEmail(' robin@example.org ')).toBeUndefined();
  expect(validateEmail('   ')).toBe('Email is required');
  for (const email of ['robin', 'robin@', '@example.org', 'a b@example.org']) {
    expect(validateEmail(email)).toBe('Email is not a valid address');
  }
});

test('a username of spaces is none', () => {
  expect(validateUsername('robin')).toBeUndefined();
  expect(validateUsername('  ')).toBe('Username is required');
});

test('a name that shows nothing, or mixes scripts, is refused in the server’s words', () => {
  expect(validateUsername('ro\u00ADbin')).toBe('Username contains characters that cannot be shown');
  expect(validateEmail('ro\u00ADbin@example.org')).toBe('Email is not a valid address');
  expect(validateEmail('robin@exa\u00ADmple.org')).toBe('Email is not a valid address');
  const mixed = 'mixes letters of different scripts that look alike';
  expect(validateUsername('r\u043Ebin')).toBe(`Username ${mixed}`);
  expect(validateEmail('r\u043Ebin@example.org')).toBe(`Email ${mixed}`);
  expect(validateUsername('田中さん TANAKA')).toBeUndefined();
  expect(validateEmail('robin@почта.example')).toBeUndefined();
});

test('a password is measured in characters, and the sentence names the field', () => {
  expect(validatePassword('secret')).toBeUndefined();
  expect(validatePassword('🦜🦜🦜🦜🦜🦜')).toBeUndefined();
  expect(validatePassword('🦜🦜')).toBe('Password must be at least 6 characters long');
  expect(validatePassword('🦜'.repeat(256))).toBeUndefined();
  expect(validatePassword('')).toBe('Password is required');
  expect(validatePassword('short', 'newPassword')).toBe(
    'New password must be at least 6 characters long',
  );
  expect(validatePassword('ä'.repeat(257))).toBe('Password may be up to 256 characters long');
});
