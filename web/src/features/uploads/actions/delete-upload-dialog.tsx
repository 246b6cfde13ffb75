import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { deleteUploads } from './delete-uploads.ts';

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
  const remove = useMutation({
    mutationFn: deleteUploads,
    meta: { failureTitle: uploads.length > 1 ? 'Failed to delete files' : 'Failed to delete file' },
    onSuccess: (_, { length }) =>
      toastSuccess(
        length > 1 ? `${length} files deleted successfully.` : 'File deleted successfully.',
      ),
    // Also after an error: the file may have been deleted already.
    onSettled: (_, _failure, deleted) => {
      onClose();
      onDeleted(deleted.map(({ _id: id }) => id));
      return refetch(queryClient, uploadsKey);
    },
  });
  const isOpen = uploads.length > 0;
  const isMany = uploads.length > 1;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isMany ? `Delete ${uploads.length} files` : 'Delete file'}
      confirmLabel={isMany ? `Delete ${uploads.length} files` : 'Delete'}
      isBusy={remove.isPending}
      onConfirm={() => isOpen && remove.mutate(uploads)}
      onCancel={onClose}
    >
      <Question uploads={uploads} />
    </ConfirmDialog>
  );
}

function Question({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length > 1) {
    return (
      <>
        <p>Are you sure you want to delete these {uploads.length} files?</p>
        <p className={classes.note}>Their links stop working at once.</p>
      </>
    );
  }
  return (
    <>
      <p>Are you sure you want to delete this file?</p>
      <p className={classes.name}>{uploads[0]?.originalName}</p>
      <p>Its link stops working at once.</p>
    </>
  );
}
