import { IconRestore, IconTrashX, IconX } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BarButton, SelectedCount } from '../selection/bar-button.tsx';

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
  const { actions, clear } = m.uploads.selection;
  return (
    <div className={classes.bar} role="toolbar" aria-label={actions}>
      <IconButton label={clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <SelectedCount count={count} />
      <div className={classes.actions}>
        <BarButton label={m.trash.restore} Icon={IconRestore} isBusy={isBusy} onClick={onRestore} />
        <BarButton label={m.trash.removal.action} Icon={IconTrashX} isDanger onClick={onRemove} />
      </div>
    </div>
  );
}
