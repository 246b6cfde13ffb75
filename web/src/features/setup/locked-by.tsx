import { IconLock } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';

import classes from './setup.module.css';

/** That the server's environment has a setting, so that it cannot be changed here. */
export function LockedBy({ variable }: { variable: string | null }) {
  return (
    <span className={classes.locked}>
      <IconLock size="0.875rem" aria-hidden="true" />
      {m.adminSettings.locked({ variable: variable ?? '' })}
    </span>
  );
}
