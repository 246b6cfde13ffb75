import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { FormError } from './form-error.tsx';

import classes from './auth-form.module.css';

interface AuthFormProps {
  failure: string | undefined;
  onSubmit: () => void;
  submitLabel: string;
  /** The button's label while the form is being sent. */
  busyLabel: string;
  isBusy: boolean;
  children: ReactNode;
  /** After the button. */
  foot?: ReactNode;
}

/** A form with its error above the fields and one wide button below them. */
export function AuthForm(props: AuthFormProps) {
  const { failure, onSubmit, submitLabel, busyLabel, isBusy, children, foot } = props;
  return (
    <form
      className={classes.form}
      // The fields show the app's own messages instead of the browser's.
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
