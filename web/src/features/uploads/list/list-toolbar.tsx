import { IconArrowsSort, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { listSearch, type ListState, readListState } from '../../../api/list-url.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { sortOptions } from '../../../api/upload-sorts.ts';
import { m } from '../../../language/messages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import type { ListView } from './list-view.ts';
import { ScopeFilter } from './scope-filter.tsx';
import { sortOptionIndex } from './sort-order.ts';
import { TypeFilter } from './type-filter.tsx';

import classes from './list-toolbar.module.css';

/** What every list of the page has around its files. */
export interface ShownListProps {
  shown: ListState;
  /** At the start of the toolbar. */
  uploadMenu: ReactNode;
  /** Between the toolbar and the files. */
  above: ReactNode;
}

interface ListToolbarProps extends Omit<ShownListProps, 'above'> {
  /** How the files are shown. */
  controls?: ReactNode;
  /** Actions on selected files, in place of the tabs. */
  bar?: ReactNode;
}

/** The page's one toolbar: what one does with the list, and which files it shows. It stays in view. */
export function ListToolbar({ shown, uploadMenu, controls, bar }: ListToolbarProps) {
  const navigate = useNavigate();
  const { data: settings } = useQuery(settingsQuery);
  const show = (search: string) =>
    void navigate({ search: listSearch({ ...latest(), page: 1, search }) }, { replace: true });
  return (
    <div className={classes.toolbar}>
      <div className={classes.lead}>
        {uploadMenu}
        <SearchField
          label={m.uploads.list.search}
          placeholder={m.uploads.list.searchHint}
          value={shown.search}
          onSearch={show}
        />
      </div>
      <div className={classes.rest}>
        {controls && <div className={classes.controls}>{controls}</div>}
        {bar || (
          <div className={classes.tabs}>
            <ScopeFilter shown={shown} hasTrash={(settings?.trashDays ?? 0) > 0} />
            <TypeFilter shown={shown} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The list of the address: what was chosen a moment ago may not be rendered yet. */
const latest = () => readListState(new URLSearchParams(window.location.search));

interface ListControlsProps {
  shown: ListState;
  view: ListView;
  onView: (view: ListView) => void;
}

/** Order, filters and layout of the list. */
export function ListControls({ shown, view, onView }: ListControlsProps) {
  return (
    <>
      <SortChoice shown={shown} />
      <FilterButton shown={shown} />
      <fieldset className={classes.views} aria-label={m.uploads.list.layout}>
        <ViewButton view="list" chosen={view} onChoose={onView} />
        <ViewButton view="grid" chosen={view} onChoose={onView} />
      </fieldset>
    </>
  );
}

function SortChoice({ shown }: { shown: ListState }) {
  const navigate = useNavigate();
  return (
    <SelectField
      className={classes.sort ?? ''}
      size="sm"
      leftSection={<IconArrowsSort size="1.125rem" aria-hidden="true" />}
      aria-label={m.uploads.list.sortBy}
      data={sortOptions.map(({ id }, index) => ({
        value: String(index),
        label: m.uploads.list.sortings[id],
      }))}
      value={sortOptionIndex(shown)}
      onChange={({ currentTarget }) => {
        const { sort, order } = sortOptions[Number(currentTarget.value)] ?? shown;
        void navigate({ search: listSearch({ ...latest(), page: 1, sort, order }) });
      }}
    />
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
      data-tooltip={label}
      aria-pressed={view === chosen}
      onClick={() => onChoose(view)}
    >
      <Icon size="1.125rem" aria-hidden="true" />
    </button>
  );
}
