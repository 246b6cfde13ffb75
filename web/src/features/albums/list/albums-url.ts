import { searchLengthMax } from '@perch/contract/limits';

import type { AlbumSort } from '../../../api/albums/albums-queries.ts';
import type { SortOrder } from '../../../api/queries.ts';

/** Page, search and order of the albums, all of which the URL holds. */
export interface AlbumsState {
  page: number;
  search: string;
  sortId: (typeof albumSortings)[number]['id'];
}

interface Sorting {
  id: 'changed' | 'newest' | 'oldest' | 'nameUp' | 'nameDown';
  sort: AlbumSort;
  order: SortOrder;
}

/** Every order that the list offers; the first one is its own. */
export const albumSortings = [
  { id: 'changed', sort: 'changedAt', order: 'desc' },
  { id: 'newest', sort: 'createdAt', order: 'desc' },
  { id: 'oldest', sort: 'createdAt', order: 'asc' },
  { id: 'nameUp', sort: 'name', order: 'asc' },
  { id: 'nameDown', sort: 'name', order: 'desc' },
] as const satisfies Sorting[];

/** Reads the list's state from the URL; invalid values count as absent. */
export function readAlbumsState(parameters: URLSearchParams): AlbumsState {
  const page = parameters.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, searchLengthMax),
    sortId: albumSortings.find(({ id }) => id === parameters.get('sort'))?.id ?? 'changed',
  };
}

/** The URL's query for a state of the list; defaults are left out. */
export function albumsSearch({ page, search, sortId }: AlbumsState): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (sortId !== 'changed') parameters.set('sort', sortId);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
