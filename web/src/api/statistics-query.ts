import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';
import { uploadsKey } from './queries.ts';
import { askAgainAfterFailure } from './refetch.ts';

/** Under the uploads' key, so that each upload and deletion refetches it. */
export const statisticsQuery = queryOptions({
  queryKey: [...uploadsKey, 'statistics'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.upload.stats.$get({}, { init: { signal } }))).data,
  refetchInterval: askAgainAfterFailure,
  meta: { isShownInPlace: true },
});
