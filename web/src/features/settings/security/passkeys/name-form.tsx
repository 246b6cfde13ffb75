import { Button } from '@mantine/core';
import { passkeyNameLengthMax } from '@perch/contract/accounts/limits';
import { useEffect, useRef, useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';

import classes from '../sign-in-methods.module.css';

interface NameFormProps {
  initial: string;
  submitLabel: string;
  isBusy: boolean;
  /** Why the server or the browser refused. */
  refusal: string | undefined;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** The name of a passkey, of a new one or another one of an old. */
export function NameForm(props: NameFormProps) {
  const { initial, submitLabel, isBusy, refusal, onSubmit, onCancel } = props;
  const texts = m.passkeys;
  const [name, setName] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const isEmpty = name.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (isEmpty) field.current?.focus();
    else onSubmit(name.trim());
  };
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={field}
        label={texts.name}
        description={texts.nameHint}
        autoComplete="off"
        maxLength={passkeyNameLengthMax}
        value={name}
        error={isChecked && isEmpty ? texts.nameRequired : refusal}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={classes.actions}>
        <BusyButton isBusy={isBusy}>{submitLabel}</BusyButton>
        <Button variant="default" onClick={onCancel}>
          {m.general.cancel}
        </Button>
      </div>
    </Form>
  );
}
