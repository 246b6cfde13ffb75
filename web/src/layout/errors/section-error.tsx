import { Button } from '@mantine/core';

import { ChunkLoadError } from '../../app/lazy.ts';
import type { FallbackProps } from './error-boundary.tsx';

import classes from './section-error.module.css';

/** Shown in place of a part of a page that could not be loaded or failed. */
export function SectionError({ error, onRetry }: FallbackProps) {
  return (
    <div className={classes.failure} role="alert">
      <p>
        {error instanceof ChunkLoadError
          ? 'This could not be loaded. Check your connection and try again.'
          : 'Something went wrong here.'}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
