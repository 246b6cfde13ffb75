import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { inlineErrorMessage } from '../inline-error-message.ts';
import { InlineError } from '../inline-error.tsx';

import classes from './sign-in-methods.module.css';

interface RemovableRowProps {
  icon: ReactNode;
  name: string;
  details: ReactNode;
  /** Buttons before the one that removes. */
  actions?: ReactNode;
  removeIcon: ReactNode;
  removal: {
    /** Of the button and of the question. */
    title: string;
    text: string;
    confirm: string;
    done: () => string;
  };
  onRemove: () => Promise<unknown>;
  /** Also after an error: it may have been removed elsewhere. */
  onSettled: () => Promise<void>;
}

/** A way to sign in, with a button that removes it after a question; a refusal is said below. */
export function RemovableRow(props: RemovableRowProps) {
  const { icon, name, details, actions, removeIcon, removal, onRemove, onSettled } = props;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: onRemove,
    meta: { isShownInPlace: true },
    onSuccess: () => toastSuccess(removal.done()),
    onSettled: () => {
      setIsAsking(false);
      return onSettled();
    },
  });
  return (
    <li className={classes.row}>
      <span className={classes.picture}>{icon}</span>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{details}</p>
        <InlineError>{inlineErrorMessage(remove.error)}</InlineError>
      </div>
      {actions}
      <IconButton
        label={removal.title}
        icon={removeIcon}
        tone="danger"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={removal.title}
        confirmLabel={removal.confirm}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {removal.text}
      </ConfirmDialog>
    </li>
  );
}
