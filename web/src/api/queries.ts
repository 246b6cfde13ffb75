import type { Category } from '@perch/contract/limits';
import type { Upload } from '@perch/contract/uploads';
import type { UploadSort } from '@perch/contract/uploads/limits';
import type { Criteria } from '@perch/contract/uploads/lists';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { followAccountLanguage } from '../language/chosen-language.ts';
import { storeTheme } from '../lib/theme/theme-choice.ts';
import { api, parseResponse } from './client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await parseResponse(api.config.$get())).data,
});

/** The keys of the mutations that save the account's language and theme. */
export const savingLanguage = ['saving-language'];
export const savingTheme = ['saving-theme'];

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ client, signal }) => {
    const { user } = (await parseResponse(api.auth.me.$get({}, { init: { signal } }))).data;
    // An answer from before a choice must not undo it.
    const isSaving = (mutationKey: string[]) => client.isMutating({ mutationKey }) > 0;
    if (!isSaving(savingTheme)) storeTheme('account', user.theme);
    if (!isSaving(savingLanguage)) await followAccountLanguage(user.language);
    return user;
  },
});

/** The beginning of every query key whose data changes with an upload or a deletion. */
export const uploadsKey = ['uploads'];

export type SortOrder = 'asc' | 'desc';

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

function listQuery(parameters: UploadListParameters) {
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
  const query = { ...listQuery(parameters), limit: String(pageSize) };
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
  const query = { ...listQuery(parameters), page: String(page) };
  return queryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ signal }) => fetchUploads(query, signal),
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

/** Optimistically updates uploads in the cache, in lists and details, without loading the lists again. */
export function updateCachedUploads(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
  change: (upload: Upload) => Upload,
): void {
  const changed = (upload: Upload) => (ids.has(upload._id) ? change(upload) : upload);
  // An answer that is on its way is from before the change.
  void queryClient.cancelQueries({ queryKey: uploadsKey });
  changeCachedLists(queryClient, (uploads) => uploads.map(changed));
  for (const id of ids) {
    const { queryKey } = uploadQuery(id);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (upload) => upload && changed(upload));
  }
}

/** Removes uploads that were deleted from the lists in the cache, which are loaded again later. */
export function removeCachedUploads(queryClient: QueryClient, ids: ReadonlySet<string>): void {
  void queryClient.cancelQueries({ queryKey: uploadsKey });
  changeCachedLists(queryClient, (uploads) => uploads.filter(({ _id }) => !ids.has(_id)));
}

function changeCachedLists(
  queryClient: QueryClient,
  change: (uploads: Upload[]) => Upload[],
): void {
  const changed = (page: unknown): unknown => {
    if (!isUploadPage(page)) return page;
    return { ...page, data: { ...page.data, uploads: change(page.data.uploads) } };
  };
  queryClient.setQueriesData<unknown>({ queryKey: uploadsKey }, (list: unknown) =>
    isRecord(list) && Array.isArray(list['pages'])
      ? { ...list, pages: list['pages'].map(changed) }
      : changed(list),
  );
}

/** Below the same key, there are the palette's commands. */
const isUploadPage = (value: unknown): value is { data: { uploads: Upload[] } } =>
  isRecord(value) && isRecord(value['data']) && 'uploads' in value['data'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
