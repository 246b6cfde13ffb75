import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads again what has changed on the server. A first load that is still under way may be older than
 * the change, and invalidating alone would take its answer for the newest.
 */
export async function refetch(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
