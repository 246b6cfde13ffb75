import type { Domain } from '@perch/contract/domains';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { domainsQuery } from '../../api/domains-query.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { isInProgress } from './setup/next-step.ts';

const pollIntervalMs = 15_000;

/** Polls while a domain is still waiting for approval, DNS records or HTTPS. */
export const polledDomainsQuery = queryOptions({
  ...domainsQuery,
  // Administrators and DNS change it meanwhile.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? pollIntervalMs : false),
});

/** Replaces one domain in the cached list with the one that a call has returned. */
export async function updateCachedDomain(queryClient: QueryClient, domain: Domain): Promise<void> {
  // A list that is still loading is older than this domain.
  await queryClient.cancelQueries({ queryKey: domainsQuery.queryKey });
  const before = queryClient.getQueryData(domainsQuery.queryKey);
  queryClient.setQueryData(
    domainsQuery.queryKey,
    before?.map((other) => (other._id === domain._id ? domain : other)),
  );
  // Files have other links while their domain is live.
  const wasLive = before?.find(({ _id }) => _id === domain._id)?.isLive;
  if (wasLive !== domain.isLive) await refetch(queryClient, uploadsKey);
}
