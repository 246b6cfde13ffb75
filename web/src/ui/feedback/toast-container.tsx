import { useDirection } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';

import classes from './toast.module.css';

const shownMs = 4000;
const movingMs = 160;

/** Shows and hides toasts in the container. */
export const store = notifications;

/** The container of the toasts. */
export function ToastContainer() {
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
