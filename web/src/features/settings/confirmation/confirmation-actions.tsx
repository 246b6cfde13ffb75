import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { resolveConfirmation } from '../../../api/confirmation.ts';
import { m } from '../../../language/messages.ts';

import classes from './confirmation-dialog.module.css';

/** The last row of the dialog: leaving it, and what else there is to press. */
export function ConfirmationActions({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={() => resolveConfirmation(false)}>
        {m.general.cancel}
      </Button>
      {children}
    </div>
  );
}
