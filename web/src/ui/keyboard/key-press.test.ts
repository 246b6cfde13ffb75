import { expect, test } from 'bun:test';

import { isCommandKey, isUnmodifiedKey } from './key-press.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

test('a single-key shortcut is the key alone', () => {
  expect(isUnmodifiedKey(press('/'), '/')).toBe(true);
  expect(isUnmodifiedKey(press('?', { shiftKey: true }), '?')).toBe(true);
  expect(isUnmodifiedKey(press('u', { ctrlKey: true }), 'u')).toBe(false);
  expect(isUnmodifiedKey(press('u', { metaKey: true }), 'u')).toBe(false);
  expect(isUnmodifiedKey(press('u', { altKey: true }), 'u')).toBe(false);
  expect(isUnmodifiedKey(press('u', { isComposing: true }), 'u')).toBe(false);
});

test('a command is the key with Ctrl or with ⌘, and nothing else', () => {
  expect(isCommandKey(press('k', { ctrlKey: true }), 'k')).toBe(true);
  expect(isCommandKey(press('K', { metaKey: true }), 'k')).toBe(true);
  expect(isCommandKey(press('k'), 'k')).toBe(false);
  expect(isCommandKey(press('k', { ctrlKey: true, shiftKey: true }), 'k')).toBe(false);
});
