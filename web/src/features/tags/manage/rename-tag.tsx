import { Button } from '@mantine/core';
import { tagNameLengthMax } from '@perch/contract/tags/limits';
import type { Tag } from '@perch/contract/tags/tags';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { refetchTags } from '../tags-queries.ts';

import classes from './tags-page.module.css';

interface RenameTagProps {
  tag: Tag;
  onEnd: () => void;
}

/** Another name for a tag; where a tag has it already, both can be merged. */
export function RenameTag({ tag, onEnd }: RenameTagProps) {
  const { _id: id, name: before, uploads } = tag;
  const queryClient = useQueryClient();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [isMerging, setIsMerging] = useState(false);
  const texts = m.tags.manage;
  const wanted = name.normalize('NFC').trim();
  const rename = useMutation({
    mutationFn: (merge: boolean) =>
      parseResponse(
        api.tags[':id'].$patch({ param: { id }, json: { name: wanted, ...(merge && { merge }) } }),
      ),
    meta: { isShownInPlace: true },
    onSuccess: async (_, merge) => {
      toastSuccess(merge ? texts.merged : texts.renamed);
      await refetchTags(queryClient);
      onEnd();
    },
    onError: (failure, merge) => {
      const isTaken = failure instanceof ApiError && failure.code === 'taken';
      setIsMerging(isTaken && !merge);
      if (!isTaken || merge) setProblem(errorMessage(failure));
    },
  });
  const submit = () => {
    if (wanted === '') setProblem(texts.nameMissing);
    else if ([...wanted].length > tagNameLengthMax) {
      setProblem(m.tags.field.tooLong({ max: tagNameLengthMax }));
    } else if (wanted === before) onEnd();
    else rename.mutate(false);
  };
  return (
    <>
      <Form className={classes.form} isBusy={rename.isPending} onSubmit={submit}>
        <Field
          ref={focus}
          className={classes.field ?? ''}
          size="sm"
          aria-label={texts.name}
          autoComplete="off"
          dir="auto"
          value={name}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onEnd();
          }}
        />
        <Button size="sm" variant="default" onClick={onEnd}>
          {m.general.cancel}
        </Button>
        <Button size="sm" type="submit" loading={rename.isPending && !isMerging}>
          {m.general.save}
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isMerging}
        title={texts.mergeTitle}
        confirmLabel={texts.merge}
        isBusy={rename.isPending}
        onConfirm={() => rename.mutate(true)}
        onCancel={() => setIsMerging(false)}
      >
        {texts.mergeText({ count: uploads, name: wanted, before })}
      </ConfirmDialog>
    </>
  );
}

function focus(input: HTMLInputElement | null): void {
  if (input && input !== document.activeElement) input.select();
}
