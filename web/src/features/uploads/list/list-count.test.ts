import { expect, test } from 'bun:test';

import { wholeList } from '../../../api/list-url.ts';
import { countOf } from './list-count.ts';

const page = (total: number, next: string | null) => ({
  pagination: { page: 1, limit: 60, pages: 2, total, next },
});

test('a list has as many files as the server counts, until all of them are loaded', () => {
  expect(countOf(page(145, 'next'), 60, wholeList)).toBe(145);
  expect(countOf(page(110, 'next'), 120, wholeList)).toBe(120);
  expect(countOf(page(145, null), 144, wholeList)).toBe(144);
});

test('a number that may be another one is not said', () => {
  const search = (text: string) => ({ ...wholeList, search: text });
  expect(countOf(page(500, 'next'), 60, search('ab'))).toBeUndefined();
  expect(countOf(page(500, null), 60, search('ab'))).toBe(60);
  expect(countOf(page(500, 'next'), 60, search('abc'))).toBe(500);
  expect(countOf(page(1000, 'next'), 60, search('abc'))).toBeUndefined();
  expect(countOf(page(1000, 'next'), 60, wholeList)).toBe(1000);
});
