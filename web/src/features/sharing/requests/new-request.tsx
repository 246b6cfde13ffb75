import type { FileRequest } from '@perch/contract/requests/requests';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import {
  newRequestFields,
  type RequestFields,
  type RequestProblems,
  requestProblems,
} from './form/request-fields.ts';
import { RequestForm } from './form/request-form.tsx';
import { RequestAddress } from './request-address.tsx';
import { useSaveRequest } from './save-request.ts';

interface NewRequestProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog of a new request, and then its address. What was typed stays when it is closed. */
export function NewRequest({ isOpen, onClose }: NewRequestProps) {
  const [fields, setFields] = useState<RequestFields>(newRequestFields);
  const [problems, setProblems] = useState<RequestProblems>({});
  const [made, setMade] = useState<FileRequest>();
  const make = useSaveRequest({
    onSaved: (request) => {
      setMade(request);
      setFields(newRequestFields);
    },
    onRefused: setProblems,
  });
  const close = () => {
    setMade(undefined);
    onClose();
  };
  const submit = () => {
    const found = requestProblems(fields, Date.now());
    setProblems(found);
    if (Object.keys(found).length === 0) make.mutate(fields);
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
          onChange={(changed) => {
            setFields({ ...fields, ...changed });
            setProblems({});
          }}
          onSubmit={submit}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
