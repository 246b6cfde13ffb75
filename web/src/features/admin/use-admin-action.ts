import { useMutation, useQueryClient } from '@tanstack/react-query';

import { uploadsKey } from '../../api.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { adminKey } from './admin-queries.ts';

interface AdminAction<V, R> {
  run: (variables: V) => Promise<R>;
  done: string | ((result: R) => string);
  failed: string;
  /** Called after success and failure alike, to close what asked. */
  onSettled?: () => void;
  onDone?: () => void;
}

/** One thing that an administrator does; afterwards the panel's data is loaded again. */
export function useAdminAction<V, R>({ run, done, failed, onSettled, onDone }: AdminAction<V, R>) {
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
      void queryClient.invalidateQueries({ queryKey: uploadsKey });
      return queryClient.invalidateQueries({ queryKey: adminKey });
    },
  });
}
