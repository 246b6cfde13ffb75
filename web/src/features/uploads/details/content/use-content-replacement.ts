import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiError, errorMessage } from '../../../../api/api-error.ts';
import { api } from '../../../../api/client.ts';
import { uploadQuery, uploadsKey } from '../../../../api/queries.ts';
import { refetch } from '../../../../api/refetch.ts';
import { sendForm } from '../../../../api/send-form.ts';
import { m } from '../../../../language/messages.ts';
import { toastError, toastSuccess } from '../../../../ui/feedback/toast.tsx';

interface Replacement {
  file: File;
  /** Also of another type. */
  isForced: boolean;
}

/** Sends another file for an upload. `onOtherType` is called where the server asks whether that is meant. */
export function useContentReplacement(id: string, onOtherType: (file: File) => void) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: ({ file, isForced }: Replacement) => {
      const form = new FormData();
      // The server reads fields that come before the file.
      if (isForced) form.set('force', 'true');
      form.set('file', file);
      const url = api.upload[':id'].content.$url({ param: { id } }).href;
      const controller = new AbortController();
      sending.current = controller;
      setSent(0);
      return sendForm({
        method: 'PUT',
        url,
        form,
        onProgress: setSent,
        signal: controller.signal,
      });
    },
    meta: { isShownInPlace: true },
    onSuccess: async () => {
      toastSuccess(m.linkChange.replace.done);
      await Promise.all([
        refetch(queryClient, uploadQuery(id).queryKey),
        refetch(queryClient, uploadsKey),
      ]);
    },
    onError: (failure, { file, isForced }) => {
      if (sending.current?.signal.aborted) return;
      if (!(failure instanceof ApiError) || failure.status === 401) return;
      if (failure.code === 'type_differs' && !isForced) onOtherType(file);
      else toastError(errorMessage(failure), m.linkChange.replace.failed);
    },
    onSettled: () => setSent(undefined),
  });
  return { replace: mutation.mutate, cancel: () => sending.current?.abort(), sent };
}
