import type { FileRequest } from '@perch/contract/requests/requests';

import { m } from '../../../language/messages.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { useLatest } from '../dialog/use-latest.ts';
import { RequestAddress } from './request-address.tsx';

interface RequestQrProps {
  /** Undefined: the dialog is closed. */
  request: FileRequest | undefined;
  onClose: () => void;
}

/** The address of a request again, to be passed on. */
export function RequestQr({ request, onClose }: RequestQrProps) {
  const shown = useLatest(request);
  return (
    <FormDialog
      isOpen={request !== undefined}
      title={shown?.title ?? ''}
      closeLabel={m.fileRequests.form.dismiss}
      onClose={onClose}
    >
      {shown && <RequestAddress request={shown} onDone={onClose} />}
    </FormDialog>
  );
}
