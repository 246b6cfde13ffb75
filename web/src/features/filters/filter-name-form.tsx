import { Button } from '@mantine/core';
import { filterNameLengthMax } from '@perch/contract/filters/limits';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../language/messages.ts';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';

import classes from './filter-panel.module.css';

interface FilterNameFormProps {
  name: string;
  isBusy: boolean;
  /** The server's sentence. */
  refusal: string | undefined;
  onType: () => void;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** The name of a filter, a new one or one that is renamed. What was typed stays after an error. */
export function FilterNameForm(props: FilterNameFormProps) {
  const { isBusy, refusal, onType, onSubmit, onCancel } = props;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string>();
  const texts = m.savedFilters;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const panel = field?.closest<HTMLElement>('[role=dialog]');
    field?.select();
    return () => {
      // The focus went with the form.
      if (document.activeElement === document.body) panel?.focus();
    };
  }, []);
  const submit = () => {
    const wanted = name.normalize('NFC').trim();
    if (wanted === '') setProblem(texts.nameMissing);
    else if ([...wanted].length > filterNameLengthMax) {
      setProblem(texts.nameTooLong({ max: filterNameLengthMax }));
    } else onSubmit(wanted);
  };
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={input}
        size="sm"
        label={texts.name}
        autoComplete="off"
        dir="auto"
        value={name}
        error={problem ?? refusal}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
          onType();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The panel around it stays.
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {m.general.cancel}
        </Button>
        <Button size="xs" type="submit" loading={isBusy}>
          {m.general.save}
        </Button>
      </div>
    </Form>
  );
}
