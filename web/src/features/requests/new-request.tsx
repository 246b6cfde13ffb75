import type { FileRequest } from '@perch/contract/requests/requests';
import { useState } from 'react';

import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { newRequestFields, requestProblems } from './form/request-fields.ts';
import { RequestForm } from './form/request-form.tsx';
import { RequestAddress } from './request-address.tsx';
import { useSaveRequest } from './save-request.ts';

interface NewRequestProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog of a new request, and then its address. What was typed stays when it is closed. */
export function NewRequest({ isOpen, onClose }: NewRequestProps) {
  const { fields, problems, setFields, change, refuse, submit } = useDraft(
    newRequestFields,
    (typed) => requestProblems(typed, Date.now()),
  );
  const [made, setMade] = useState<FileRequest>();
  const make = useSaveRequest({
    onSaved: (request) => {
      setMade(request);
      setFields(newRequestFields);
    },
    onRefused: refuse,
  });
  const close = () => {
    setMade(undefined);
    onClose();
  };
  const texts = m.fileRequests;
  return (
    <FormDialog
      isOpen={isOpen}
      title={made ? texts.made.title : texts.create}
      closeLabel={texts.form.dismiss}
      onClose={close}
    >
      {made ? (
        <RequestAddress request={made} onDone={close} />
      ) : (
        <RequestForm
          isNew
          fields={fields}
          problems={problems}
          endLabel={undefined}
          hasPassword={false}
          isBusy={make.isPending}
          onChange={change}
          onSubmit={() => submit(make.mutate)}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
