import type { User } from '@perch/contract/users';

import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { deleteUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { titleOf } from './title-of.ts';

import classes from '../records/dialog.module.css';

interface DeleteUserDialogProps {
  user: User | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const remove = useAdminAction({
    run: deleteUser,
    done: (sentence) => sentence,
    failed: m.users.delete.failed,
    onSettled: onClose,
    deletes: user?._id,
    ...(onDeleted && { onDone: onDeleted }),
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={m.users.delete.title}
      confirmLabel={m.general.delete}
      isBusy={remove.isPending}
      onConfirm={() => user && remove.mutate(user._id)}
      onCancel={onClose}
    >
      <p>{m.users.delete.question}</p>
      <p className={classes.name}>{user && titleOf(user)}</p>
      <p>{m.users.delete.outcome}</p>
    </ConfirmDialog>
  );
}
