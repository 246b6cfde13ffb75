import { expect, test } from 'bun:test';

import { listSearch, readListState, readTab } from './admin-url.ts';

const from = (query: string) => new URLSearchParams(query);

test('the tab comes from the URL, and anything else is the overview', () => {
  expect(readTab(from('tab=pending-users'))).toBe('pending-users');
  expect(readTab(from('tab=secrets'))).toBe('overview');
});

test('page, search and sort come from the URL', () => {
  expect(readListState(from('tab=users&page=3&search=+wren+&sort=name'))).toEqual({
    page: 3,
    search: 'wren',
    sort: 'name',
  });
  expect(readListState(from('page=-1')).page).toBe(1);
});

test('another search or order begins at the first page, and the tab stays', () => {
  const here = from('tab=users&page=3&search=wren');
  expect(listSearch(here, { page: 4 })).toBe('?tab=users&search=wren&page=4');
  expect(listSearch(here, { search: 'robin' })).toBe('?tab=users&search=robin');
  expect(listSearch(here, { sort: 'name' })).toBe('?tab=users&search=wren&sort=name');
  expect(listSearch(from('page=2'), { page: 1 })).toBe('');
});
