import { Loader } from '@mantine/core';

import classes from './loading.module.css';

/** Fills the space while something that the whole screen needs is on its way. */
export function Loading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      Loading...
    </output>
  );
}
