import { Button } from '@mantine/core';

import { m } from '../../language/messages.ts';
import { ChunkLoadError } from '../../lib/lazy.ts';
import type { FallbackProps } from './error-boundary.tsx';

import classes from './section-error.module.css';

/** Shown instead of a part of a page that could not be loaded or failed. */
export function SectionError({ error, onRetry }: FallbackProps) {
  return (
    <div className={classes.failure} role="alert">
      <p>
        {error instanceof ChunkLoadError
          ? m.layout.errors.missingSection
          : m.layout.errors.brokenSection}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {m.general.tryAgain}
      </Button>
    </div>
  );
}
