import { IconClock, IconFiles, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

import { type ListScope, listScopes, listSearch, type ListState } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';

import classes from './scope-filter.module.css';

const icons = { files: IconFiles, ends: IconClock, trash: IconTrash };

export function scopeLabel(scope: ListScope): string {
  return scope === 'trash' ? m.trash.title : m.linkOptions.views[scope];
}

interface ScopeFilterProps {
  shown: ListState;
  hasTrash: boolean;
}

/** All files, those whose link ends, or the trash: as links, so that the back button and reload work. */
export function ScopeFilter({ shown, hasTrash }: ScopeFilterProps) {
  const scopes = listScopes.filter((scope) => scope !== 'trash' || hasTrash);
  return (
    <nav className={classes.scopes} aria-label={m.linkOptions.views.label}>
      {scopes.map((scope) => {
        const Icon = icons[scope];
        return (
          <Link
            key={scope}
            className={classes.scope}
            to={{ search: listSearch({ ...shown, page: 1, scope }) }}
            data-tooltip={scopeLabel(scope)}
            aria-current={scope === shown.scope ? 'true' : undefined}
          >
            <Icon size="1rem" aria-hidden="true" />
            <span className={classes.label}>{scopeLabel(scope)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
