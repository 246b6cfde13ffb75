import { Loader } from '@mantine/core';

import classes from './admin-skeleton.module.css';

export function LoadingAdmin() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      Loading admin panel...
    </output>
  );
}
