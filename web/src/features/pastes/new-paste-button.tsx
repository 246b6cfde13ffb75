import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { openNewPaste } from './paste-draft.ts';

import classes from './new-paste-button.module.css';

/** For texts instead of files. `onOpen` is called before the dialog opens. */
export function NewPasteButton({ onOpen }: { onOpen: () => void }) {
  const { newPaste, newPasteHint } = m.uploads.pick;
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size="1rem" aria-hidden="true" />}
        onClick={() => {
          onOpen();
          openNewPaste();
        }}
      >
        {newPaste}
      </Button>
      <p className={classes.hint}>{newPasteHint}</p>
    </div>
  );
}
