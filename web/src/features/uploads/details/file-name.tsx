import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useUploadChange } from './use-upload-change.ts';

import classes from './file-name.module.css';

/** The name of a file, which can be changed in its place. */
export function FileName({ upload }: { upload: Upload }) {
  const [isEdited, setIsEdited] = useState(false);
  if (isEdited) return <NameForm upload={upload} onClose={() => setIsEdited(false)} />;
  return (
    <div className={classes.shown}>
      <h2 className={classes.name}>{upload.originalName}</h2>
      <IconButton
        label={m.linkChange.rename.action}
        icon={<IconPencil size="1.125rem" />}
        onClick={() => setIsEdited(true)}
      />
    </div>
  );
}

function NameForm({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const texts = m.linkChange.rename;
  const [name, setName] = useState(upload.originalName);
  const [problem, setProblem] = useState<string>();
  const rename = useUploadChange(upload._id, {
    done: texts.done,
    failed: m.linkChange.notSaved,
    onDone: onClose,
    onRefused: (problems) => setProblem(problems.name),
  });
  const submit = () => {
    const wanted = name.trim();
    if (wanted === '') setProblem(texts.missing);
    else if (wanted === upload.originalName) onClose();
    else rename.mutate({ name: wanted });
  };
  return (
    <Form className={classes.form} isBusy={rename.isPending} onSubmit={submit}>
      <Field
        label={texts.label}
        size="sm"
        description={texts.hint}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={name}
        error={problem}
        data-autofocus
        ref={focusName}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onClose}>
          {m.general.cancel}
        </Button>
        <Button size="xs" type="submit" loading={rename.isPending}>
          {m.general.save}
        </Button>
      </div>
    </Form>
  );
}

/** Selects the name without its extension, which seldom changes. */
function focusName(input: HTMLInputElement | null): void {
  if (!input || input === document.activeElement) return;
  input.focus();
  const dot = input.value.lastIndexOf('.');
  input.setSelectionRange(0, dot > 0 ? dot : input.value.length);
}
