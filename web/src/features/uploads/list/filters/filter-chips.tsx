import { IconFilter, IconPhoto, IconStarFilled, IconTag, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { criteriaNames, listSearch, type ListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';
import { criterionText } from '../../../filters/criteria-texts.ts';
import { albumNameQuery, isId, tagNameQuery } from './filter-names.ts';

import classes from './active-filters.module.css';

const iconSize = '0.875rem';

/** The filters, each with a link that takes it away. */
export function FilterChips({ shown }: { shown: ListState }) {
  const { tag, album, isFavorite } = shown;
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
      <CriteriaFilters shown={shown} />
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

/** What the list asks of the properties of files. */
function CriteriaFilters({ shown }: { shown: ListState }) {
  const { criteria } = shown;
  return criteriaNames.flatMap((name) => {
    const text = criterionText(criteria, name);
    if (text === undefined) return [];
    const without = { ...shown, criteria: { ...criteria, [name]: undefined } };
    const icon = <IconFilter size={iconSize} />;
    return [<ActiveFilter key={name} icon={icon} name={text} without={without} />];
  });
}

interface ActiveFilterProps {
  icon: ReactNode;
  name: string;
  /** The list without it. */
  without: ListState;
}

function ActiveFilter({ icon, name, without }: ActiveFilterProps) {
  const label = m.marks.filter.remove({ name });
  return (
    <li className={classes.filter}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.name} dir="auto" data-tooltip={name}>
        {name}
      </span>
      <Link
        className={classes.remove}
        to={{ search: listSearch({ ...without, page: 1 }) }}
        aria-label={label}
        data-tooltip={label}
      >
        <IconX size={iconSize} aria-hidden="true" />
      </Link>
    </li>
  );
}
