import { expect, test } from 'bun:test';

import { editDistance, findNearest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['backup', 'backup', 0],
  ['backup', '', 6],
  ['', 'backup', 6],
  ['bakup', 'backup', 1],
  ['backupp', 'backup', 1],
  ['bacjup', 'backup', 1],
  // Two letters in the wrong order are one mistake.
  ['bakcup', 'backup', 1],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

test('the nearest is the one with the fewest edits, and none that takes too many', () => {
  const words = ['restore', 'migrate', 'backup', 'check'];
  expect(findNearest('chekc', words, 2)).toBe('check');
  expect(findNearest('bckp', words, 2)).toBe('backup');
  expect(findNearest('bckp', words, 1)).toBeUndefined();
  expect(findNearest('anything', words, 2)).toBeUndefined();
  expect(findNearest('aa', ['ab', 'ac'], 1)).toBe('ab');
});
