import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

import classes from './toast.module.css';

const closeButtonProps = { 'aria-label': 'Dismiss' };

/** Returns an id for `hideToast`. */
export function toastSuccess(message: string): string {
  return notifications.show({
    message,
    icon: <IconCheck size="1rem" />,
    classNames: { root: classes.toast, icon: classes.good },
    role: 'status',
    closeButtonProps,
  });
}

export function hideToast(id: string): void {
  notifications.hide(id);
}

/** `title` says what failed, `message` why; either alone is enough. */
export function toastFailure(message: string, title?: string): void {
  notifications.show({
    title,
    message,
    icon: <IconAlertTriangle size="1rem" />,
    classNames: { root: classes.toast, icon: classes.bad },
    closeButtonProps,
  });
}
