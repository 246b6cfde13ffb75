import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

/** Makes a call for one upload after the other; tries all, then throws the first error. */
async function eachUpload(
  uploads: readonly Upload[],
  call: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { _id: id } of uploads) {
    try {
      await call(id);
    } catch (failure) {
      // The session has expired: the others would fail as well.
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Deletes uploads into the trash, where there is one. */
export function deleteUploads(uploads: readonly Upload[]): Promise<void> {
  return eachUpload(uploads, (id) =>
    parseResponse(api.upload[':id'].$delete({ param: { id }, query: {} })),
  );
}

/** Deletes uploads, also from the trash, for good. */
export function removeUploads(uploads: readonly Upload[]): Promise<void> {
  return eachUpload(uploads, (id) =>
    parseResponse(api.upload[':id'].$delete({ param: { id }, query: { permanent: 'true' } })),
  );
}

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
