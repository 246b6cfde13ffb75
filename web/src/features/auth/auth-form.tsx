import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { FormError } from './form-error.tsx';

import classes from './auth-form.module.css';

interface AuthFormProps {
  failure: string | undefined;
  onSubmit: () => void;
  submitLabel: string;
  /** What the button says while the form is sent. */
  busyLabel: string;
  isBusy: boolean;
  children: ReactNode;
  /** Stands after the button. */
  foot?: ReactNode;
}

/** A form with its failure above the fields and one wide button under them. */
export function AuthForm(props: AuthFormProps) {
  const { failure, onSubmit, submitLabel, busyLabel, isBusy, children, foot } = props;
  return (
    <form
      className={classes.form}
      // Our own sentences stand beside the fields, so the browser's bubbles stay away.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormError sentence={failure} />
      {children}
      <Button type="submit" size="md" fullWidth disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
      {foot}
    </form>
  );
}
