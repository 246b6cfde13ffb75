import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { eachUpload } from './each-upload.ts';

/** Brings uploads back from the trash. `onSettled` is called with those that were tried. */
export function useRestore(onSettled?: (uploads: readonly Upload[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uploads: readonly Upload[]) =>
      eachUpload(uploads, (id) =>
        parseResponse(api.upload[':id'].restore.$post({ param: { id } })),
      ),
    meta: { failureTitle: m.trash.notRestored({ count: 1 }) },
    onSuccess: (_, { length }) => toastSuccess(m.trash.restored({ count: length })),
    // Also after an error: some may be back.
    onSettled: (_, _failure, uploads) => {
      onSettled?.(uploads);
      return refetch(queryClient, uploadsKey);
    },
  });
}
