import type { Upload } from '@perch/contract/uploads';
import { useEffect } from 'react';

const aheadMin = 12;

/** A list that is read page after page. */
export interface PagedList {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Reads more of a list before one who goes from file to file comes to the end of what is loaded. */
export function useReadAhead(
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedList,
  uploads: readonly Upload[],
  openId: string | undefined,
): void {
  const index = openId === undefined ? -1 : uploads.findIndex(({ _id }) => _id === openId);
  const isNearEnd = index !== -1 && uploads.length - index <= aheadMin;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
