import { useNavigate, useSearchParams } from 'react-router';

import { m } from '../../../language/messages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { listSearch, readListState } from '../admin-url.ts';

import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  searchLabel: string;
  sorts: readonly { id: string; label: () => string }[];
}

/** Search and order of a list, which the URL holds. */
export function ListToolbar({ searchLabel, sorts }: ListToolbarProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { search, sort } = readListState(parameters);
  return (
    <div className={classes.tools}>
      <SearchField
        label={searchLabel}
        value={search}
        onSearch={(text) =>
          void navigate({ search: listSearch(parameters, { search: text }) }, { replace: true })
        }
      />
      <SelectField
        size="sm"
        aria-label={m.admin.records.sortBy}
        value={sort}
        data={sorts.map(({ id, label }) => ({ value: id, label: label() }))}
        onChange={({ currentTarget }) =>
          void navigate({ search: listSearch(parameters, { sort: currentTarget.value }) })
        }
      />
    </div>
  );
}
