import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
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
    done: m.users.account.changed,
    failed: m.users.account.failedToChange,
    onSettled: close,
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={m.users.suspend.title}
      confirmLabel={m.users.suspend.title}
      isBusy={suspend.isPending}
      onConfirm={() => user && suspend.mutate(user._id)}
      onCancel={close}
    >
      <p>{user && m.users.suspend.text({ name: user.username })}</p>
      <p className={classes.consequence}>
        {keepLinks ? m.users.suspend.keepsLinks : m.users.suspend.stopsLinks}
      </p>
      <Checkbox isChecked={keepLinks} onChange={setKeepLinks}>
        {m.users.suspend.keepLinks}
      </Checkbox>
    </ConfirmDialog>
  );
}
