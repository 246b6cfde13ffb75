import type { User } from '@perch/contract/users';

import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { deleteUser } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { titleOf } from './title-of.ts';

import classes from '../records/dialog.module.css';

interface DeleteUserDialogProps {
  user: User | undefined;
  /** Whether its email cannot register again. */
  blocksEmail?: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteUserDialog(props: DeleteUserDialogProps) {
  const { user, blocksEmail = false, onClose, onDeleted } = props;
  const texts = m.users.delete;
  const remove = useAdminAction({
    run: (id: string) => deleteUser(id, { blocksEmail }),
    done: (sentence) => sentence,
    failed: texts.failed,
    onSettled: onClose,
    deletes: user?._id,
    ...(onDeleted && { onDone: onDeleted }),
  });
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={blocksEmail ? texts.block : texts.title}
      confirmLabel={blocksEmail ? texts.block : m.general.delete}
      isBusy={remove.isPending}
      onConfirm={() => user && remove.mutate(user._id)}
      onCancel={onClose}
    >
      <p>{texts.question}</p>
      <p className={classes.name}>{user && titleOf(user)}</p>
      <p>{texts.outcome}</p>
      {blocksEmail && user && (
        <p className={classes.consequence}>{texts.blocks({ email: user.email })}</p>
      )}
    </ConfirmDialog>
  );
}
