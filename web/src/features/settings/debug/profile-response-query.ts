import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';

/** The whole answer about the account, fetched anew; the app then holds what it says. */
export const profileResponseQuery = queryOptions({
  queryKey: ['profile-answer'],
  queryFn: async ({ client, signal }) => {
    const answer = await parseResponse(api.auth.me.$get({}, { init: { signal } }));
    client.setQueryData(accountQuery.queryKey, answer.data.user);
    return answer;
  },
  staleTime: 0,
});
