import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { removeUploads } from '../actions/delete-and-restore.ts';

interface RemovalDialogProps {
  /** Empty: the dialog is closed. */
  uploads: readonly Upload[];
  onClose: () => void;
  /** Called after the deletion, also when it failed. */
  onRemoved: (ids: readonly string[]) => void;
}

/** Asks before files of the trash are deleted for good. */
export function RemovalDialog({ uploads, onClose, onRemoved }: RemovalDialogProps) {
  const queryClient = useQueryClient();
  const texts = m.trash.removal;
  // Also of a dialog that is closing, which still shows its text.
  const count = Math.max(1, uploads.length);
  const remove = useMutation({
    mutationFn: removeUploads,
    meta: { failureTitle: m.uploads.deletion.failed({ count }) },
    onSuccess: (_, { length }) => toastSuccess(texts.done({ count: length })),
    // Also after an error: some may be gone.
    onSettled: (_, _failure, removed) => {
      onClose();
      onRemoved(removed.map(({ _id: id }) => id));
      return refetch(queryClient, uploadsKey);
    },
  });
  const isOpen = uploads.length > 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title({ count })}
      confirmLabel={texts.action}
      isBusy={remove.isPending}
      onConfirm={() => isOpen && remove.mutate(uploads)}
      onCancel={onClose}
    >
      {count === 1 && <p>{uploads[0]?.originalName}</p>}
      <p>{texts.warning}</p>
    </ConfirmDialog>
  );
}
