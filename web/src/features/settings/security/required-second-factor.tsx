import { IconShieldExclamation } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';

import classes from './required-second-factor.module.css';

/** Tells that the administrator requires a second factor of this account, which has none. */
export function RequiredSecondFactor() {
  return (
    <output className={classes.required}>
      <IconShieldExclamation className={classes.icon} size="1.25rem" aria-hidden="true" />
      {m.secondFactors.required}
    </output>
  );
}
