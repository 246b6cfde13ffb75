import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, errorMessage } from '../../api/api-error.ts';
import { uploadQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { toastUndo } from '../../ui/feedback/toast-undo.tsx';
import { limitToasts, toastError } from '../../ui/feedback/toast.tsx';
import { applyTags, refetchTagged, updateCachedTags } from './change-tags.ts';
import { TagField } from './tag-field.tsx';
import { changeBetween, type TagsChange } from './tags-change.ts';

const limitSaved = limitToasts();

/** The tags of a file, in its details. Each change is saved immediately and can be undone. */
export function UploadTags({ upload }: { upload: Upload }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { _id: id } = upload;
  const ids = new Set([id]);
  const mutationKey = ['tags-of', id];
  const change = useMutation({
    mutationKey,
    // One after the other, as they were made.
    scope: { id: `tags-of-${id}` },
    mutationFn: (wanted: TagsChange) => applyTags([upload], wanted),
    meta: { isShownInPlace: true },
    onMutate: (wanted) => {
      setProblem(undefined);
      updateCachedTags(queryClient, ids, wanted);
    },
    onSuccess: (_, wanted) => {
      limitSaved(
        toastUndo(m.tags.changed, () => change.mutate(reversed(wanted)), 'tags'),
        1,
      );
    },
    onError: (failure, wanted) => {
      updateCachedTags(queryClient, ids, reversed(wanted));
      const isRefused = failure instanceof ApiError && failure.status < 500 && failure.status > 0;
      if (failure instanceof ApiError && failure.status === 401) return;
      if (isRefused) setProblem(errorMessage(failure));
      else toastError(errorMessage(failure), m.tags.notChanged);
    },
    onSettled: () => {
      // The answer to the last one has all of them.
      if (queryClient.isMutating({ mutationKey }) === 1) void refetchTagged(queryClient, ids);
    },
  });
  const choose = (names: readonly string[]) => {
    // As it is shown now, which may be later than this render.
    const shown = queryClient.getQueryData(uploadQuery(id).queryKey)?.tags ?? upload.tags;
    change.mutate(changeBetween(shown, names));
  };
  return <TagField label={m.tags.title} value={upload.tags} problem={problem} onChange={choose} />;
}

const reversed = ({ add, remove }: TagsChange): TagsChange => ({ add: remove, remove: add });
