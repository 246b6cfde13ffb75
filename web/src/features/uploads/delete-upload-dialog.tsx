import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { answerOf, api, uploadsKey } from '../../api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';

import classes from './delete-upload-dialog.module.css';

interface DeleteUploadDialogProps {
  upload: Upload | undefined;
  onClose: () => void;
}

export function DeleteUploadDialog({ upload, onClose }: DeleteUploadDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id: id }: Upload) => answerOf(api.upload[':id'].$delete({ param: { id } })),
    meta: { failureTitle: 'Failed to delete file' },
    onSuccess: () => toastSuccess('File deleted successfully.'),
    // After a failure too: the file may be gone already.
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: uploadsKey });
    },
  });
  return (
    <ConfirmDialog
      isOpen={upload !== undefined}
      title="Delete file"
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() => upload && remove.mutate(upload)}
      onCancel={onClose}
    >
      <p>Are you sure you want to delete this file?</p>
      <p className={classes.name}>{upload?.originalName}</p>
      <p>Its link stops working at once.</p>
    </ConfirmDialog>
  );
}
