import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { currentLocale, m } from '../../../language/messages.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type MemberSorting, memberSortings, sortMembers } from '../members/sort-members.ts';

import classes from '../form/album-dialog.module.css';

interface SortDialogProps {
  loadAll: () => Promise<readonly Upload[]>;
  onClose: () => void;
  /** Gets the members as they were, and their order from now on. */
  onSorted: (before: readonly Upload[], order: readonly string[]) => void;
}

/** Sorts the members of an album once; their order is their own again afterwards. */
export function SortDialog({ loadAll, onClose, onSorted }: SortDialogProps) {
  const texts = m.albums.order;
  const [sorting, setSorting] = useState<MemberSorting>('nameUp');
  const load = useMutation({
    mutationFn: loadAll,
    meta: { failureTitle: texts.notSaved },
    onSuccess: (all) => {
      onSorted(all, sortMembers(all, sorting, currentLocale()));
      onClose();
    },
  });
  return (
    <FormDialog isOpen title={texts.sortTitle} onClose={onClose}>
      <Form className={classes.form} isBusy={load.isPending} onSubmit={() => load.mutate()}>
        <SelectField
          label={m.uploads.list.sortBy}
          size="sm"
          data-autofocus
          data={memberSortings.map((value) => ({ value, label: m.uploads.list.sortings[value] }))}
          value={sorting}
          onChange={({ currentTarget }) => {
            const chosen = memberSortings.find((each) => each === currentTarget.value);
            if (chosen) setSorting(chosen);
          }}
        />
        <p className={classes.note}>{texts.note}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.general.cancel}
          </Button>
          <Button type="submit" loading={load.isPending}>
            {texts.sort}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
