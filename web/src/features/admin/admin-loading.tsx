import { Loader } from '@mantine/core';

import { m } from '../../language/messages.ts';

import classes from './admin-loading.module.css';

export function AdminLoading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      {m.admin.loading}
    </output>
  );
}
