import { IconLock } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';

import classes from './setup.module.css';

/** Says that a setting comes from the server's environment and cannot be changed here. */
export function LockedBy({ variable }: { variable: string | null }) {
  return (
    <span className={classes.locked}>
      <IconLock size="0.875rem" aria-hidden="true" />
      {m.adminSettings.locked({ variable: variable ?? '' })}
    </span>
  );
}
