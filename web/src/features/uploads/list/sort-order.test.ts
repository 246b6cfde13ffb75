import { expect, test } from 'bun:test';

import { indexOfSorting, sortingAfter, sortOptions } from './sort-order.ts';

test('a column begins with what people look for first, and turns round when chosen again', () => {
  const newest = { sort: 'createdAt', order: 'desc' } as const;
  expect(sortingAfter(newest, 'name')).toEqual({ sort: 'name', order: 'asc' });
  expect(sortingAfter(newest, 'size')).toEqual({ sort: 'size', order: 'desc' });
  expect(sortingAfter(newest, 'createdAt')).toEqual({ sort: 'createdAt', order: 'asc' });
  expect(sortingAfter({ sort: 'name', order: 'asc' }, 'name').order).toBe('desc');
});

test('every sorting is one of the options', () => {
  expect(sortOptions.map(indexOfSorting)).toEqual([0, 1, 2, 3, 4, 5]);
});
