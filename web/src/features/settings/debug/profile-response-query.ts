import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';

/** The whole response of the account endpoint; updates the cached account. */
export const profileResponseQuery = queryOptions({
  queryKey: ['profile-answer'],
  queryFn: async ({ client, signal }) => {
    const answer = await parseResponse(api.auth.me.$get({}, { init: { signal } }));
    client.setQueryData(accountQuery.queryKey, answer.data.user);
    return answer;
  },
  staleTime: 0,
});
