import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';

/** The beginning of every query key of requests for files. */
export const requestsKey = ['requests'];

// Always stale: people send files meanwhile.
const staleTime = 0;

export function requestsQuery(page: number) {
  const query = { page: String(page) };
  return queryOptions({
    queryKey: [...requestsKey, query],
    queryFn: ({ signal }) => parseResponse(api.requests.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: async ({ signal }) => {
      const call = api.requests[':id'].$get({ param: { id } }, { init: { signal } });
      return (await parseResponse(call)).data.request;
    },
  });
}
