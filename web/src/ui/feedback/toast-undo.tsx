import { UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconBookmark, IconTags, IconTrash } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { hideToast, showToast } from './toast-store.ts';

import classes from './toast-undo.module.css';
import toastClasses from './toast.module.css';

// Longer than other toasts: people read first, and then reach for the button.
const shownMs = 10_000;

const icons = { trash: IconTrash, album: IconArrowBackUp, tags: IconTags, filter: IconBookmark };

/** Says what was done, with a button that takes it back. Returns the toast's id. */
export function toastUndo(
  message: string,
  onUndo: () => void,
  icon: keyof typeof icons = 'trash',
): string {
  const Icon = icons[icon];
  const id = showToast({
    message: (
      <span className={classes.line}>
        <span>{message}</span>
        <UnstyledButton
          className={classes.undo}
          onClick={() => {
            hideToast(id);
            onUndo();
          }}
        >
          {m.trash.undo}
        </UnstyledButton>
      </span>
    ),
    icon: <Icon size="1rem" />,
    autoClose: shownMs,
    classNames: { root: toastClasses.toast, icon: toastClasses.good },
    role: 'status',
    closeButtonProps: { 'aria-label': m.general.dismiss },
  });
  return id;
}
