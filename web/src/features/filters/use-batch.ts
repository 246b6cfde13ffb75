import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { settingsQuery, uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import {
  type BatchChange,
  type BatchQuery,
  type BatchResult,
  changeMatching,
  restoreByIds,
  trashMatching,
} from '../../api/upload-batches.ts';
import { m } from '../../language/messages.ts';
import { toastUndo } from '../../ui/feedback/toast-undo.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toast.tsx';

/** Deletes or changes all uploads that match. What was done before it was cancelled or failed stays, and is said. */
export function useBatch(query: BatchQuery, onEnded?: () => void) {
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  const [done, setDone] = useState(0);
  const cancelling = useRef<AbortController>(undefined);
  const restore = useMutation({
    mutationFn: restoreByIds,
    onSuccess: (count) => toastSuccess(m.cleanup.restored({ count })),
    onSettled: () => refetch(queryClient, uploadsKey),
  });
  const tell = ({ ids, refused }: BatchResult, act: 'delete' | BatchChange) => {
    const count = ids.length;
    if (count > 0 && act !== 'delete') toastSuccess(m.matching.changed({ count }));
    else if (count > 0 && (settings?.trashDays ?? 0) > 0) {
      toastUndo(m.cleanup.moved({ count }), () => restore.mutate(ids));
    } else if (count > 0) toastSuccess(m.uploads.deletion.deleted({ count }));
    if (refused > 0) toastError(m.matching.refused({ count: refused }));
  };
  const run = useMutation({
    mutationFn: async (act: 'delete' | BatchChange) => {
      const cancel = new AbortController();
      cancelling.current = cancel;
      const progress = { onProgress: setDone, signal: cancel.signal };
      const result = await (act === 'delete'
        ? trashMatching(query, progress)
        : changeMatching(query, act, progress));
      tell(result, act);
      if (result.failure !== undefined) throw result.failure;
    },
    onSettled: () => {
      setDone(0);
      onEnded?.();
      return refetch(queryClient, uploadsKey);
    },
  });
  return {
    run: run.mutate,
    isRunning: run.isPending,
    done,
    cancel: () => cancelling.current?.abort(),
  };
}
