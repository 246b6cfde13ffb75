import type { User } from '@perch/contract/users';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { deleteUser, rejectUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { titleOf } from './title-of.ts';

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
    failed: m.users.delete.failed,
    onSettled: close,
  });
  const reject = useAdminAction({
    run: rejectUser,
    done: m.users.reject.rejected,
    failed: m.users.reject.failed,
    onSettled: close,
  });
  const texts = user?.email === '' ? m.users.reject.withoutEmail : m.users.reject;
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={m.users.reject.title}
      confirmLabel={m.admin.records.reject}
      isBusy={remove.isPending || reject.isPending}
      onConfirm={() => user && (isKept ? reject : remove).mutate(user._id)}
      onCancel={close}
    >
      <p>{isKept ? m.users.reject.keeps : texts.deletes}</p>
      <p className={classes.name}>{user && titleOf(user)}</p>
      <Checkbox isChecked={isKept} onChange={setIsKept}>
        {texts.keep}
      </Checkbox>
    </ConfirmDialog>
  );
}
