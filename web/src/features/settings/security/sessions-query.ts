import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';

/** Sessions come and go elsewhere, so they are asked for each time they are shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.sessions.$get({}, { init: { signal } }))).data.sessions,
  staleTime: 0,
});
