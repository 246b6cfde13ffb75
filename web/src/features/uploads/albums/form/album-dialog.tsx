import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './album-dialog.module.css';

interface AlbumDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs about albums. */
export function AlbumDialog({ title, onClose, children }: AlbumDialogProps) {
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={title}>
        <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
