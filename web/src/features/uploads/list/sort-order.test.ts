import { expect, test } from 'bun:test';

import { sortOptions } from '../../../api/upload-sorts.ts';
import { sortOptionIndex, toggleSort } from './sort-order.ts';

test('a column begins with what people look for first, and turns round when chosen again', () => {
  const newest = { sort: 'createdAt', order: 'desc' } as const;
  expect(toggleSort(newest, 'name')).toEqual({ sort: 'name', order: 'asc' });
  expect(toggleSort(newest, 'size')).toEqual({ sort: 'size', order: 'desc' });
  expect(toggleSort(newest, 'createdAt')).toEqual({ sort: 'createdAt', order: 'asc' });
  expect(toggleSort({ sort: 'name', order: 'asc' }, 'name').order).toBe('desc');
});

test('every sorting is one of the options', () => {
  expect(sortOptions.map(sortOptionIndex)).toEqual([...sortOptions.keys()]);
});
