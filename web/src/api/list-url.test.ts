import { expect, test } from 'bun:test';

import {
  fileSearch,
  isFiltered,
  listSearch,
  type ListState,
  openFileId,
  readListState,
} from './list-url.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

const usual: ListState = {
  scope: 'files',
  page: 1,
  type: undefined,
  tag: undefined,
  album: undefined,
  isFavorite: false,
  criteria: {},
  search: '',
  request: '',
  sort: 'createdAt',
  order: 'desc',
};

test('everything about the list is read from the URL', () => {
  expect(
    read(
      '?type=image&tag=Red%20sea&album=h-1&favorite=true&page=3&search=red+boat&request=Ab1&sort=name&order=asc',
    ),
  ).toEqual({
    scope: 'files',
    page: 3,
    type: 'image',
    tag: 'Red sea',
    album: 'h-1',
    isFavorite: true,
    criteria: {},
    search: 'red boat',
    request: 'Ab1',
    sort: 'name',
    order: 'asc',
  });
  expect(read('')).toEqual(usual);
});

test('nonsense in the URL is the first page of everything', () => {
  for (const search of ['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=99999999']) {
    expect(read(search).page).toBe(1);
  }
  expect(
    read(`?type=hats&sort=hats&order=hats&search=%20&tag=%20&favorite=1&album=${'a'.repeat(65)}`),
  ).toEqual(usual);
  for (const search of [
    '?from=2026-01-01',
    '?to=2026-13-01T00:00:00Z',
    '?minSize=-1',
    '?maxSize=10MB',
    '?domain=',
    '?hasPassword=false',
    '?unopened=1',
    '?unopenedSince=year',
  ]) {
    expect(read(search)).toEqual(usual);
  }
});

test('a search is never longer than the server takes', () => {
  expect(read(`?search=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test('writing and reading give the same back, and defaults stay out of the URL', () => {
  expect(listSearch(usual)).toBe('');
  expect(listSearch({ ...usual, page: 2, type: 'video' })).toBe('?type=video&page=2');
  expect(listSearch({ ...usual, order: 'asc' })).toBe('?order=asc');
  expect(listSearch({ ...usual, sort: 'size' })).toBe('?sort=size');
  const state: ListState = {
    scope: 'trash',
    page: 7,
    type: 'other',
    tag: 'Größe & Maß, #1',
    album: 'kT7nW2pQx9LbVc4R',
    isFavorite: true,
    criteria: {
      from: '2026-01-01T00:00:00+09:00',
      to: '2026-02-01T00:00:00.000Z',
      minSize: 0,
      maxSize: 1_048_576,
      domain: 'files.example.org',
      hasPassword: 'true',
      unopened: 'true',
      unopenedSince: '2025-01-01T00:00:00Z',
      duplicate: 'true',
      noAlbum: 'true',
    },
    search: 'ä & b',
    request: 'Ab1Cd2Ef3Gh4Ij5K',
    sort: 'size',
    order: 'asc',
  };
  expect(read(listSearch(state))).toEqual(state);
});

test.each<[Partial<ListState>, boolean]>([
  [{}, false],
  [{ page: 2, sort: 'size', order: 'asc' }, false],
  [{ tag: 'sea' }, true],
  [{ isFavorite: true }, true],
  [{ scope: 'ends' }, true],
  [{ criteria: { minSize: 0 } }, true],
  [{ search: 'a' }, true],
])('with %j, that files are left out is %p', (state, expected) => {
  expect(isFiltered({ ...usual, ...state })).toBe(expected);
});

test('details open and close without changing the list', () => {
  const list = new URLSearchParams('type=image&page=2');
  const opened = fileSearch(list, 'kT7nW2pQx9LbVc4R');
  expect(opened).toBe('?type=image&page=2&file=kT7nW2pQx9LbVc4R');
  expect(openFileId(new URLSearchParams(opened))).toBe('kT7nW2pQx9LbVc4R');
  expect(fileSearch(new URLSearchParams(opened), undefined)).toBe('?type=image&page=2');
  expect(openFileId(list)).toBeUndefined();
  expect(fileSearch(new URLSearchParams('file=a'), undefined)).toBe('');
});
