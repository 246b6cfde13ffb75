import type { Upload } from '@perch/contract/uploads';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

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
