import { Button } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

/** Deletes everything in the trash, after a question. */
export function EmptyTrash() {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const texts = m.trash.emptying;
  const empty = useMutation({
    mutationFn: () => parseResponse(api.trash.$delete()),
    meta: { failureTitle: texts.failed },
    onSuccess: () => toastSuccess(texts.done),
    onSettled: () => {
      setIsAsking(false);
      return refetch(queryClient, uploadsKey);
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrashX size="1rem" aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {texts.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.action}
        confirmLabel={m.trash.removal.action}
        isBusy={empty.isPending}
        onConfirm={() => empty.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.question}</p>
        <p>{m.trash.removal.warning}</p>
      </ConfirmDialog>
    </>
  );
}
