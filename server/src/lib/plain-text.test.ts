import { expect, test } from 'bun:test';

import { assert, integer, property, string } from 'fast-check';

import { cutToBytes } from './plain-text.ts';

test.each([
  ['short', 70, 'short'],
  ['ééééé', 8, 'éé…'],
  ['👩‍👩‍👧👩‍👩‍👧', 30, '👩‍👩‍👧…'],
  ['one two', 7, 'one two'],
  ['one two three', 8, 'one t…'],
  ['one two three', 7, 'one…'],
  ['👩‍👩‍👧 family', 10, '…'],
])('%p of at most %d bytes is %p', (text, bytesMax, cut) => {
  expect(cutToBytes(text, bytesMax)).toBe(cut);
});

test('a text of any characters is never longer than that, and keeps its beginning', () => {
  assert(
    property(
      string({ unit: 'grapheme', maxLength: 300 }),
      integer({ min: 3, max: 200 }),
      (text, max) => {
        const cut = cutToBytes(text, max);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
      },
    ),
  );
});
