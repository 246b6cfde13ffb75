import type { FileRequest } from '@perch/contract/requests/requests';

import { formatDateTime } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { useLatest } from '../../ui/dialogs/use-latest.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { fieldsOf, requestProblems } from './form/request-fields.ts';
import { RequestForm } from './form/request-form.tsx';
import { useSaveRequest } from './save-request.ts';

interface ChangeRequestProps {
  /** Undefined: the dialog is closed. */
  request: FileRequest | undefined;
  onClose: () => void;
}

/** The dialog that changes a request. */
export function ChangeRequest({ request, onClose }: ChangeRequestProps) {
  const shown = useLatest(request);
  const { change, dismiss } = m.fileRequests.form;
  return (
    <FormDialog
      isOpen={request !== undefined}
      title={change}
      closeLabel={dismiss}
      onClose={onClose}
    >
      {shown && <ChangeForm request={shown} onClose={onClose} />}
    </FormDialog>
  );
}

function ChangeForm({ request, onClose }: { request: FileRequest; onClose: () => void }) {
  const { fields, problems, change, refuse, submit } = useDraft(
    () => fieldsOf(request),
    (typed) => requestProblems(typed, Date.now()),
  );
  const { _id: id, expiresAt, hasPassword } = request;
  const save = useSaveRequest({
    id,
    onSaved: () => {
      toastSuccess(m.fileRequests.saved);
      onClose();
    },
    onRefused: refuse,
  });
  const { kept } = m.linkChange.expiry;
  return (
    <RequestForm
      isNew={false}
      fields={fields}
      problems={problems}
      endLabel={expiresAt ? kept({ date: formatDateTime(expiresAt) }) : undefined}
      hasPassword={hasPassword}
      isBusy={save.isPending}
      onChange={change}
      onSubmit={() => submit(save.mutate)}
      onCancel={onClose}
    />
  );
}
