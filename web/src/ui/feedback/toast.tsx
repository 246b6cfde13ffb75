import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';

import { m } from '../../language/messages.ts';
import { hideToast, loadedToasts, loadToasts, onToastsLoaded, showToast } from './toast-store.ts';

import classes from './toast.module.css';

/** The container of the toasts. */
export function Toasts() {
  const loaded = useSyncExternalStore(onToastsLoaded, loadedToasts);
  useEffect(() => {
    // The first toast tries again.
    loadToasts().catch(() => {});
  }, []);
  return loaded ? <loaded.ToastContainer /> : null;
}

const classNames = { root: classes.toast, description: classes.text };

const closeButton = () => ({ 'aria-label': m.general.dismiss });

/** Returns the toast's id. */
export function toastSuccess(message: string): string {
  return showToast({
    message,
    icon: <IconCheck size="1rem" />,
    classNames: { ...classNames, icon: classes.good },
    role: 'status',
    closeButtonProps: closeButton(),
  });
}

/** Returns a function that hides all but the latest `limit` of the toasts passed to it. */
export function limitToasts(): (id: string, limit: number) => void {
  let shown: string[] = [];
  return (id, limit) => {
    shown = [...shown, id];
    for (const old of shown.slice(0, -limit)) hideToast(old);
    shown = shown.slice(-limit);
  };
}

/** `title` says what failed, `message` why. Returns the toast's id. */
export function toastError(message: string, title?: string): string {
  return showToast({
    title,
    message,
    icon: <IconAlertTriangle size="1rem" />,
    classNames: { ...classNames, icon: classes.bad },
    closeButtonProps: closeButton(),
  });
}
