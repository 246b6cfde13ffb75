import { expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { neighboursOf } from './neighbours.ts';

const uploads = ['a', 'b', 'c'].map((_id) => ({ _id }) as Upload);
const [a, b, c] = uploads;

test('a file has the files around it in the list, the first and the last one fewer', () => {
  expect(neighboursOf(uploads, 'a')).toEqual({ previous: undefined, next: b, place: 1, count: 3 });
  expect(neighboursOf(uploads, 'b')).toEqual({ previous: a, next: c, place: 2, count: 3 });
  expect(neighboursOf(uploads, 'c')).toEqual({ previous: b, next: undefined, place: 3, count: 3 });
});

test('a file that the list does not show has none', () => {
  for (const id of ['d', undefined]) {
    expect(neighboursOf(uploads, id)).toEqual({
      previous: undefined,
      next: undefined,
      place: 0,
      count: 3,
    });
  }
});
