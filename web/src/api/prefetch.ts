import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';

import { obstacleOf } from './obstacle.ts';
import { accountQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { currentToken } from './session.ts';

// Whoever shows the data asks again after a failure, and tells of that one.
const meta = { isShownInPlace: true };

/** Asks for what a page will show while the page itself is still loaded. */
export const prefetch = <T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>) =>
  onceAdmitted(() => queryClient.prefetchQuery({ ...query, meta }));

/** The same for the first page of a list. */
export const prefetchList = <T, Key extends QueryKey, Parameter>(
  query: FetchInfiniteQueryOptions<T, Error, T, Key, Parameter>,
) => onceAdmitted(() => queryClient.prefetchInfiniteQuery({ ...query, meta }));

async function onceAdmitted(ask: () => Promise<void>): Promise<void> {
  if (currentToken() === undefined) return;
  try {
    if (!obstacleOf(await queryClient.ensureQueryData(accountQuery))) await ask();
  } catch {
    // The layout says that the account is not known.
  }
}
