import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads a query again after a change on the server. A first load that is still running may be older than
 * the change; invalidating alone would keep its result, so it is cancelled.
 */
export async function refetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

const againMs = 15_000;

/** The `refetchInterval` of what a page shows: a failed query is sent again until it succeeds. */
export const askAgainAfterFailure = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' ? againMs : false;
