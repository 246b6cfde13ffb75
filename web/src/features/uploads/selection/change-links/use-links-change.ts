import type { Upload } from '@perch/contract/uploads';
import type { UploadChange } from '@perch/contract/uploads/option-schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../../api/client.ts';
import { uploadQuery, uploadsKey } from '../../../../api/queries.ts';
import { refetch } from '../../../../api/refetch.ts';
import { m } from '../../../../language/messages.ts';
import { toastSuccess } from '../../../../ui/feedback/toast.tsx';
import { changeEach } from './change-each.ts';

/** A file whose link is changed. */
export type LinkedFile = Pick<Upload, '_id' | 'originalName'>;

export interface FailedChange {
  upload: LinkedFile;
  failure: unknown;
}

interface LinksChangeEvents {
  /** Gets those that were changed, as they are now. */
  onChanged: (uploads: readonly Upload[]) => void;
  onFailed: (failed: FailedChange[]) => void;
  /** All were changed. */
  onDone: () => void;
}

/** Makes the same change to several uploads. */
export function useLinksChange({ onChanged, onFailed, onDone }: LinksChangeEvents) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ uploads, change }: { uploads: readonly LinkedFile[]; change: UploadChange }) =>
      changeEach(uploads, async ({ _id: id }) => {
        const json = { ...change };
        const answer = await parseResponse(api.upload[':id'].$patch({ param: { id }, json }));
        return answer.data.upload;
      }),
    onSuccess: (outcomes) => {
      const changed = outcomes.flatMap((each) => (each.state === 'changed' ? [each.result] : []));
      const failed = outcomes.flatMap((each) =>
        each.state === 'failed' ? [{ upload: each.item, failure: each.failure }] : [],
      );
      for (const upload of changed) {
        queryClient.setQueryData(uploadQuery(upload._id).queryKey, upload);
      }
      onChanged(changed);
      onFailed(failed);
      if (changed.length > 0) toastSuccess(m.bulkChange.done({ count: changed.length }));
      if (failed.length === 0) onDone();
    },
    onSettled: () => refetch(queryClient, uploadsKey),
  });
}
