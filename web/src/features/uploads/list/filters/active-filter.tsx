import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { listSearch, type ListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';

import classes from './active-filters.module.css';

export const iconSize = '0.875rem';

interface ActiveFilterProps {
  icon: ReactNode;
  name: string;
  /** The list without it. */
  without: ListState;
}

/** A filter of the list, with a link that takes it away. */
export function ActiveFilter({ icon, name, without }: ActiveFilterProps) {
  const label = m.marks.filter.remove({ name });
  return (
    <li className={classes.filter}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.name} dir="auto" title={name}>
        {name}
      </span>
      <Link
        className={classes.remove}
        to={{ search: listSearch({ ...without, page: 1 }) }}
        aria-label={label}
        title={label}
      >
        <IconX size={iconSize} aria-hidden="true" />
      </Link>
    </li>
  );
}
