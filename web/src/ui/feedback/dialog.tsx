import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import { useFocusReturn } from './use-focus-return.ts';

import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Of its content. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered; its content closes it. */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  useFocusReturn();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: `${classes.content} ${className}` }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={title}>
        <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
