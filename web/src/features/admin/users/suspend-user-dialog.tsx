import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { changeUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

import classes from '../records/dialog.module.css';

interface SuspendUserDialogProps {
  user: User | undefined;
  onClose: () => void;
}

/** Suspends an account, and its links unless the administrator keeps them. */
export function SuspendUserDialog({ user, onClose }: SuspendUserDialogProps) {
  const [keepLinks, setKeepLinks] = useState(false);
  const close = () => {
    setKeepLinks(false);
    onClose();
  };
  const suspend = useAdminAction({
    run: (id: string) => changeUser(id, { status: 'pending', keepLinks }),
    done: 'User changed successfully',
    failed: 'Failed to change user',
    onSettled: close,
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title="Suspend"
      confirmLabel="Suspend"
      isBusy={suspend.isPending}
      onConfirm={() => user && suspend.mutate(user._id)}
      onCancel={close}
    >
      <p>{user?.username} can no longer use Perch until you let them in again.</p>
      <p className={classes.consequence}>
        {keepLinks
          ? 'Their files and domains stay reachable.'
          : 'Their files and domains cannot be reached until then. Nothing is deleted.'}
      </p>
      <Checkbox isChecked={keepLinks} onChange={setKeepLinks}>
        Keep links working
      </Checkbox>
    </ConfirmDialog>
  );
}
