import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../../api/client.ts';

/** Always stale: they are used, added and removed elsewhere too. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.passkeys.$get({}, { init: { signal } }))).data.passkeys,
  staleTime: 0,
});
