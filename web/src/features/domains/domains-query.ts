import { queryOptions } from '@tanstack/react-query';

import { answerOf, api } from '../../api.ts';

export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.domains.my.$get({}, { init: { signal } }))).data.domains,
});
