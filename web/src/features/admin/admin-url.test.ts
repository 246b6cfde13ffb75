import { expect, test } from 'bun:test';

import {
  filterSearch,
  listSearch,
  readListState,
  readTab,
  readUploadFilters,
} from './admin-url.ts';

const from = (query: string) => new URLSearchParams(query);

test('the tab comes from the URL, and anything else is the overview', () => {
  expect(readTab('/admin', from('tab=pending-users'))).toBe('pending-users');
  expect(readTab('/admin', from('tab=secrets'))).toBe('overview');
  expect(readTab('/admin', from(''))).toBe('overview');
});

test('a tab with an address of its own is the one at that address, whatever its filters are', () => {
  expect(readTab('/admin/audit', from('action=user.approved&tab=users'))).toBe('audit');
  expect(readTab('/admin/imports', from('from=abc'))).toBe('imports');
  expect(readTab('/admin/unknown', from('tab=users'))).toBe('overview');
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

test('the filters of uploads come from the URL, and a change of one keeps the other', () => {
  const here = from('tab=uploads&type=image&user=abc&page=3&sort=size');
  expect(readUploadFilters(here)).toEqual({ type: 'image', user: 'abc' });
  expect(readUploadFilters(from('type=odd'))).toEqual({ type: '', user: '' });
  expect(filterSearch(here, { type: '' })).toBe('?tab=uploads&user=abc&sort=size');
  expect(filterSearch(here, { user: 'def' })).toBe('?tab=uploads&type=image&user=def&sort=size');
  expect(listSearch(here, { page: 4 })).toBe('?tab=uploads&type=image&user=abc&sort=size&page=4');
});
