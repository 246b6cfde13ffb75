import { expect, test } from 'bun:test';

import { frozenExtensionOf, mayEndIn, shownExtensionOf } from './link-extension.ts';

const fileOf = (link_extension: string | null, original_name = 'Notes.TXT') => ({
  link_extension,
  original_name,
});

test('a link has the extension that it was made with, in either case, and no other', () => {
  const file = fileOf('png');
  expect(shownExtensionOf(file)).toBe('png');
  expect([mayEndIn(file, 'png'), mayEndIn(file, 'PNG')]).toEqual([true, true]);
  expect(['', 'txt', 'png.png', '*png'].some((extension) => mayEndIn(file, extension))).toBe(false);
  expect(mayEndIn(fileOf(''), 'txt')).toBe(false);
  expect(shownExtensionOf(fileOf(''))).toBe('');
});

test('a link of before works with any, and shows the one of the name', () => {
  expect(shownExtensionOf(fileOf(null))).toBe('txt');
  expect(['', 'txt', 'jpg', 'a.b'].every((extension) => mayEndIn(fileOf(null), extension))).toBe(
    true,
  );
});

test.each(['Notes.TXT', 'no extension'])('renaming %s changes neither', (name) => {
  const before = fileOf(null, name);
  const after = fileOf(frozenExtensionOf(before), 'renamed.jpg');
  expect(shownExtensionOf(after)).toBe(shownExtensionOf(before));
  expect(['', 'txt', 'jpg', 'a.b'].every((extension) => mayEndIn(after, extension))).toBe(true);
  expect(frozenExtensionOf(after)).toBe(frozenExtensionOf(before));
  expect(frozenExtensionOf(fileOf('png', name))).toBe('png');
});
