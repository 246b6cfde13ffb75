import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { SearchField } from '../../../ui/form/search-field.tsx';
import { listSearch, type ListState } from './list-url.ts';
import type { ListView } from './list-view.ts';
import { sortOptionIndex, sortOptions } from './sort-order.ts';

import classes from './list-toolbar.module.css';

interface ListToolbarProps {
  shown: ListState;
  view: ListView;
  onView: (view: ListView) => void;
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
      value={sortOptionIndex(shown)}
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
  view: ListView;
  chosen: ListView;
  onChoose: (view: ListView) => void;
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
