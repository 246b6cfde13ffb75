import type { Upload } from '@perch/contract/uploads';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { FileIcon } from '../../../ui/file-icon.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { deleteUpload } from '../admin-requests.ts';
import { DateTime } from '../records/date-time.tsx';
import { Cell, RecordsTable } from '../records/records-table.tsx';
import { RowActions } from '../records/row-actions.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { UserLink } from '../users/user-link.tsx';
import { BulkDelete } from './bulk-delete.tsx';

import dialog from '../records/dialog.module.css';
import classes from '../users/user-name.module.css';
import table from './files-table.module.css';

interface FilesTableProps {
  uploads: readonly Upload[];
  /** Leaves the user column out. */
  isOfOne?: boolean;
}

export function FilesTable({ uploads, isOfOne = false }: FilesTableProps) {
  const [toDelete, setToDelete] = useState<Upload>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = m.admin.files;
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <>
      <BulkDelete uploads={uploads} chosen={chosen} onChoose={setChosen} />
      <RecordsTable
        label={words.uploads}
        headings={[words.file, ...(isOfOne ? [] : [words.user]), words.size, words.uploaded]}
        hasActions
      >
        {uploads.map((upload) => (
          <tr key={upload._id}>
            <Cell label={words.file}>
              <div className={classes.file}>
                <span className={table.choice}>
                  <Checkbox
                    isBare
                    isChecked={chosen.has(upload._id)}
                    onChange={(isChosen) => choose(upload._id, isChosen)}
                  >
                    {m.uploads.selection.select({ name: upload.originalName })}
                  </Checkbox>
                </span>
                <span className={table.picture}>
                  <FileIcon file={seenByAll(upload)} size="fill" />
                </span>
                <div className={classes.person}>
                  <p className={classes.title}>{upload.originalName}</p>
                  <p className={classes.email}>{upload.mimeType}</p>
                </div>
              </div>
            </Cell>
            {!isOfOne && (
              <Cell label={words.user}>
                <UserLink user={upload.userId} />
              </Cell>
            )}
            <Cell label={words.size} kind="number">
              {formatBytes(upload.size)}
            </Cell>
            <Cell label={words.uploaded}>
              <DateTime at={upload.createdAt} />
            </Cell>
            <Cell label={m.admin.records.actions} kind="actions">
              <FileActions upload={upload} onDelete={setToDelete} />
            </Cell>
          </tr>
        ))}
      </RecordsTable>
      <DeleteFileDialog upload={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}

/** Only its owner is shown the picture of a file that is locked or limited. */
const seenByAll = (upload: Upload): Upload =>
  upload.hasPassword || upload.downloadsLeft !== null ? { ...upload, thumbnailUrl: '' } : upload;

function FileActions({ upload, onDelete }: { upload: Upload; onDelete: (upload: Upload) => void }) {
  const { originalName: name, publicUrl } = upload;
  return (
    <RowActions>
      <IconLink
        label={m.admin.files.open({ name })}
        icon={<IconExternalLink size="1.125rem" />}
        href={publicUrl}
        isNewTab
      />
      <IconButton
        label={m.admin.files.delete({ name })}
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
    done: m.admin.files.deleted,
    failed: m.admin.files.failedToDelete,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={upload !== undefined}
      title={m.admin.files.deleteTitle}
      confirmLabel={m.general.delete}
      isBusy={remove.isPending}
      onConfirm={() => upload && remove.mutate(upload._id)}
      onCancel={onClose}
    >
      <p>{m.admin.files.deleteQuestion}</p>
      <p className={dialog.name}>{upload?.originalName}</p>
      <p>{m.admin.files.deleteOutcome}</p>
    </ConfirmDialog>
  );
}
