import type { Category } from '@perch/contract/limits';
import type { Upload } from '@perch/contract/uploads';
import type { UploadSort } from '@perch/contract/uploads/limits';
import type { Criteria } from '@perch/contract/uploads/lists';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';

import { api, parseResponse } from './client.ts';
import { type SortOrder, uploadsKey } from './queries.ts';

/** Parameters that are left out have the server's defaults: every type, newest first. */
export interface UploadListParameters {
  type: Category | undefined;
  search?: string;
  /** Only what this request for files has received. */
  request?: string;
  sort?: UploadSort;
  order?: SortOrder;
  /** Only those whose link ends, or those in the trash. */
  scope?: 'files' | 'ends' | 'trash';
  /** The name or id of a tag. */
  tag?: string | undefined;
  /** The id or slug of an album. */
  album?: string | undefined;
  isFavorite?: boolean;
  criteria?: Criteria;
}

const looksMax = 10;

/** How soon a list is loaded again: some of its files get a thumbnail within seconds. False: when something changes. */
const untilThumbnails = (uploads: readonly Upload[] = [], looks: number): number | false =>
  looks < looksMax && uploads.some(({ isThumbnailPending }) => isThumbnailPending) ? 2000 : false;

/** What a list asks of the API, without the page. */
export function listFilter(parameters: UploadListParameters) {
  const { type, search, request, sort, order, scope, tag, album, isFavorite } = parameters;
  return {
    ...parameters.criteria,
    ...(scope === 'ends' && { expires: 'true' as const }),
    ...(scope === 'trash' && { trashed: 'true' as const }),
    ...(isFavorite && { favorite: 'true' as const }),
    ...(type && { type }),
    ...(tag && { tag }),
    ...(album && { album }),
    ...(search && { search }),
    ...(request && { request }),
    ...(sort && { sort }),
    ...(order && { order }),
  };
}

const fetchUploads = (
  query: NonNullable<Parameters<typeof api.upload.my.$get>[0]>['query'],
  signal: AbortSignal,
) => parseResponse(api.upload.my.$get({ query }, { init: { signal } }));

export type UploadsPage = Awaited<ReturnType<typeof fetchUploads>>;

const pageSize = 60;

/** A list of uploads as far as it is loaded, page after page. */
export function uploadsQuery(parameters: UploadListParameters) {
  const query = { ...listFilter(parameters), limit: String(pageSize) };
  return infiniteQueryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ pageParam: after, signal }) => fetchUploads({ ...query, after }, signal),
    initialPageParam: '',
    getNextPageParam: ({ pagination }: UploadsPage) => pagination.next,
    placeholderData: keepPreviousData,
    // All of its pages would be loaded each time.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages.length === 1 && untilThumbnails(uploadsOf(data), dataUpdateCount),
  });
}

/** The uploads that are loaded of a list; one that moved between two pages meanwhile is there once. */
export function uploadsOf(data: InfiniteData<UploadsPage> | undefined): readonly Upload[] {
  const all = data?.pages.flatMap((page) => page.data.uploads) ?? [];
  return [...new Map(all.map((upload) => [upload._id, upload])).values()];
}

/** One page of a list of uploads. */
export function uploadsPageQuery({ page, ...parameters }: UploadListParameters & { page: number }) {
  const query = { ...listFilter(parameters), page: String(page) };
  return queryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ signal }) => fetchUploads(query, signal),
    placeholderData: keepPreviousData,
  });
}
