import type { SavedFilter } from '@perch/contract/filters/filters';
import type { ListFilter } from '@perch/contract/uploads/lists';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import type { ListState } from '../../api/list-url.ts';
import { findTagNamed } from '../tags/tags-queries.ts';
import { queryOf } from './saved-filter-query.ts';

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: async ({ signal }): Promise<SavedFilter[]> =>
    (await parseResponse(api.filters.$get({}, { init: { signal } }))).data.filters,
});

/** The query that a filter saves of the list: a tag by its id, so that another name of it changes nothing. */
export async function savedQuery(shown: ListState): Promise<ListFilter> {
  const query = queryOf(shown);
  if (query.tag === undefined) return query;
  const tag = await findTagNamed(query.tag);
  return tag ? { ...query, tag: tag._id } : query;
}

export const saveFilter = async (name: string, query: ListFilter) =>
  parseResponse(api.filters.$post({ json: { name, query } }));

export const changeFilter = async (id: string, json: { name?: string; query?: ListFilter }) =>
  parseResponse(api.filters[':id'].$patch({ param: { id }, json }));

export const deleteFilter = async (id: string) =>
  parseResponse(api.filters[':id'].$delete({ param: { id } }));
