import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';

export const apiTokenQuery = queryOptions({
  queryKey: ['api-token'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.token.$get({}, { init: { signal } }))).data.apiToken,
});
