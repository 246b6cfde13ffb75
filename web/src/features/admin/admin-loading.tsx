import { Loader } from '@mantine/core';

import classes from './admin-loading.module.css';

export function AdminLoading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      Loading admin panel...
    </output>
  );
}
