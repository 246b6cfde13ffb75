import type { Upload } from '@perch/contract/uploads';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { updateCachedUploads, uploadQuery, uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { changeEach } from '../selection/change-links/change-each.ts';

const mutationKey = ['favorite'];

interface Marking {
  uploads: readonly Upload[];
  isFavorite: boolean;
}

/** What becomes of files whose mark is changed together: favourites, unless all of them are. */
export const nextFavorite = (uploads: readonly Upload[]) =>
  uploads.some(({ isFavorite }) => !isFavorite);

/**
 * A stable function that makes files favourites, or removes them if all of them are. It is optimistic, and
 * taken back where the server refuses it.
 */
export function useFavorite(
  onChanged: (uploads: readonly Upload[]) => void,
): (uploads: readonly Upload[]) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // The last press is the one that stays.
    scope: { id: 'favorite' },
    mutationFn: mark,
    meta: { failureTitle: m.marks.favorite.notChanged },
    onMutate: ({ uploads, isFavorite }) => {
      onChanged(uploads.map((upload) => ({ ...upload, isFavorite })));
      show(queryClient, uploads, isFavorite);
    },
    onSuccess: (_, { uploads, isFavorite }) => {
      const { length: count } = uploads;
      const { added, removed } = m.marks.favorite;
      if (count > 1) toastSuccess((isFavorite ? added : removed)({ count }));
    },
    onError: (_, { uploads }) => {
      onChanged(uploads);
      for (const upload of uploads) show(queryClient, [upload], upload.isFavorite);
    },
    onSettled: (_, _failure, { uploads }) => {
      // The lists after the last one have all of them.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void refetch(queryClient, uploadsKey);
      for (const { _id } of uploads) void refetch(queryClient, uploadQuery(_id).queryKey);
    },
  });
  return useCallback((uploads) => mutate({ uploads, isFavorite: nextFavorite(uploads) }), [mutate]);
}

async function mark({ uploads, isFavorite }: Marking): Promise<void> {
  const changed = uploads.filter((upload) => upload.isFavorite !== isFavorite);
  const outcomes = await changeEach(changed, ({ _id: id }) =>
    parseResponse(api.upload[':id'].$patch({ param: { id }, json: { isFavorite } })),
  );
  for (const outcome of outcomes) if (outcome.state === 'failed') throw outcome.failure;
}

function show(queryClient: QueryClient, uploads: readonly Upload[], isFavorite: boolean): void {
  const ids = new Set(uploads.map(({ _id }) => _id));
  updateCachedUploads(queryClient, ids, (upload) => ({ ...upload, isFavorite }));
}
