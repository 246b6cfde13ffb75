import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

import classes from './toast.module.css';

const closeButtonProps = { 'aria-label': 'Dismiss' };

export function toastSuccess(message: string): void {
  notifications.show({
    message,
    icon: <IconCheck size="1rem" />,
    classNames: { root: classes.toast, icon: classes.good },
    role: 'status',
    closeButtonProps,
  });
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
