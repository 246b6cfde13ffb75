import type { Upload } from '@perch/contract/uploads';
import { IconRestore, IconTrashX } from '@tabler/icons-react';

import { formatDateTime } from '../../../format/date.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { FileIcon } from '../../../ui/file-icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectionCheckbox } from '../selection/selection-checkbox.tsx';

import classes from './trash-row.module.css';

interface TrashRowProps {
  upload: Upload;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onRestore: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

export function TrashRow({ upload, isSelected, onToggle, onRestore, onRemove }: TrashRowProps) {
  const { originalName: name, trashedAt } = upload;
  return (
    <li className={classes.row} data-selected={isSelected || undefined}>
      <SelectionCheckbox
        label={m.uploads.selection.select({ name })}
        state={isSelected ? 'all' : 'none'}
        onToggle={onToggle}
      />
      <FileIcon file={upload} />
      <div className={classes.text}>
        <p className={classes.name} data-tooltip={name}>
          {name}
        </p>
        <p className={classes.detail}>
          <span>{formatBytes(upload.size)}</span>
          <span>{upload.mimeType}</span>
          {trashedAt && (
            <time dateTime={trashedAt}>
              {m.trash.deletedAt({ date: formatDateTime(trashedAt) })}
            </time>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <IconButton
          label={m.trash.restoreNamed({ name })}
          icon={<IconRestore size="1.125rem" />}
          onClick={() => onRestore(upload)}
        />
        <IconButton
          label={m.trash.removal.actionNamed({ name })}
          icon={<IconTrashX size="1.125rem" />}
          tone="danger"
          onClick={() => onRemove(upload)}
        />
      </div>
    </li>
  );
}
