import { UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconBookmark, IconLink, IconTags, IconTrash } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { hideToast, showToast } from './toast-store.ts';

import classes from './toast-undo.module.css';
import toastClasses from './toast.module.css';

// Longer than other toasts: people read first, and then reach for the button.
const shownMs = 10_000;

const icons = {
  trash: IconTrash,
  album: IconArrowBackUp,
  tags: IconTags,
  filter: IconBookmark,
  link: IconLink,
};
type IconName = keyof typeof icons;

/** Says what was done, with a button that takes it back. Returns the toast's id. */
export function toastUndo(message: string, onUndo: () => void, icon: IconName = 'trash'): string {
  return toastAction(message, m.trash.undo, onUndo, icon);
}

/** Says something, with a button for what can be done about it. Returns the toast's id. */
export function toastAction(
  message: string,
  label: string,
  act: () => void,
  icon: IconName,
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
            act();
          }}
        >
          {label}
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
