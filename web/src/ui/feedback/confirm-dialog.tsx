import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../language/messages.ts';

import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isBusy: boolean;
  /** The action can be undone. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. Focus starts on Cancel, and returns when it closes. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal.Root
      opened={props.isOpen}
      onClose={props.onCancel}
      centered
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      {/* Mantine names it by its title a moment after it is there, which a screen reader may have spoken. */}
      <Modal.Content aria-label={props.title}>
        <Modal.Title className={classes.title ?? ''}>{props.title}</Modal.Title>
        <div className={classes.text}>{props.children}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={props.onCancel} data-autofocus>
            {m.general.cancel}
          </Button>
          <Button
            className={props.isHarmless ? '' : (classes.danger ?? '')}
            onClick={props.onConfirm}
            loading={props.isBusy}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
