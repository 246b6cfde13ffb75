import { Loader } from '@mantine/core';

import { PageTitle } from '../navigation/page-title.tsx';

import classes from './loading.module.css';

/** As `Loading`, before the layout is known. */
export function LoadingPage() {
  return (
    <main>
      <PageTitle parts={[]} />
      <h1 className={classes.heading}>Perch</h1>
      <Loading />
    </main>
  );
}

/** Fills the page while it loads. */
export function Loading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      Loading...
    </output>
  );
}
