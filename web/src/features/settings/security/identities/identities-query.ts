import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../../api/client.ts';

/** Always stale: they are used elsewhere too. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.identities.$get({}, { init: { signal } }))).data.identities,
  staleTime: 0,
});
