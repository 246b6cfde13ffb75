import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { deleteUploads } from '../admin-requests.ts';
import { useAdminAction } from '../use-admin-action.ts';

import classes from './bulk-delete.module.css';

interface BulkDeleteProps {
  uploads: readonly Upload[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Selects all files of the page, and deletes the selected ones. */
export function BulkDelete({ uploads, chosen, onChoose }: BulkDeleteProps) {
  const [isAsking, setIsAsking] = useState(false);
  // A selected file may have been deleted with the row's own button.
  const ids = uploads.map(({ _id }) => _id).filter((id) => chosen.has(id));
  const words = m.admin.files;
  const remove = useAdminAction({
    run: deleteUploads,
    done: (count) => words.deletedMany({ count }),
    failed: words.failedToDelete,
    onSettled: () => setIsAsking(false),
    onDone: () => onChoose(new Set()),
  });
  return (
    <div className={classes.bar}>
      <Checkbox
        isChecked={ids.length === uploads.length}
        onChange={(isChecked) => onChoose(new Set(isChecked ? uploads.map(({ _id }) => _id) : []))}
      >
        {m.uploads.selection.selectPage}
      </Checkbox>
      {ids.length > 0 && (
        <Button
          size="xs"
          variant="default"
          className={classes.delete ?? ''}
          leftSection={<IconTrash size="1rem" aria-hidden="true" />}
          onClick={() => setIsAsking(true)}
        >
          {words.deleteSelected({ count: ids.length })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.deleteSelected({ count: ids.length })}
        confirmLabel={m.general.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(ids)}
        onCancel={() => setIsAsking(false)}
      >
        <p>{words.deleteManyOutcome({ count: ids.length })}</p>
      </ConfirmDialog>
    </div>
  );
}
