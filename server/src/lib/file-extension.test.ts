import { describe, expect, test } from 'bun:test';

import { extensionOf } from './file-extension.ts';

describe('extensionOf', () => {
  test.each([
    ['a.PNG', 'png'],
    ['archive.tar.gz', 'gz'],
    ['no-extension', ''],
    ['trailing.', ''],
    ['odd.ex!t', ''],
    ['long.abcdefghijklmnopq', ''],
  ])('reads %j as %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
