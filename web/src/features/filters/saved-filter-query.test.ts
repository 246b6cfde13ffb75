import { expect, test } from 'bun:test';

import { type ListState, wholeList } from '../../api/list-url.ts';
import { isShownBy, queryOf, stateOf } from './saved-filter-query.ts';

const chosen: ListState = {
  scope: 'ends',
  page: 1,
  type: 'video',
  tag: 'kT7nW2pQx9LbVc4R',
  album: 'holiday',
  isFavorite: true,
  criteria: { minSize: 5, unopenedSince: '2026-01-01T00:00:00Z' },
  search: 'boat',
  request: '',
  sort: 'size',
  order: 'asc',
};

test('a saved filter shows the list as it was saved, from its first page', () => {
  for (const state of [chosen, wholeList, { ...wholeList, scope: 'trash' as const }]) {
    expect(stateOf(queryOf({ ...state, page: 3 }))).toEqual(state);
  }
  expect(queryOf(wholeList)).toEqual({});
});

test('the list shows a filter on each of its pages, and no other one', () => {
  const query = queryOf(chosen);
  expect(isShownBy(query, { ...chosen, page: 4 })).toBe(true);
  expect(isShownBy(query, { ...chosen, isFavorite: false })).toBe(false);
});
