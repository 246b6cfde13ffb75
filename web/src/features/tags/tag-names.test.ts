import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { addTagNames, keyOfTag } from './tag-names.ts';

test.each<[string[], string, string[]]>([
  [[], 'a, b, c', ['a', 'b', 'c']],
  [[], ' a ,, ,b\r\nc\td', ['a', 'b', 'c', 'd']],
  [['Sea'], 'SEA, lake', ['Sea', 'lake']],
  [['é'], 'e\u0301', ['é']],
  [[], '👩‍👩‍👧', ['👩‍👩‍👧']],
  [[], '🐦'.repeat(40), ['🐦'.repeat(40)]],
  [['a'], ' ', ['a']],
])('%j and %j are %j', (present, text, names) => {
  expect(addTagNames(present, text, 50)).toEqual({ names });
});

test.each([
  ['a'.repeat(41), 'tooLong'],
  [`b,${'a'.repeat(1_000_000)}`, 'tooLong'],
  ['b, a\u0000', 'invalid'],
  ['a\u202eb', 'invalid'],
  ['a,b,c,d', 'tooMany'],
  ['a,'.repeat(100_000) + 'b', undefined],
] as const)('of a wrong text nothing is taken', (text, problem) => {
  const { names, problem: found } = addTagNames(['x'], text, 3);
  expect(found).toBe(problem);
  expect(names).toEqual(problem ? ['x'] : ['x', 'a', 'b']);
});

test('of any text the names are ones that the server takes, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 60 }), (texts) => {
      const { names, problem } = addTagNames([], texts.join(','), 50);
      if (problem) expect(names).toEqual([]);
      expect(names.length).toBeLessThanOrEqual(50);
      expect(new Set(names.map(keyOfTag)).size).toBe(names.length);
      for (const name of names) {
        expect(name).toBe(name.normalize('NFC').trim());
        expect([...name].length).toBeLessThanOrEqual(40);
        expect(name).not.toMatch(/[,\p{Cc}\p{Cs}]|^$/u);
      }
    }),
  );
});
