import { categories } from '@perch/contract/limits';
import { Link } from 'react-router';

import { listSearch, type ListState } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';

import classes from './type-filter.module.css';

/** Filters as links, so that the back button, reload and sharing work. */
export function TypeFilter({ shown }: { shown: ListState }) {
  return (
    <nav className={classes.filter} aria-label={m.uploads.list.typeFilter}>
      {[undefined, ...categories].map((type) => (
        <Link
          key={type ?? 'all'}
          className={classes.option}
          to={{ search: listSearch({ ...shown, page: 1, type }) }}
          aria-current={type === shown.type ? 'true' : undefined}
        >
          {type ? m.format.fileTypes[type] : m.uploads.list.allTypes}
        </Link>
      ))}
    </nav>
  );
}
