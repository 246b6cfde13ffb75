import type { Upload } from '@perch/contract/uploads';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import {
  fetchMembers,
  type MembersPage,
  membersPageSize,
  membersQuery,
} from '../../../api/albums/albums-queries.ts';

type MembersData = InfiniteData<MembersPage>;

/** The members that are loaded; a file that moved between two pages while they were loaded is there once. */
export function membersIn(data: MembersData | undefined): readonly Upload[] {
  const all = data?.pages.flatMap(({ uploads }) => uploads) ?? [];
  return [...new Map(all.map((upload) => [upload._id, upload])).values()];
}

/** The same pages with other members in them, as if they had been loaded so. */
export function withMembers(data: MembersData, uploads: readonly Upload[]): MembersData {
  const pages = data.pages.map((each, index) => {
    const start = index * membersPageSize;
    const isLast = index === data.pages.length - 1;
    return { ...each, uploads: uploads.slice(start, isLast ? undefined : start + membersPageSize) };
  });
  return { ...data, pages };
}

/** An album's members, as far as they are loaded, and what loads more of them. */
export function useMembers(id: string) {
  const query = useInfiniteQuery(membersQuery(id));
  const { data } = query;
  const members = useMemo(() => membersIn(data), [data]);
  return { query, members };
}

/** Loads all members of an album at once, which may be thousands, so that they can be ordered. */
export function useLoadAll(id: string) {
  const queryClient = useQueryClient();
  return async (): Promise<readonly Upload[]> => {
    const { queryKey } = membersQuery(id);
    const known = queryClient.getQueryData(queryKey);
    if (known && known.pages.length >= (known.pages.at(-1)?.pages ?? 0)) return membersIn(known);
    await queryClient.cancelQueries({ queryKey });
    const pages: MembersPage[] = [];
    for (let page = 1, count = 1; page <= count; page += 1) {
      const loaded = await fetchMembers(id, page);
      count = loaded.pages;
      pages.push(loaded);
    }
    const data = { pages, pageParams: pages.map(({ page }) => page) };
    queryClient.setQueryData(queryKey, data);
    return membersIn(data);
  };
}
