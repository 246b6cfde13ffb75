import type { Domain } from '@perch/contract/domains';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';

export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: async ({ signal }): Promise<Domain[]> =>
    (await parseResponse(api.domains.my.$get({}, { init: { signal } }))).data.domains,
  meta: { isPolled: true },
});
