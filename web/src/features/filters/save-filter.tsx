import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { listSearch, type ListState } from '../../api/list-url.ts';
import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { FilterNameForm } from './filter-name-form.tsx';
import { filtersQuery, savedQuery, saveFilter } from './filters-queries.ts';
import { stateOf } from './saved-filter-query.ts';

/** Saves what the list shows under a name. */
export function SaveFilter({ shown }: { shown: ListState }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const texts = m.savedFilters;
  const save = useMutation({
    mutationFn: async (name: string) => saveFilter(name, await savedQuery(shown)),
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      toastSuccess(texts.saved);
      setIsOpen(false);
      // The same list, by the address of the filter.
      void navigate({ search: listSearch(stateOf(data.filter.query)) }, { replace: true });
      await refetch(queryClient, filtersQuery.queryKey);
    },
  });
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant="default"
        fullWidth
        leftSection={<IconBookmarkPlus size="1rem" aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.save}
      </Button>
    );
  }
  return (
    <FilterNameForm
      name=""
      isBusy={save.isPending}
      refusal={save.error ? errorMessage(save.error) : undefined}
      onType={save.reset}
      onSubmit={(name) => save.mutate(name)}
      onCancel={() => setIsOpen(false)}
    />
  );
}
