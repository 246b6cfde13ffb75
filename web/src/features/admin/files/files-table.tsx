import type { Upload } from '@perch/contract/uploads';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { deleteUpload } from '../admin-requests.ts';
import { DateTime } from '../records/date-time.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { UserLink } from '../users/user-link.tsx';

import dialog from '../records/dialog.module.css';
import classes from '../users/user-name.module.css';

interface FilesTableProps {
  uploads: readonly Upload[];
  /** Leaves the user column out. */
  isOfOne?: boolean;
}

export function FilesTable({ uploads, isOfOne = false }: FilesTableProps) {
  const [toDelete, setToDelete] = useState<Upload>();
  return (
    <>
      <RecordsTable
        label="Uploads"
        headings={['File', ...(isOfOne ? [] : ['User']), 'Size', 'Uploaded', 'Actions']}
      >
        {uploads.map((upload) => (
          <tr key={upload._id}>
            <Cell label="File">
              <div className={classes.person}>
                <p className={classes.title}>{upload.originalName}</p>
                <p className={classes.email}>{upload.mimeType}</p>
              </div>
            </Cell>
            {!isOfOne && (
              <Cell label="User">
                <UserLink user={upload.userId} />
              </Cell>
            )}
            <Cell label="Size" kind="number">
              {upload.humanSize}
            </Cell>
            <Cell label="Uploaded">
              <DateTime at={upload.createdAt} />
            </Cell>
            <Cell label="Actions" kind="actions">
              <FileActions upload={upload} onDelete={setToDelete} />
            </Cell>
          </tr>
        ))}
      </RecordsTable>
      <DeleteFileDialog upload={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}

function FileActions({ upload, onDelete }: { upload: Upload; onDelete: (upload: Upload) => void }) {
  const { originalName: name, publicUrl } = upload;
  return (
    <RowActions>
      <IconLink
        label={`Open ${name}`}
        icon={<IconExternalLink size="1.125rem" />}
        href={publicUrl}
        isNewTab
      />
      <IconButton
        label={`Delete ${name}`}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => onDelete(upload)}
      />
    </RowActions>
  );
}

function DeleteFileDialog({
  upload,
  onClose,
}: {
  upload: Upload | undefined;
  onClose: () => void;
}) {
  const remove = useAdminAction({
    run: deleteUpload,
    done: 'File deleted successfully.',
    failed: 'Failed to delete file',
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={upload !== undefined}
      title="Delete file"
      confirmLabel="Delete"
      isBusy={remove.isPending}
      onConfirm={() => upload && remove.mutate(upload._id)}
      onCancel={onClose}
    >
      <p>Are you sure you want to delete this file?</p>
      <p className={dialog.name}>{upload?.originalName}</p>
      <p>Its link stops working at once.</p>
    </ConfirmDialog>
  );
}
