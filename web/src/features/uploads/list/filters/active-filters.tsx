import { Suspense } from 'react';

import { hasCriteria, type ListState } from '../../../../api/list-url.ts';
import { withMessages } from '../../../../language/with-messages.ts';
import { lazy } from '../../../../lib/lazy.ts';

import classes from './active-filters.module.css';

const FilterChips = lazy(
  withMessages('tags', async () => ({
    default: (await import('./filter-chips.tsx')).FilterChips,
  })),
);

/** What the list is narrowed down to besides its tabs and its search. Most lists are not, so it is loaded when one is. */
export function ActiveFilters({ shown }: { shown: ListState }) {
  const { tag, album, isFavorite } = shown;
  if (!tag && !album && !isFavorite && !hasCriteria(shown)) return null;
  return (
    <Suspense fallback={<div className={classes.pending} />}>
      <FilterChips shown={shown} />
    </Suspense>
  );
}
