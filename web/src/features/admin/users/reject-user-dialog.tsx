import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { deleteUser, rejectUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

import classes from '../records/dialog.module.css';

interface RejectUserDialogProps {
  user: User | undefined;
  onClose: () => void;
}

/** Rejecting deletes the registration, or keeps it as rejected so that it cannot be repeated. */
export function RejectUserDialog({ user, onClose }: RejectUserDialogProps) {
  const [isKept, setIsKept] = useState(false);
  const close = () => {
    setIsKept(false);
    onClose();
  };
  const remove = useAdminAction({
    run: deleteUser,
    done: (sentence) => sentence,
    failed: 'Failed to delete user',
    onSettled: close,
  });
  const reject = useAdminAction({
    run: rejectUser,
    done: 'User rejected successfully',
    failed: 'Failed to reject user',
    onSettled: close,
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title="Reject user"
      confirmLabel="Reject"
      isBusy={remove.isPending || reject.isPending}
      onConfirm={() => user && (isKept ? reject : remove).mutate(user._id)}
      onCancel={close}
    >
      <p>
        {isKept
          ? 'The registration stays in the list of all users as rejected.'
          : 'This deletes the registration. The same email can register again.'}
      </p>
      <p className={classes.name}>
        {user?.username} ({user?.email})
      </p>
      <Checkbox isChecked={isKept} onChange={setIsKept}>
        Keep it as rejected, so that this email cannot register again
      </Checkbox>
    </ConfirmDialog>
  );
}
