import type { Category } from '@perch/contract/limits';
import type { uploadSorts } from '@perch/contract/uploads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await parseResponse(api.config.$get())).data,
});

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const answer = await parseResponse(api.auth.me.$get({}, { init: { signal } }));
    return answer.data.user;
  },
});

/** The beginning of every query key whose data changes with an upload or a deletion. */
export const uploadsKey = ['uploads'];

export type UploadSort = (typeof uploadSorts)[number];
export type SortOrder = 'asc' | 'desc';

/** Parameters that are left out have the server's defaults: every type, newest first. */
export interface UploadListParameters {
  page: number;
  type: Category | undefined;
  search?: string;
  sort?: UploadSort;
  order?: SortOrder;
}

export function uploadsQuery({ page, type, search, sort, order }: UploadListParameters) {
  const query = {
    page: String(page),
    ...(type && { type }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(order && { order }),
  };
  return queryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ signal }) => parseResponse(api.upload.my.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}

/** Always stale: views and downloads change all the time. */
export function uploadQuery(id: string) {
  return queryOptions({
    queryKey: ['upload', id],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(
        api.upload[':id'].$get({ param: { id } }, { init: { signal } }),
      );
      return answer.data.upload;
    },
    staleTime: 0,
  });
}
