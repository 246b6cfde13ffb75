import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { removeCachedUploads, settingsQuery, uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { deleteUploads, useRestore } from './delete-and-restore.ts';

import classes from './delete-upload-dialog.module.css';

interface DeleteUploadDialogProps {
  /** Empty: the dialog is closed. */
  uploads: readonly Upload[];
  onClose: () => void;
  /** Called after the deletion, also when it failed. */
  onDeleted: (ids: readonly string[]) => void;
}

export function DeleteUploadDialog({ uploads, onClose, onDeleted }: DeleteUploadDialogProps) {
  const queryClient = useQueryClient();
  const texts = m.uploads.deletion;
  // Also of a dialog that is closing, which still shows its text.
  const count = Math.max(1, uploads.length);
  const hasTrash = useTrashDays() > 0;
  const restore = useRestore();
  const remove = useMutation({
    mutationFn: deleteUploads,
    meta: { failureTitle: texts.failed({ count }) },
    onSuccess: (_, deleted) => {
      removeCachedUploads(queryClient, new Set(deleted.map(({ _id }) => _id)));
      const sentence = texts.deleted({ count: deleted.length });
      if (hasTrash) toastUndo(sentence, () => restore.mutate(deleted));
      else toastSuccess(sentence);
    },
    // Also after an error: the file may have been deleted already.
    onSettled: (_, _failure, deleted) => {
      onClose();
      onDeleted(deleted.map(({ _id: id }) => id));
      return refetch(queryClient, uploadsKey);
    },
  });
  const isOpen = uploads.length > 0;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title({ count })}
      confirmLabel={texts.confirm({ count })}
      isBusy={remove.isPending}
      onConfirm={() => isOpen && remove.mutate(uploads)}
      onCancel={onClose}
    >
      <Question uploads={uploads} />
    </ConfirmDialog>
  );
}

function useTrashDays(): number {
  const { data: settings } = useQuery(settingsQuery);
  return settings?.trashDays ?? 0;
}

function Question({ uploads }: { uploads: readonly Upload[] }) {
  const { question, linksStop } = m.uploads.deletion;
  const days = useTrashDays();
  const count = Math.max(1, uploads.length);
  return (
    <>
      <p>{question({ count })}</p>
      {count === 1 && <p className={classes.name}>{uploads[0]?.originalName}</p>}
      <p className={count > 1 ? classes.note : undefined}>{linksStop({ count })}</p>
      {days > 0 && <p>{m.trash.kept({ days })}</p>}
    </>
  );
}
