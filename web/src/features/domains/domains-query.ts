import type { Domain } from '@perch/contract/domains';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { isInProgress } from './setup/next-step.ts';

const lookAgainMs = 15_000;

export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: async ({ signal }): Promise<Domain[]> =>
    (await parseResponse(api.domains.my.$get({}, { init: { signal } }))).data.domains,
  meta: { isWatched: true },
});

/** Loaded again while the page is visible and something about a domain is still to become true. */
export const polledDomainsQuery = queryOptions({
  ...domainsQuery,
  // Administrators and name servers change it meanwhile.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? lookAgainMs : false),
});

/** Shows one domain as a call has just answered it. */
export async function updateCachedDomain(queryClient: QueryClient, domain: Domain): Promise<void> {
  // A list under way is older than the answer.
  await queryClient.cancelQueries({ queryKey: domainsQuery.queryKey });
  const before = queryClient.getQueryData(domainsQuery.queryKey);
  queryClient.setQueryData(
    domainsQuery.queryKey,
    before?.map((other) => (other._id === domain._id ? domain : other)),
  );
  // Then the links of its files have changed.
  const wasLive = before?.find(({ _id }) => _id === domain._id)?.isLive;
  if (wasLive !== domain.isLive) await refetch(queryClient, uploadsKey);
}
