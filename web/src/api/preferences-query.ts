import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.auth.preferences.$get({}, { init: { signal } }))).data,
});
