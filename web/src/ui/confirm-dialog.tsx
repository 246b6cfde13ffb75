import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      centered
      withCloseButton={false}
      overlayProps={{ backgroundOpacity: 0.6, blur: 2 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
      transitionProps={{ duration: 120, transition: 'pop' }}
    >
      <div className={classes.text}>{props.children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          Cancel
        </Button>
        <Button className={classes.danger} onClick={props.onConfirm} loading={props.isBusy}>
          {props.confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
