import type { Statistics } from '@perch/contract/statistics';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';

/** Belongs to the uploads, so that each upload and each deletion brings new figures. */
export const statisticsQuery = queryOptions({
  queryKey: [...uploadsKey, 'statistics'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.upload.stats.$get({}, { init: { signal } }))).data,
});

/** Stands in for statistics that cannot be had. */
export const noStatistics: Statistics = {
  user: { uploads: 0, storage: 0 },
  typeBreakdown: [],
  dailyStats: [],
};
