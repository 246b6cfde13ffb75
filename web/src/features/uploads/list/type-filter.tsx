import { categories } from '@perch/contract/limits';
import { Link } from 'react-router';

import { listSearch, type ListState } from './list-url.ts';
import { typeLabels } from './type-labels.ts';

import classes from './type-filter.module.css';

/** Links, so that a filter can be gone back from, reloaded and shared. */
export function TypeFilter({ shown }: { shown: ListState }) {
  return (
    <nav className={classes.filter} aria-label="Filter by type">
      {[undefined, ...categories].map((type) => (
        <Link
          key={type ?? 'all'}
          className={classes.option}
          to={{ search: listSearch({ ...shown, page: 1, type }) }}
          aria-current={type === shown.type ? 'true' : undefined}
        >
          {type ? typeLabels[type] : 'All'}
        </Link>
      ))}
    </nav>
  );
}
