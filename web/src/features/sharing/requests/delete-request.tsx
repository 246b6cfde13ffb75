import type { FileRequest } from '@perch/contract/requests/requests';

import { api, parseResponse } from '../../../api/client.ts';
import { requestsKey } from '../../../api/sharing/requests-queries.ts';
import { m } from '../../../language/messages.ts';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';

interface DeleteRequestProps {
  /** Undefined: the dialog is closed. */
  request: FileRequest | undefined;
  onClose: () => void;
}

export function DeleteRequest({ request, onClose }: DeleteRequestProps) {
  const texts = m.fileRequests;
  const id = request?._id ?? '';
  return (
    <DeleteDialog
      title={request && texts.delete({ title: request.title })}
      text={texts.deleteText}
      done={texts.deleted}
      remove={() => parseResponse(api.requests[':id'].$delete({ param: { id } }))}
      listKey={requestsKey}
      onClose={onClose}
    />
  );
}
