import { expect, test } from 'bun:test';

import { albumsSearch, readAlbumsState } from './albums-url.ts';

const read = (query: string) => readAlbumsState(new URLSearchParams(query));

test('an address without a query is the first page in the list’s own order', () => {
  expect(read('')).toEqual({ page: 1, search: '', sortId: 'changed' });
  expect(albumsSearch(read(''))).toBe('');
});

test('what an address says comes back into it', () => {
  const query = '?search=sea&sort=nameUp&page=3';
  expect(albumsSearch(read(query))).toBe(query);
});

test('values that there are not count as absent', () => {
  expect(read('page=0&sort=size&search=%20')).toEqual({ page: 1, search: '', sortId: 'changed' });
  expect(read('page=1e3').page).toBe(1);
});
