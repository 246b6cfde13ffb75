import type { User } from '@perch/contract/users';

import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { deleteFilesOf } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { titleOf } from './title-of.ts';

import classes from '../records/dialog.module.css';

interface DeleteFilesDialogProps {
  user: User | undefined;
  onClose: () => void;
}

/** Suspends an account and deletes all of its files. */
export function DeleteFilesDialog({ user, onClose }: DeleteFilesDialogProps) {
  const texts = m.users.suspend;
  const remove = useAdminAction({
    run: deleteFilesOf,
    done: (sentence) => sentence,
    failed: texts.failedToDeleteFiles,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={texts.deleteFiles}
      confirmLabel={texts.deleteFiles}
      isBusy={remove.isPending}
      onConfirm={() => user && remove.mutate(user._id)}
      onCancel={onClose}
    >
      <p className={classes.name}>{user && titleOf(user)}</p>
      <p>{user && texts.deletesFiles({ count: user.uploadCount })}</p>
      <p>{user && texts.text({ name: user.username })}</p>
    </ConfirmDialog>
  );
}
