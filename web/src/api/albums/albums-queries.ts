import type { albumSorts } from '@perch/contract/albums/albums';
import type { Upload } from '@perch/contract/uploads';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../client.ts';
import { type SortOrder, uploadsKey } from '../queries.ts';

export type AlbumSort = (typeof albumSorts)[number];

/** Of all that changes with albums; uploads change their counts and covers as well. */
export const albumsKey = [...uploadsKey, 'albums'];

export interface AlbumListParameters {
  page?: number;
  limit?: number;
  search: string;
  sort: AlbumSort;
  order: SortOrder;
}

export function albumsQuery({ page = 1, limit, search, sort, order }: AlbumListParameters) {
  const query = {
    page: String(page),
    sort,
    order,
    ...(limit && { limit: String(limit) }),
    ...(search && { search }),
  };
  return queryOptions({
    queryKey: [...albumsKey, 'list', query],
    queryFn: ({ signal }) => parseResponse(api.albums.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}

export function albumQuery(id: string) {
  return queryOptions({
    queryKey: [...albumsKey, 'album', id],
    queryFn: async ({ signal }) => {
      const call = api.albums[':id'].$get({ param: { id } }, { init: { signal } });
      return (await parseResponse(call)).data.album;
    },
  });
}

/** As many as a list may have. */
export const membersPageSize = 100;

export interface MembersPage {
  uploads: Upload[];
  page: number;
  pages: number;
}

/** One page of an album's members, in their order. */
export async function fetchMembers(
  id: string,
  page: number,
  signal?: AbortSignal,
): Promise<MembersPage> {
  const query = { album: id, page: String(page), limit: String(membersPageSize) };
  const init = signal && { init: { signal } };
  const { data, pagination } = await parseResponse(api.upload.my.$get({ query }, init));
  return { uploads: data.uploads, page, pages: pagination.pages };
}

/** An album's members, in their order, page after page. */
export function membersQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...albumsKey, 'members', id],
    queryFn: ({ pageParam, signal }) => fetchMembers(id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }: MembersPage) => (page < pages ? page + 1 : undefined),
  });
}
