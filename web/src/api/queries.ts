import type { Category } from '@perch/contract/limits';
import type { Upload } from '@perch/contract/uploads';
import type { UploadSort } from '@perch/contract/uploads/limits';
import type { Criteria } from '@perch/contract/uploads/lists';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

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
  page: number;
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

export function uploadsQuery(parameters: UploadListParameters) {
  const { page, type, search, request, sort, order, scope, tag, album, isFavorite } = parameters;
  const query = {
    ...parameters.criteria,
    page: String(page),
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
  return queryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ signal }) => parseResponse(api.upload.my.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      untilThumbnails(data?.data.uploads, dataUpdateCount),
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
  queryClient.setQueriesData<unknown>({ queryKey: uploadsKey }, (page: unknown) =>
    isUploadPage(page)
      ? { ...page, data: { ...page.data, uploads: page.data.uploads.map(changed) } }
      : page,
  );
  for (const id of ids) {
    const { queryKey } = uploadQuery(id);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (upload) => upload && changed(upload));
  }
}

/** Below the same key, there are the palette's commands. */
function isUploadPage(value: unknown): value is { data: { uploads: Upload[] } } {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false;
  const { data } = value;
  return typeof data === 'object' && data !== null && 'uploads' in data;
}
