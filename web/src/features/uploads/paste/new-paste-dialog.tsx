import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeNewPaste, useNewPaste } from './paste-draft.ts';
import { PasteForm } from './paste-form.tsx';

import classes from './new-paste-dialog.module.css';

const narrow = '(max-width: 40em)';

/** Where a text is written and uploaded. Closing it keeps the text. */
export function NewPasteDialog() {
  const { isOpen } = useNewPaste();
  const isNarrow = useMediaQuery(narrow, window.matchMedia(narrow).matches);
  const title = m.uploads.pick.newPaste;
  return (
    <Modal.Root
      opened={isOpen}
      onClose={closeNewPaste}
      centered
      fullScreen={isNarrow}
      size="56rem"
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={title}>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <IconButton
            label={m.newPaste.close}
            icon={<IconX size="1.25rem" />}
            onClick={closeNewPaste}
          />
        </div>
        <PasteForm />
      </Modal.Content>
    </Modal.Root>
  );
}
