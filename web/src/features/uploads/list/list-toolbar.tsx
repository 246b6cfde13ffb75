import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { listSearch, type ListState } from '../../../api/list-url.ts';
import { sortOptions } from '../../../api/upload-sorts.ts';
import { m } from '../../../language/messages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import type { ListView } from './list-view.ts';
import { sortOptionIndex } from './sort-order.ts';

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
        label={m.uploads.list.search}
        placeholder={m.uploads.list.searchHint}
        value={shown.search}
        onSearch={show}
      />
      <SortChoice shown={shown} />
      <FilterButton shown={shown} />
      <fieldset className={classes.views} aria-label={m.uploads.list.layout}>
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
      aria-label={m.uploads.list.sortBy}
      value={sortOptionIndex(shown)}
      onChange={({ currentTarget }) => {
        const { sort, order } = sortOptions[Number(currentTarget.value)] ?? shown;
        void navigate({ search: listSearch({ ...shown, page: 1, sort, order }) });
      }}
    >
      {sortOptions.map(({ id }, index) => (
        <option key={id} value={index}>
          {m.uploads.list.sortings[id]}
        </option>
      ))}
    </select>
  );
}

const icons = { list: IconList, grid: IconLayoutGrid };

interface ViewButtonProps {
  view: ListView;
  chosen: ListView;
  onChoose: (view: ListView) => void;
}

function ViewButton({ view, chosen, onChoose }: ViewButtonProps) {
  const Icon = icons[view];
  const label = m.uploads.list.layouts[view];
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
