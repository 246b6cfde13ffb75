import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

import classes from './form-dialog.module.css';

const narrow = '(max-width: 40em)';

interface FormDialogProps {
  isOpen: boolean;
  title: string;
  /** The accessible name of the button that closes it; left out where its content has one. */
  closeLabel?: string;
  /** Its width where there is room. */
  size?: string;
  /** Of its content. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form; on a phone it fills the screen. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, title, closeLabel, onClose, children } = props;
  const { size = closeLabel ? '36rem' : '27.5rem', className = '' } = props;
  useFocusReturn();
  const isNarrow = useMediaQuery(narrow, window.matchMedia(narrow).matches);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      centered
      fullScreen={isNarrow}
      size={size}
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: `${classes.content} ${className}` }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={title}>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          {closeLabel && (
            <IconButton label={closeLabel} icon={<IconX size="1.25rem" />} onClick={onClose} />
          )}
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
