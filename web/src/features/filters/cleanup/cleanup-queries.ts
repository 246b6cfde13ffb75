import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';

export const cleanupQuery = queryOptions({
  queryKey: [...uploadsKey, 'cleanup'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.uploads.cleanup.$get({}, { init: { signal } }))).data,
  staleTime: 0,
});
