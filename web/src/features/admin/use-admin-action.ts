import { useMutation, useQueryClient } from '@tanstack/react-query';

import { adminKey } from '../../api/admin/admin-key.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';

interface AdminAction<V, R> {
  run: (variables: V) => Promise<R>;
  done: string | ((result: R) => string);
  failed: string;
  /** Called after success and error, to close the dialog. */
  onSettled?: () => void;
  onDone?: () => void;
  /** The id of the record that this deletes: its query is not refetched. */
  deletes?: string | undefined;
}

/** A mutation of the admin panel with its toasts; afterwards the panel's queries are refetched. */
export function useAdminAction<V, R>(action: AdminAction<V, R>) {
  const { run, done, failed, onSettled, onDone, deletes } = action;
  const queryClient = useQueryClient();
  return useMutation({
    // Without the library's second argument.
    mutationFn: (variables: V) => run(variables),
    meta: { failureTitle: failed },
    onSuccess: (result) => {
      toastSuccess(typeof done === 'string' ? done : done(result));
      onDone?.();
    },
    onSettled: () => {
      onSettled?.();
      // Other screens may show the changed data; they refetch it when they are opened.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      return queryClient.refetchQueries({
        queryKey: adminKey,
        type: 'active',
        predicate: ({ queryKey }) => !queryKey.includes(deletes),
      });
    },
  });
}
