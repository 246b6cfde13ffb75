import type { SavedFilter } from '@perch/contract/filters/filters';
import type { ListFilter } from '@perch/contract/uploads/lists';
import { IconBookmark, IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { isFiltered, listSearch, type ListState } from '../../api/list-url.ts';
import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { toastUndo } from '../../ui/feedback/toast-undo.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FilterNameForm } from './filter-name-form.tsx';
import {
  changeFilter,
  deleteFilter,
  filtersQuery,
  savedQuery,
  saveFilter,
} from './filters-queries.ts';
import { isShownBy, stateOf } from './saved-filter-query.ts';

import classes from './filter-panel.module.css';

interface SavedFilterRowProps {
  filter: SavedFilter;
  shown: ListState;
  onClose: () => void;
}

/** A saved filter, which can be renamed, replaced by what the list shows, and deleted. */
export function SavedFilterRow({ filter, shown, onClose }: SavedFilterRowProps) {
  const [isRenamed, setIsRenamed] = useState(false);
  const { _id: id, name, query } = filter;
  const isShown = isShownBy(query, shown);
  const overwrite = useOverwriting(filter);
  const remove = useDeletion(filter);
  const texts = m.savedFilters;
  if (isRenamed) return <Renaming filter={filter} onEnd={() => setIsRenamed(false)} />;
  return (
    <li key={id} className={classes.saved}>
      <Link
        className={classes.choice}
        to={{ search: listSearch(stateOf(query)) }}
        aria-current={isShown ? 'true' : undefined}
        onClick={onClose}
      >
        <IconBookmark className={classes.icon} size="1rem" aria-hidden="true" />
        <span className={classes.name} dir="auto" data-tooltip={name}>
          {name}
        </span>
      </Link>
      {isFiltered(shown) && !isShown && (
        <IconButton
          label={texts.overwrite({ name })}
          icon={<IconDeviceFloppy size="1.125rem" />}
          onClick={() => overwrite.mutate(shown)}
        />
      )}
      <IconButton
        label={texts.rename({ name })}
        icon={<IconPencil size="1.125rem" />}
        onClick={() => setIsRenamed(true)}
      />
      <IconButton
        label={texts.delete({ name })}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => remove.mutate()}
      />
    </li>
  );
}

function Renaming({ filter, onEnd }: { filter: SavedFilter; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) => changeFilter(filter._id, { name }),
    meta: { isShownInPlace: true },
    onSuccess: async () => {
      toastSuccess(m.savedFilters.renamed);
      await refetch(queryClient, filtersQuery.queryKey);
      onEnd();
    },
  });
  return (
    <li>
      <FilterNameForm
        name={filter.name}
        isBusy={rename.isPending}
        refusal={rename.error ? errorMessage(rename.error) : undefined}
        onType={rename.reset}
        onSubmit={(name) => rename.mutate(name)}
        onCancel={onEnd}
      />
    </li>
  );
}

function useOverwriting({ _id: id, query: before }: SavedFilter) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const restore = useRestoring((query) => changeFilter(id, { query }));
  return useMutation({
    mutationFn: async (shown: ListState) => changeFilter(id, { query: await savedQuery(shown) }),
    onSuccess: ({ data }) => {
      void navigate({ search: listSearch(stateOf(data.filter.query)) }, { replace: true });
      toastUndo(m.savedFilters.overwritten, () => restore.mutate(before), 'filter');
    },
    onSettled: () => refetch(queryClient, filtersQuery.queryKey),
  });
}

function useDeletion({ _id: id, name, query }: SavedFilter) {
  const queryClient = useQueryClient();
  const restore = useRestoring((kept) => saveFilter(name, kept));
  return useMutation({
    mutationFn: () => deleteFilter(id),
    onSuccess: () => {
      toastUndo(m.savedFilters.deleted, () => restore.mutate(query), 'filter');
    },
    // Also after an error: it may have been deleted elsewhere.
    onSettled: () => refetch(queryClient, filtersQuery.queryKey),
  });
}

/** Takes a change back. */
function useRestoring(restore: (query: ListFilter) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restore,
    onSettled: () => refetch(queryClient, filtersQuery.queryKey),
  });
}
