import { queryOptions } from '@tanstack/react-query';

import { answerOf, api } from '../../../api/client.ts';

export const apiTokenQuery = queryOptions({
  queryKey: ['api-token'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.auth.token.$get({}, { init: { signal } }))).data.apiToken,
});
