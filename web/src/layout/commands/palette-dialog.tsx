import { Modal } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';

import { m } from '../../language/messages.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { SectionError } from '../errors/section-error.tsx';
import type { PaletteProps } from './command-palette.tsx';

import classes from './palette-dialog.module.css';

interface PaletteDialogProps extends PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  Palette: ComponentType<PaletteProps>;
}

/** The palette's dialog; the palette is loaded when it is first opened. */
export function PaletteDialog({ isOpen, onClose, Palette, ...props }: PaletteDialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      // The opener restores the focus: the palette takes it before the dialog could remember it.
      returnFocus={false}
      size="38rem"
      yOffset="12dvh"
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content, inner: classes.inner }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={m.commands.palette} data-command-palette>
        <ErrorBoundary resetKey="" Fallback={SectionError}>
          <Suspense fallback={<Loading />}>
            <Palette {...props} />
          </Suspense>
        </ErrorBoundary>
      </Modal.Content>
    </Modal.Root>
  );
}
