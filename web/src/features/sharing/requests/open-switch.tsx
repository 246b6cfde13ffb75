import { Button } from '@mantine/core';
import type { FileRequest } from '@perch/contract/requests/requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { requestsKey } from '../../../api/sharing/requests-queries.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

/** Closes a request, or opens it again; nothing is lost by either. */
export function OpenSwitch({ request: { _id: id, open } }: { request: FileRequest }) {
  const queryClient = useQueryClient();
  const texts = m.fileRequests;
  const change = useMutation({
    mutationFn: () =>
      parseResponse(api.requests[':id'].$patch({ param: { id }, json: { open: !open } })),
    meta: { failureTitle: texts.notSaved },
    onSuccess: ({ data }) => toastSuccess(data.request.open ? texts.reopened : texts.closed),
    // Until the list has it, so that the label does not go back in between.
    onSettled: () => refetch(queryClient, requestsKey),
  });
  return (
    <Button size="sm" variant="default" loading={change.isPending} onClick={() => change.mutate()}>
      {open ? texts.close : texts.reopen}
    </Button>
  );
}
