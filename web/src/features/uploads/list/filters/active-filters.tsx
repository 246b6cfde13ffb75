import { IconPhoto, IconStarFilled, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { hasCriteria, type ListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';
import { withMessages } from '../../../../language/with-messages.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { ActiveFilter, iconSize } from './active-filter.tsx';
import { albumNameQuery, isId, tagNameQuery } from './filter-names.ts';

import classes from './active-filters.module.css';

const CriteriaFilters = lazy(
  withMessages('tags', async () => ({
    default: (await import('./criteria-filters.tsx')).CriteriaFilters,
  })),
);

/** What the list is narrowed down to besides its tabs and its search, each with a link that takes it away. */
export function ActiveFilters({ shown }: { shown: ListState }) {
  const { tag, album, isFavorite } = shown;
  const isNarrowed = tag !== undefined || album !== undefined || hasCriteria(shown);
  if (!isNarrowed && !isFavorite) return null;
  return (
    <ul className={classes.filters} aria-label={m.marks.filter.active}>
      {isFavorite && (
        <ActiveFilter
          icon={<IconStarFilled className={classes.star} size={iconSize} />}
          name={m.marks.favorite.title}
          without={{ ...shown, isFavorite: false }}
        />
      )}
      {tag !== undefined && <TagFilter tag={tag} without={{ ...shown, tag: undefined }} />}
      {album !== undefined && (
        <AlbumFilter album={album} without={{ ...shown, album: undefined }} />
      )}
      {hasCriteria(shown) && (
        <Suspense>
          <CriteriaFilters shown={shown} />
        </Suspense>
      )}
    </ul>
  );
}

function TagFilter({ tag, without }: { tag: string; without: ListState }) {
  const { data, isPending } = useQuery({ ...tagNameQuery(tag), enabled: isId(tag) });
  const name = isId(tag) ? (data ?? (isPending ? '…' : tag)) : tag;
  return (
    <ActiveFilter
      icon={<IconTag size={iconSize} />}
      name={m.marks.filter.tag({ name })}
      without={without}
    />
  );
}

function AlbumFilter({ album, without }: { album: string; without: ListState }) {
  const { data, isPending } = useQuery(albumNameQuery(album));
  const name = data ?? (isPending ? '…' : album);
  return (
    <ActiveFilter
      icon={<IconPhoto size={iconSize} />}
      name={m.marks.filter.album({ name })}
      without={without}
    />
  );
}
