import { Skeleton } from '@mantine/core';

import { m } from '../../../language/messages.ts';

import classes from './uploads-skeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** Placeholder of the list while it loads. */
export function UploadsSkeleton() {
  return (
    <output className={classes.list} aria-label={m.uploads.loading}>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.tile ?? ''} />
          <Skeleton className={classes.line ?? ''} />
        </div>
      ))}
    </output>
  );
}
