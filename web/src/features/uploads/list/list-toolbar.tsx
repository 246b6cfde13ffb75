import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { SearchField } from '../../../ui/form/search-field.tsx';
import type { View } from './list-layout.ts';
import { listSearch, type ListState } from './list-url.ts';
import { indexOfSorting, sortOptions } from './sort-order.ts';

import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  shown: ListState;
  view: View;
  onView: (view: View) => void;
}

/** Search, order and layout of the list. */
export function ListToolbar({ shown, view, onView }: ListToolbarProps) {
  const navigate = useNavigate();
  const show = (search: string) =>
    void navigate({ search: listSearch({ ...shown, page: 1, search }) }, { replace: true });
  return (
    <div className={classes.toolbar}>
      <SearchField
        label="Search uploads"
        placeholder="Search by name"
        value={shown.search}
        onSearch={show}
      />
      <SortChoice shown={shown} />
      <fieldset className={classes.views} aria-label="Layout">
        <ViewButton view="list" chosen={view} onChoose={onView} />
        <ViewButton view="grid" chosen={view} onChoose={onView} />
      </fieldset>
    </div>
  );
}

function SortChoice({ shown }: { shown: ListState }) {
  const navigate = useNavigate();
  return (
    <select
      className={classes.sort}
      aria-label="Sort by"
      value={indexOfSorting(shown)}
      onChange={({ currentTarget }) => {
        const { sort, order } = sortOptions[Number(currentTarget.value)] ?? shown;
        void navigate({ search: listSearch({ ...shown, page: 1, sort, order }) });
      }}
    >
      {sortOptions.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

const views = {
  list: { label: 'List', Icon: IconList },
  grid: { label: 'Grid', Icon: IconLayoutGrid },
};

interface ViewButtonProps {
  view: View;
  chosen: View;
  onChoose: (view: View) => void;
}

function ViewButton({ view, chosen, onChoose }: ViewButtonProps) {
  const { label, Icon } = views[view];
  return (
    <button
      type="button"
      className={classes.view}
      aria-label={label}
      title={label}
      aria-pressed={view === chosen}
      onClick={() => onChoose(view)}
    >
      <Icon size="1.125rem" aria-hidden="true" />
    </button>
  );
}
