import type { Statistics } from '@perch/contract/statistics';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';

/** Under the uploads' key, so that each upload and deletion refetches it. */
export const statisticsQuery = queryOptions({
  queryKey: [...uploadsKey, 'statistics'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.upload.stats.$get({}, { init: { signal } }))).data,
});

/** Shown when the statistics cannot be loaded. */
export const noStatistics: Statistics = {
  user: { uploads: 0, storage: 0, links: 0, clicks: 0, albums: 0, tags: 0, requests: 0 },
  typeBreakdown: [],
  dailyStats: [],
};
