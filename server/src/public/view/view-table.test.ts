import { expect, test } from 'bun:test';

import { parseTable } from './view-table.ts';

const parse = (text: string, isWhole = true) => parseTable({ text, isWhole });

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '"a, b",c\n"say ""hi""","two\nlines"\n',
    [
      ['a, b', 'c'],
      ['say "hi"', 'two\nlines'],
    ],
  ],
  [
    'a,b\n"1"x,2\n',
    [
      ['a', 'b'],
      ['1x', '2'],
    ],
  ],
  ['a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
])('%j is a table', (text, rows) => {
  expect(parse(text)).toEqual({ rows, isWhole: true });
});

test.each([[''], ['\n'], ['one column\nonly\n'], ['a,b\n"never closed, 2\n']])(
  '%j is none',
  (text) => expect(parse(text)).toBeUndefined(),
);

test('the last row of a text that was cut is left out', () => {
  expect(parse('a,b\n1,2\n3,', false)).toEqual({
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
    isWhole: false,
  });
  expect(parse('a,b\n1,2\n3,"4', false)?.rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parse('a,b\n1,2\n3,4', false)?.rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a long or wide table is shown as far as its bounds', () => {
  const long = parse('a,b\n'.repeat(10_000));
  expect([long?.rows.length, long?.isWhole]).toEqual([500, false]);
  const all = parse('a,b\n'.repeat(500));
  expect([all?.rows.length, all?.isWhole]).toEqual([500, true]);
  const wide = parse(`${','.repeat(30_000)}\n`.repeat(3));
  expect([wide?.rows.length, wide?.isWhole]).toEqual([1, false]);
  const began = performance.now();
  parse('a,"'.repeat(40_000));
  parse('""'.repeat(60_000) + ',');
  parse(','.repeat(130_000));
  expect(performance.now() - began).toBeLessThan(2000);
});
