import type { Upload } from '@perch/contract/uploads';
import type { QueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { updateCachedUploads, uploadQuery, uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { type TagsChange, withChange } from './tags-change.ts';
import { tagsKey } from './tags-queries.ts';

/**
 * Gives tags to files and takes others away, of all or none.
 * @throws {ApiError}
 */
export async function applyTags(
  uploads: readonly Pick<Upload, '_id'>[],
  { add, remove }: TagsChange,
): Promise<void> {
  await parseResponse(
    api.tags.apply.$post({
      json: {
        uploads: uploads.map(({ _id }) => _id),
        ...(add.length > 0 && { add }),
        ...(remove.length > 0 && { remove }),
      },
    }),
  );
}

/** Shows the files with a change that the server has not answered yet. */
export function updateCachedTags(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
  change: TagsChange,
): void {
  updateCachedUploads(queryClient, ids, (upload) => ({
    ...upload,
    tags: withChange(upload.tags, change),
  }));
}

/** Loads again what a change of tags may have changed. */
export async function refetchTagged(
  queryClient: QueryClient,
  ids: Iterable<string>,
): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: tagsKey });
  await Promise.all([
    refetch(queryClient, uploadsKey),
    ...[...ids].map((id) => refetch(queryClient, uploadQuery(id).queryKey)),
  ]);
}
