import type { linkSorts } from '@perch/contract/short-links/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';

/** The beginning of every query key of short links. */
export const linksKey = ['links'];

export interface LinkListParameters {
  page: number;
  search: string;
  sort: (typeof linkSorts)[number];
  order: 'asc' | 'desc';
}

export function linksQuery({ page, search, sort, order }: LinkListParameters) {
  const query = { page: String(page), sort, order, ...(search && { search }) };
  return queryOptions({
    queryKey: [...linksKey, query],
    queryFn: ({ signal }) => parseResponse(api.links.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
    // Visitors click meanwhile.
    staleTime: 0,
  });
}
