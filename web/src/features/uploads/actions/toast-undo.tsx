import { UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { m } from '../../../language/messages.ts';

import toastClasses from '../../../ui/feedback/toast.module.css';
import classes from './toast-undo.module.css';

// Longer than other toasts: people read first, and then reach for the button.
const shownMs = 10_000;

/** Says what was deleted or taken away, with a button that brings it back. */
export function toastUndo(
  message: string,
  onUndo: () => void,
  icon: ReactNode = <IconTrash size="1rem" />,
): void {
  const id = notifications.show({
    message: (
      <span className={classes.line}>
        <span>{message}</span>
        <UnstyledButton
          className={classes.undo}
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {m.trash.undo}
        </UnstyledButton>
      </span>
    ),
    icon,
    autoClose: shownMs,
    classNames: { root: toastClasses.toast, icon: toastClasses.good },
    role: 'status',
    closeButtonProps: { 'aria-label': m.general.dismiss },
  });
}
