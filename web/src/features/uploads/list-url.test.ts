import { expect, test } from 'bun:test';

import { listSearch, readListUrl } from './list-url.ts';

const read = (search: string) => readListUrl(new URLSearchParams(search));

test('page and type are read from the URL', () => {
  expect(read('?type=image&page=3')).toEqual({ page: 3, type: 'image' });
  expect(read('')).toEqual({ page: 1, type: undefined });
});

test('nonsense in the URL is the first page of everything', () => {
  for (const search of ['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=99999999']) {
    expect(read(search).page).toBe(1);
  }
  expect(read('?type=hats').type).toBeUndefined();
});

test('writing and reading give the same back, and defaults stay out of the URL', () => {
  expect(listSearch({ page: 1, type: undefined })).toBe('');
  expect(listSearch({ page: 2, type: 'video' })).toBe('?type=video&page=2');
  expect(read(listSearch({ page: 7, type: 'other' }))).toEqual({ page: 7, type: 'other' });
});
