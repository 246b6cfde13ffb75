import { useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { isFiltered, type ListState } from '../../api/list-url.ts';
import { m } from '../../language/messages.ts';
import { filtersQuery } from './filters-queries.ts';
import { SaveFilter } from './save-filter.tsx';
import { isShownBy } from './saved-filter-query.ts';
import { SavedFilterRow } from './saved-filter-row.tsx';

import classes from './filter-panel.module.css';

interface SavedFiltersProps {
  shown: ListState;
  onClose: () => void;
}

/** The saved filters, and how the present one is saved. */
export function SavedFilters({ shown, onClose }: SavedFiltersProps) {
  const { data, error } = useQuery(filtersQuery);
  const texts = m.savedFilters;
  const isSaved = data?.some(({ query }) => isShownBy(query, shown)) ?? false;
  return (
    <section className={classes.section} aria-label={texts.title}>
      <h3 className={classes.title}>{texts.title}</h3>
      {error && !data && <output className={classes.nothing}>{errorMessage(error)}</output>}
      <ul className={classes.list}>
        {data?.map((filter) => (
          <SavedFilterRow key={filter._id} filter={filter} shown={shown} onClose={onClose} />
        ))}
      </ul>
      {isFiltered(shown) ? (
        data && !isSaved && <SaveFilter shown={shown} />
      ) : (
        <p className={classes.nothing}>{texts.hint}</p>
      )}
    </section>
  );
}
