import type { Domain } from '@perch/contract/domains';
import { useState } from 'react';

import { unicodeName } from '../../../format/punycode.ts';
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
    done: 'Domain rejected successfully',
    failed: 'Failed to reject domain',
    onSettled: close,
  });
  return (
    <ConfirmDialog
      isOpen={domain !== undefined}
      title="Reject domain"
      confirmLabel="Reject"
      isBusy={reject.isPending}
      onConfirm={() => domain && reject.mutate({ id: domain._id, reason })}
      onCancel={close}
    >
      <p>
        {domain?.user.username} sees the reason beside {domain && unicodeName(domain.domain)}.
      </p>
      <Field
        className={classes.field ?? ''}
        label="Reason"
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
