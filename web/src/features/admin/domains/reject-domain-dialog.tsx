import type { Domain } from '@perch/contract/domains';
import { useState } from 'react';

import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { rejectDomain } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

import classes from '../records/dialog.module.css';

interface RejectDomainDialogProps {
  domain: Domain | undefined;
  onClose: () => void;
}

export function RejectDomainDialog({ domain, onClose }: RejectDomainDialogProps) {
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    onClose();
  };
  const reject = useAdminAction({
    run: rejectDomain,
    done: m.admin.domains.rejected,
    failed: m.admin.domains.failedToReject,
    onSettled: close,
  });
  return (
    <ConfirmDialog
      isOpen={domain !== undefined}
      title={m.admin.domains.rejectTitle}
      confirmLabel={m.admin.records.reject}
      isBusy={reject.isPending}
      onConfirm={() => domain && reject.mutate({ id: domain._id, reason })}
      onCancel={close}
    >
      <p>
        {domain &&
          m.admin.domains.rejectText({
            user: domain.user.username,
            domain: unicodeName(domain.domain),
          })}
      </p>
      <Field
        className={classes.field ?? ''}
        label={m.admin.domains.reason}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
