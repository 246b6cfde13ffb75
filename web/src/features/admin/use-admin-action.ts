import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { adminKey } from './admin-queries.ts';

interface AdminAction<V, R> {
  run: (variables: V) => Promise<R>;
  done: string | ((result: R) => string);
  failed: string;
  /** Called after success and failure alike, to close what asked. */
  onSettled?: () => void;
  onDone?: () => void;
  /** The id of what this deletes: asking for it again would only fail. */
  deletes?: string | undefined;
}

/** One thing that an administrator does; afterwards the panel's data is loaded again. */
export function useAdminAction<V, R>(action: AdminAction<V, R>) {
  const { run, done, failed, onSettled, onDone, deletes } = action;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { failureTitle: failed },
    onSuccess: (result) => {
      toastSuccess(typeof done === 'string' ? done : done(result));
      onDone?.();
    },
    onSettled: () => {
      onSettled?.();
      // Any other screen may show what has changed; it asks again when it is opened.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      return queryClient.refetchQueries({
        queryKey: adminKey,
        type: 'active',
        predicate: ({ queryKey }) => !queryKey.includes(deletes),
      });
    },
  });
}
