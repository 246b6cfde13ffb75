import type { User } from '@perch/contract/users';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { deleteUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

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
    failed: 'Failed to delete user',
    onSettled: onClose,
    deletes: user?._id,
    ...(onDeleted && { onDone: onDeleted }),
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title="Delete user"
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() => user && remove.mutate(user._id)}
      onCancel={onClose}
    >
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      <p className={classes.name}>
        {user?.username} ({user?.email})
      </p>
      <p>Their sessions, domains and files are deleted too.</p>
    </ConfirmDialog>
  );
}
