import { expect, test } from 'bun:test';

import { linkListParameters, linksSearch, readLinksState } from './links-url.ts';

test('the state of the list goes to the URL and back', () => {
  const state = { page: 3, search: 'a & b', by: 'clicks' } as const;
  expect(linksSearch(state)).toBe('?search=a+%26+b&sort=clicks&page=3');
  expect(readLinksState(new URLSearchParams(linksSearch(state)))).toEqual(state);
  expect(linkListParameters(state)).toEqual({
    page: 3,
    search: 'a & b',
    sort: 'clicks',
    order: 'desc',
  });
});

test('defaults are left out, and invalid values count as absent', () => {
  const wrong = new URLSearchParams('page=0&sort=size&search=%20&new');
  expect(readLinksState(wrong)).toEqual({ page: 1, search: '', by: 'newest' });
  expect(linksSearch(readLinksState(wrong))).toBe('');
});
