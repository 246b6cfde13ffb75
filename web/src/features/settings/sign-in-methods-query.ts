import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';

/** Always stale: the account may be changed elsewhere, and what confirms a session changes with time. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth['sign-in-methods'].$get({}, { init: { signal } }))).data,
  staleTime: 0,
});
