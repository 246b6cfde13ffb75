import { type ComponentProps, Suspense } from 'react';

import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';

import classes from './lazy-activity.module.css';

const Section = lazy(
  withMessages('sharing', async () => ({
    default: (await import('./activity.tsx')).ActivitySection,
  })),
);
const Folded = lazy(
  withMessages('sharing', async () => ({
    default: (await import('./activity.tsx')).ActivityDisclosure,
  })),
);

/** See `activity.tsx`; with its code, messages and a place of its height until these are there. */
export function ActivitySection(props: ComponentProps<typeof Section>) {
  return (
    <Suspense fallback={<div className={classes.section} />}>
      <Section {...props} />
    </Suspense>
  );
}

export function ActivityDisclosure(props: ComponentProps<typeof Folded>) {
  return (
    <Suspense fallback={<div className={classes.disclosure} />}>
      <Folded {...props} />
    </Suspense>
  );
}
