import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { toastSuccess } from '../feedback/toast.tsx';
import { useLatest } from './use-latest.ts';

interface DeleteDialogProps {
  /** Undefined: the dialog is closed. */
  title: string | undefined;
  /** Says which parts are lost, and which stay. */
  text: string;
  done: string;
  remove: () => Promise<unknown>;
  /** Of the list that has it. */
  listKey: QueryKey;
  onClose: () => void;
}

/** Asks before something is deleted for good. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, text, done, listKey, onClose } = props;
  const queryClient = useQueryClient();
  const shownTitle = useLatest(title) ?? '';
  const remove = useMutation({
    mutationFn: props.remove,
    onSuccess: () => toastSuccess(done),
    // Also after an error: it may have been deleted elsewhere.
    onSettled: () => {
      onClose();
      return refetch(queryClient, listKey);
    },
  });
  return (
    <ConfirmDialog
      isOpen={title !== undefined}
      title={shownTitle}
      confirmLabel={m.general.delete}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
