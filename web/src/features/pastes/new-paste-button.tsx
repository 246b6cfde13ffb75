import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { openNewPaste } from './paste-draft.ts';

import classes from './new-paste-button.module.css';

/** Next to the drop area: for texts instead of files. */
export function NewPasteButton() {
  const { newPaste, newPasteHint } = m.uploads.pick;
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconClipboardText size="1rem" aria-hidden="true" />}
        onClick={() => openNewPaste()}
      >
        {newPaste}
      </Button>
      <p className={classes.hint}>{newPasteHint}</p>
    </div>
  );
}
