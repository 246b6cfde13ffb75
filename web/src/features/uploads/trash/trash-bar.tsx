import { Button } from '@mantine/core';
import { IconRestore, IconTrashX, IconX } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

import classes from '../selection/selection-bar.module.css';

interface TrashBarProps {
  count: number;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions on all selected files of the trash. */
export function TrashBar({ count, isBusy, onRestore, onRemove, onClear }: TrashBarProps) {
  const { actions, clear, selected } = m.uploads.selection;
  return (
    <div className={classes.bar} role="toolbar" aria-label={actions}>
      <IconButton label={clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <p className={classes.count} aria-live="polite">
        {selected({ count })}
      </p>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconRestore size="1rem" aria-hidden="true" />}
        onClick={onRestore}
      >
        {m.trash.restore}
      </Button>
      <Button
        className={classes.danger ?? ''}
        leftSection={<IconTrashX size="1rem" aria-hidden="true" />}
        onClick={onRemove}
      >
        {m.trash.removal.action}
      </Button>
    </div>
  );
}
