import type { ListFilter } from '@perch/contract/uploads/lists';

import { listSearch, type ListState, wholeList } from '../../api/list-url.ts';

/** A state of the list as the query of a saved filter: without the page and defaults. */
export function queryOf(state: ListState): ListFilter {
  const { scope, type, tag, album, isFavorite, criteria, search, sort, order } = state;
  return {
    ...criteria,
    ...(scope === 'ends' && { expires: 'true' }),
    ...(scope === 'trash' && { trashed: 'true' }),
    ...(type && { type }),
    ...(tag && { tag }),
    ...(album && { album }),
    ...(isFavorite && { favorite: 'true' }),
    ...(search && { search }),
    ...(sort !== wholeList.sort && { sort }),
    ...(order !== wholeList.order && { order }),
  };
}

/** The state of the list that a saved filter shows. */
export function stateOf(query: ListFilter): ListState {
  const { expires, trashed, type, tag, album, favorite, search, sort, order, ...criteria } = query;
  const scope = expires ? 'ends' : 'files';
  return {
    ...wholeList,
    scope: trashed ? 'trash' : scope,
    type,
    tag,
    album,
    isFavorite: favorite === 'true',
    criteria,
    search: search ?? '',
    sort: sort ?? wholeList.sort,
    order: order ?? wholeList.order,
  };
}

/** Whether the list shows a saved filter, on any page. */
export const isShownBy = (query: ListFilter, state: ListState) =>
  listSearch(stateOf(query)) === listSearch({ ...state, page: 1 });
