import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { listSearch, type ListState } from '../../api/list-url.ts';
import { m } from '../../language/messages.ts';
import { CriteriaChoice } from './criteria-choice.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { TagChoice } from './tag-choice.tsx';

import classes from './filter-panel.module.css';

interface FilterPanelProps {
  shown: ListState;
  /** A filter was chosen. */
  onClose: () => void;
}

/** The choice of what the list shows: favourites, a tag, or a filter that was saved. */
export function FilterPanel({ shown, onClose }: FilterPanelProps) {
  const { isFavorite } = shown;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise.
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <div ref={panel} className={classes.panel}>
      <Link
        className={classes.choice}
        to={{ search: listSearch({ ...shown, page: 1, isFavorite: !isFavorite }) }}
        aria-current={isFavorite ? 'true' : undefined}
        onClick={onClose}
      >
        <Star className={classes.star} size="1rem" aria-hidden="true" />
        <span className={classes.name}>{m.marks.favorite.title}</span>
      </Link>
      <TagChoice shown={shown} onClose={onClose} />
      <CriteriaChoice shown={shown} />
      <SavedFilters shown={shown} onClose={onClose} />
    </div>
  );
}
