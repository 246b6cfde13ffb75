import { Loader } from '@mantine/core';

import { PageTitle } from '../navigation/page-title.tsx';

import classes from './loading.module.css';

/** As `Loading`, where not even the page around it is known yet. */
export function LoadingPage() {
  return (
    <main>
      <PageTitle parts={[]} />
      <h1 className={classes.heading}>Perch</h1>
      <Loading />
    </main>
  );
}

/** Fills the space while something that the whole screen needs is on its way. */
export function Loading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      Loading...
    </output>
  );
}
