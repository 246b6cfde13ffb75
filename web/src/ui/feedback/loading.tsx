import { Loader } from '@mantine/core';

import { useBrand } from '../../api/brand.ts';
import { m } from '../../language/messages.ts';
import { PageTitle } from '../navigation/page-title.tsx';

import classes from './loading.module.css';

/** As `Loading`, before the layout is known. */
export function LoadingPage() {
  const { name } = useBrand();
  return (
    <main>
      <PageTitle parts={[]} />
      <h1 className={classes.heading}>{name}</h1>
      <Loading />
    </main>
  );
}

/** Fills the page while it loads. */
export function Loading() {
  return (
    <output className={classes.loading}>
      <Loader size="sm" aria-hidden="true" />
      {m.general.loading}
    </output>
  );
}
