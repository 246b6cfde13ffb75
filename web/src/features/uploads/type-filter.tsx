import { categories, type Category } from '@perch/contract/limits';
import { Link } from 'react-router';

import { listSearch, type ListState } from './list-url.ts';

import classes from './type-filter.module.css';

const labels: Record<Category, string> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  text: 'Text',
  archive: 'Archives',
  other: 'Other',
};

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
          {type ? labels[type] : 'All'}
        </Link>
      ))}
    </nav>
  );
}
