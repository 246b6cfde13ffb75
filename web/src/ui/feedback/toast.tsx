import { useDirection } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';

import classes from './toast.module.css';

const shownMs = 4000;
const movingMs = 160;

/** The container of the toasts. */
export function Toasts() {
  const { dir } = useDirection();
  return (
    <Notifications
      className={classes.corner}
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      autoClose={shownMs}
      transitionDuration={movingMs}
      containerWidth="24rem"
      limit={6}
    />
  );
}

const closeButton = () => ({ 'aria-label': m.general.dismiss });

/** Returns the toast's id. */
export function toastSuccess(message: string): string {
  return notifications.show({
    message,
    icon: <IconCheck size="1rem" />,
    classNames: { root: classes.toast, icon: classes.good },
    role: 'status',
    closeButtonProps: closeButton(),
  });
}

/** Returns a function that hides all but the latest `limit` of the toasts passed to it. */
export function limitToasts(): (id: string, limit: number) => void {
  let shown: string[] = [];
  return (id, limit) => {
    shown = [...shown, id];
    for (const old of shown.slice(0, -limit)) notifications.hide(old);
    shown = shown.slice(-limit);
  };
}

/** `title` says what failed, `message` why. Returns the toast's id. */
export function toastError(message: string, title?: string): string {
  return notifications.show({
    title,
    message,
    icon: <IconAlertTriangle size="1rem" />,
    classNames: { root: classes.toast, icon: classes.bad },
    closeButtonProps: closeButton(),
  });
}
