import { Button } from '@mantine/core';

import { MissingPart } from '../../app/lazy.ts';
import type { InsteadProps } from './error-boundary.tsx';

import classes from './section-error.module.css';

/** In place of a part of a page that did not arrive, or broke. */
export function PartFailure({ failure, onTryAgain }: InsteadProps) {
  return (
    <div className={classes.failure} role="alert">
      <p>
        {failure instanceof MissingPart
          ? 'This could not be loaded. Check your connection and try again.'
          : 'Something went wrong here.'}
      </p>
      <Button variant="default" size="compact-sm" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
