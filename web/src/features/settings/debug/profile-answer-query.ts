import { queryOptions } from '@tanstack/react-query';

import { accountQuery, answerOf, api } from '../../../api/client.ts';

/** The whole answer about the account, fetched anew; the app then holds what it says. */
export const profileAnswerQuery = queryOptions({
  queryKey: ['profile-answer'],
  queryFn: async ({ client, signal }) => {
    const answer = await answerOf(api.auth.me.$get({}, { init: { signal } }));
    client.setQueryData(accountQuery.queryKey, answer.data.user);
    return answer;
  },
  staleTime: 0,
});
