import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { FormError } from '../../ui/form/form-error.tsx';
import { Form } from '../../ui/form/form.tsx';

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
    <Form className={classes.form} isBusy={isBusy} onSubmit={onSubmit}>
      <FormError sentence={failure} />
      {children}
      <Button type="submit" size="md" fullWidth disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
      {foot}
    </Form>
  );
}
