import { resetReasonLengthMax } from '@perch/contract/limits';
import type { User } from '@perch/contract/users';
import { useRef, useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { resetSecondFactors } from '../../admin-requests.ts';
import { useAdminAction } from '../../use-admin-action.ts';

import classes from '../../records/dialog.module.css';

interface ResetFactorsDialogProps {
  user: User | undefined;
  onClose: () => void;
}

/** Removes a user's second factors, for a reason that is sent to the owner. */
export function ResetFactorsDialog({ user, onClose }: ResetFactorsDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setReason('');
    setError(undefined);
    onClose();
  };
  const reset = useAdminAction({
    run: resetSecondFactors,
    done: (sentence) => sentence,
    failed: m.factorReset.failed,
    onDone: close,
  });
  function onConfirm() {
    if (user && reason.trim() !== '') return reset.mutate({ id: user._id, reason });
    setError(m.factorReset.reasonRequired);
    field.current?.focus();
  }
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={m.factorReset.title}
      confirmLabel={m.factorReset.title}
      isBusy={reset.isPending}
      onConfirm={onConfirm}
      onCancel={close}
    >
      <p>{user && m.factorReset.text({ name: user.username })}</p>
      <p className={classes.consequence}>{m.factorReset.check}</p>
      <Field
        ref={field}
        label={m.factorReset.reason}
        description={m.factorReset.reasonHint}
        maxLength={resetReasonLengthMax}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
