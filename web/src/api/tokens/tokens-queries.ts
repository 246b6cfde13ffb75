import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../client.ts';

/** The account's tokens, and whether its Default token works. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.tokens.$get({}, { init: { signal } }))).data,
});

export const profilesQuery = queryOptions({
  queryKey: ['profiles'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.profiles.$get({}, { init: { signal } }))).data.profiles,
});

/** The Default token; null where it is switched off. */
export const apiTokenQuery = queryOptions({
  queryKey: ['api-token'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.token.$get({}, { init: { signal } }))).data.apiToken,
});
