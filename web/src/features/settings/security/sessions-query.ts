import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';

/** Always stale: sessions start and end elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.sessions.$get({}, { init: { signal } }))).data.sessions,
  staleTime: 0,
});
